import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@Suite("W18: saved places")
struct SavedPlacesTests {
  private let folder = TemporaryFolder()
  private var url: URL { folder.url.appendingPathComponent("weather-cli/places.json") }

  private func open() -> SavedPlaces { SavedPlaces(in: .file(url)) }

  private func place(_ name: String, _ latitude: Double) -> Place {
    Place(
      name: name,
      area: "Here",
      country: "GB",
      coordinate: .at(latitude, 0),
      timeZone: TimeZone(identifier: "Europe/London")
    )
  }

  private func names(_ places: SavedPlaces) -> [String] { places.places.value.map(\.place.name) }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  @Test("everything about the places is there again in the next run, in its order")
  func kept() async throws {
    let places = open()
    #expect(places.list.value == PlaceList() && places.notice.value == nil)
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    for (name, latitude) in [("A", 10.0), ("B", 20), ("C", 30)] {
      _ = try await places.add(place(name, latitude), aliases: ["my \(name)"]).first()
    }
    let ids = places.places.value.map(\.id)
    try await places.edit { list throws(PlacesError) in try list.move(ids[2], to: 0) }.completion()
    try await places.select(ids[1]).completion()
    try await places.locate(place("here", 50)).completion()

    let again = open()
    #expect(again.list.value == places.list.value)
    #expect(names(again) == ["here", "C", "A", "B"])
    #expect(again.selected.value?.id == ids[1])
    #expect(again.current.value?.isLocated == true)
    #expect(again.places.value[2].place == place("A", 10))
    #expect(again.notice.value == nil)
  }

  @Test("an edit is cold, and each part of the list is observed when it changes")
  func observed() async throws {
    let places = open()
    let log = Log<String>()
    let parts = [
      places.places.changes.map { "places \($0.map(\.place.name))" },
      places.current.changes.map { "current \($0?.place.name ?? "none")" },
      places.selected.changes.map { "selected \($0?.place.name ?? "none")" },
    ]
    Signal.merge(parts).subscribe { log.add($0) }
    let adding = places.add(place("A", 10))
    #expect(log.entries.isEmpty && names(places).isEmpty)
    let saved = try #require(try await adding.first())
    try await places.select(saved.id).completion()
    try await places.select(saved.id).completion()
    try await places.locate(place("near A", 10.0001)).completion()
    #expect(log.entries == ["places [\"A\"]", "selected A", "current A"])
    await #expect(throws: PlacesError.alreadySaved(saved)) { try await adding.completion() }
    await #expect(throws: PlacesError.isCurrent(saved)) {
      try await places.remove(saved.id).completion()
    }
    #expect(log.count == 3)
  }

  @Test("two stores of one file never lose each other's changes")
  func twoStores() async throws {
    let (one, other) = (open(), open())
    let a = try #require(try await one.add(place("A", 10)).first())
    try await other.add(place("B", 20)).completion()
    #expect(names(other) == ["A", "B"] && names(one) == ["A"])
    try await one.reload().completion()
    #expect(names(one) == ["A", "B"])
    try await other.remove(a.id).completion()
    await #expect(throws: PlacesError.notSaved(a.id)) { try await one.select(a.id).completion() }
    try await one.add(place("C", 30)).completion()
    #expect(names(one) == ["B", "C"] && names(open()) == ["B", "C"])
  }

  @Test("four threads with a store each, at once, lose no place", .ownThread)
  func threads() throws {
    let url = url
    onFourThreads { thread in
      let places = SavedPlaces(in: .file(url))
      for step in 0..<8 {
        let latitude = Double(thread * 8 + step)
        places.add(Place(name: "\(latitude)", coordinate: .at(latitude, 0)))
          .subscribe(next: { _ in }, failed: { Issue.record($0) })
      }
    }
    let latitudes = open().places.value.map(\.place.coordinate.latitude)
    #expect(latitudes.sorted() == (0..<32).map(Double.init))
  }

  @Test("the file is its owner's alone, and so is its folder")
  func permissions() async throws {
    try await open().add(place("A", 10)).completion()
    func mode(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try mode(url) == 0o600)
    #expect(try mode(url.deletingLastPathComponent()) == 0o700)
  }

  @Test("a symbolic link stays one")
  func symbolicLink() async throws {
    let target = folder.url.appendingPathComponent("elsewhere.json")
    try write("{\"version\": 2, \"places\": []}")
    try FileManager.default.moveItem(at: url, to: target)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    try await open().add(place("A", 10)).completion()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: url.path) == target.path)
    #expect(names(SavedPlaces(in: .file(target))) == ["A"])
  }

  @Test("a process that died while it wrote costs nothing")
  func leftOver() async throws {
    try await open().add(place("A", 10)).completion()
    try Data("half a li".utf8).write(to: URL(fileURLWithPath: url.path + ".new"))
    let places = open()
    #expect(names(places) == ["A"] && places.notice.value == nil)
    try await places.add(place("B", 20)).completion()
    #expect(names(open()) == ["A", "B"])
  }

  @Test("a folder that cannot be written says so, and what is kept can be read")
  func unwritable() async throws {
    // Where the folder should be there is a file, as at the home /dev/null of service accounts: it
    // stops even root. Nothing is kept there, which is no fault as long as nothing is to be.
    try Data().write(to: url.deletingLastPathComponent())
    let places = open()
    #expect(places.list.value.places == [] && places.notice.value == nil)
    await #expect(throws: PlacesError.unwritable(path: url.path)) {
      try await places.add(place("A", 10)).completion()
    }
    // In /proc nothing can be made.
    let nowhere = URL(fileURLWithPath: "/proc/weather-cli/places.json")
    let none = SavedPlaces(in: .file(nowhere))
    #expect(none.notice.value == nil)
    await #expect(throws: PlacesError.unwritable(path: nowhere.path)) {
      try await none.add(place("A", 10)).completion()
    }
    #expect(names(none).isEmpty)
  }

  @Test("what is no plain file is not waited for")
  func noFile() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(open().notice.value == .failed(.unreadable(path: url.path)))
  }

  @Test(
    "the file lies in the XDG configuration folder",
    arguments: [
      (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/weather-cli/places.json"),
      (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/weather-cli/places.json"),
      (["HOME": "/h"], "/h/.config/weather-cli/places.json"),
      (["HOME": "h"], nil), ([:], nil),
    ] as [([String: String], String?)]
  )
  func standard(environment: [String: String], path: String?) {
    #expect(PlaceStorage.standardURL(environment: environment)?.path == path)
  }

  @Test("a storage of one's own is asked in one step")
  func ownStorage() async throws {
    let bytes = Cell<Data?>(nil)
    let storage = PlaceStorage(path: "memory") { (decide) throws(PlacesError) in
      switch try decide(bytes.value) {
      case .keep: break
      case .replace(let data), .setAside(_, let data): bytes.value = data
      }
      return nil
    }
    try await SavedPlaces(in: storage).add(place("A", 10)).completion()
    #expect(names(SavedPlaces(in: storage)) == ["A"])
  }
}
