import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// Plays the drawings of Docs/Weather against what they are about.
@Suite("Docs: how it is composed")
struct HowItIsComposedTests {
  @Test("the manager does what is drawn", arguments: try drawings(of: "manager"))
  func manager(drawing: Drawing) { ManagerStage.play(drawing) }

  @Test("the client does what is drawn", arguments: try drawings(of: "client"))
  func client(drawing: Drawing) throws { try ClientStage.play(drawing) }

  @Test("the location finder does what is drawn", arguments: try drawings(of: "location"))
  func location(drawing: Drawing) throws {
    let time = TestScheduler()
    let source = time.signal(try #require(drawing["source"]))
    let coordinate = try #require(Coordinate(latitude: 1, longitude: 2))
    let fixes = source.map { name in
      LocationFix(
        coordinate: coordinate,
        horizontalAccuracy: Length(meters: name == name.uppercased() ? 10 : -1),
        time: Date(timeIntervalSince1970: Double(name.utf8.first ?? 0))
      )
    }
    let finder = LocationFinder(
      source: fixes.mapError { _ in .denied },
      limit: .seconds(8),
      on: time
    )
    let drawn = time.draw(
      finder.fix
        .map { String(UnicodeScalar(UInt8($0.time.timeIntervalSince1970))) }
        .mapError { _ in MarbleFailure() }
    )
    let wanted = try #require(drawing["fix"])
    #expect(drawn.beats == Marble(wanted).beats, "\(drawing)\ndrawn: \(drawn)")
  }

  @Test("reachability is what is drawn", arguments: try drawings(of: "reachability"))
  func reachability(drawing: Drawing) throws {
    let states: [String: NetworkState] = ["o": .offline, "l": .local, "n": .online]
    let time = TestScheduler()
    let system = time.signal(try #require(drawing["system"])).compactMap { states[$0] }
      .catch { _ in .empty }
    let reachability = Reachability(system)
    let drawn = [
      "states": time.draw(
        reachability.states
          .compactMap { state in states.first { $0.value == state }?.key }
          .promoteError()
      ),
      "regained": time.draw(reachability.regained.mapReplace("v").promoteError()),
    ]
    for (row, marble) in drawn {
      let wanted = try #require(drawing[row])
      #expect(marble.beats == Marble(wanted).beats, "\(drawing)\ndrawn: \(row) \(marble)")
    }
  }

  @Test("the places are what is drawn", arguments: try drawings(of: "places"))
  func places(drawing: Drawing) throws {
    for row in ["list", "refused"] {
      let time = TestScheduler()
      let storage = PlaceStorage.memory
      let mine = SavedPlaces(in: storage)
      func refusals(_ row: String, of places: SavedPlaces) throws -> Signal<String, MarbleFailure> {
        time.signal(try #require(drawing[row]))
          .flattenMap(.concat) { name in
            places.add(.named(name)).compactMap { _ in String?.none }
              .catch { _ in Signal<String, MarbleFailure>.just("x") }
          }
      }
      let refused = try refusals("mine", of: mine)
      let other = try refusals("other", of: SavedPlaces(in: storage)).subscribe(
        next: { _ in },
        failed: { _ in }
      )
      let drawn: Marble
      if row == "list" {
        let edits = refused.subscribe(next: { _ in }, failed: { _ in })
        drawn = time.draw(mine.places.signal.map { "\($0.count)" }.promoteError())
        edits.dispose()
      } else {
        drawn = time.draw(refused)
      }
      other.dispose()
      let wanted = try #require(drawing[row])
      #expect(drawn.beats == Marble(wanted).beats, "\(drawing)\ndrawn: \(row) \(drawn)")
    }
  }

  @Test("every drawing is played, and there are some of each kind")
  func all() throws {
    let kinds = Set(try Drawing.ofComposition().map(\.kind))
    #expect(
      kinds == [
        "manager", "client", "location", "reachability", "places", "program", "dashboard",
      ]
    )
  }

  static func drawings(of kind: String) throws -> [Drawing] {
    let drawings = try Drawing.ofComposition().filter { $0.kind == kind }
    try #require(!drawings.isEmpty)
    return drawings
  }
}

extension PlaceStorage {
  /// A storage of its own in memory.
  fileprivate static var memory: PlaceStorage {
    let bytes = Cell<Data?>(nil)
    return PlaceStorage(path: "memory") { (decide) throws(PlacesError) in
      switch try decide(bytes.value) {
      case .keep: break
      case .replace(let data), .setAside(_, let data): bytes.value = data
      }
      return nil
    }
  }
}

extension Place {
  /// A place of a name, each at another point.
  fileprivate static func named(_ name: String) -> Place {
    Place(name: name, coordinate: .at(Double(name.utf8.first ?? 0) - 100, 2))
  }
}
