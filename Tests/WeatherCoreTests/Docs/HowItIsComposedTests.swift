import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// Plays the drawings of Docs/HowItIsComposed.md against what they are about.
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

  @Test("every drawing is played, and there are some of each kind")
  func all() throws {
    let kinds = Set(try Drawing.all(in: "HowItIsComposed").map(\.kind))
    #expect(kinds == ["manager", "client", "location", "reachability", "program"])
  }

  @Test("the code shown is the code, line for line")
  func code() throws {
    let root = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/WeatherCore").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = try paths.filter { $0.hasSuffix(".swift") && !$0.contains("Recordings/") }
      .map { lines(try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
    let page = try String(
      contentsOf: root.appendingPathComponent("Docs/HowItIsComposed.md"),
      encoding: .utf8
    )
    let shown = page.components(separatedBy: "```swift\n").dropFirst()
      .map { lines($0.components(separatedBy: "```")[0]) }
    #expect(!shown.isEmpty)
    for code in shown {
      #expect(sources.contains { $0.contains(code) }, "in no file of WeatherCore:\n\(code)")
    }
  }

  /// Without indentation, comments and blank lines.
  private func lines(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  static func drawings(of kind: String) throws -> [Drawing] {
    let drawings = try Drawing.all(in: "HowItIsComposed").filter { $0.kind == kind }
    try #require(!drawings.isEmpty)
    return drawings
  }
}
