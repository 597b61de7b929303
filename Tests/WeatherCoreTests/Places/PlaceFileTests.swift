import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// What is in the file, as older versions, people and accidents leave it.
@Suite("W18: the file of places")
struct PlaceFileTests {
  private let folder = TemporaryFolder()
  private var url: URL { folder.url.appendingPathComponent("places.json") }

  private func open(_ text: String) throws -> SavedPlaces {
    try Data(text.utf8).write(to: url)
    return SavedPlaces(in: .file(url))
  }

  private func names(_ places: SavedPlaces) -> [String] { places.places.value.map(\.place.name) }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private static let oslo = """
    {"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "name": "Oslo", "country": "NO",
     "coordinate": {"latitude": 59.91, "longitude": 10.75}, "timeZone": "Europe/Oslo",
     "aliases": ["work"]}
    """
  private static let rome = """
    {"id": "B621E1F8-C36C-495A-93FC-0C247A3E6E5F", "name": "Rome",
     "coordinate": {"latitude": 41.89, "longitude": 12.48}}
    """

  @Test("version 2 is read as it is")
  func version2() throws {
    let places = try open(
      """
      {"version": 2, "revision": 7, "places": [\(Self.oslo), \(Self.rome)],
       "selected": "B621E1F8-C36C-495A-93FC-0C247A3E6E5F",
       "current": "00000000-C36C-495A-93FC-0C247A3E6E5F", "what is new": true}
      """
    )
    #expect(names(places) == ["Oslo", "Rome"])
    let oslo = try #require(places.places.value.first)
    #expect(oslo.id == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(oslo.place.country == "NO" && oslo.place.timeZone?.identifier == "Europe/Oslo")
    #expect(oslo.aliases == ["work"])
    #expect(places.selected.value?.place.name == "Rome")
    #expect(places.current.value == nil)
    #expect(places.notice.value == nil)
  }

  @Test("version 1, a plain array, gets identifiers once, and is kept aside")
  func version1() async throws {
    let old = """
      [{"name": "Oslo", "coordinate": {"latitude": 59.91, "longitude": 10.75}},
       {"name": "Rome", "coordinate": {"latitude": 41.89, "longitude": 12.48},
        "timeZone": "Europe/Rome"}]
      """
    let places = try open(old)
    #expect(names(places) == ["Oslo", "Rome"])
    #expect(places.notice.value == .migrated(keptAs: url.path + ".older"))
    #expect(try text(url.path + ".older") == old)
    let again = SavedPlaces(in: .file(url))
    #expect(again.list.value == places.list.value && again.notice.value == nil)
  }

  @Test(
    "what cannot be read is kept aside and reported, and the list begins anew",
    arguments: ["", "{", "{}", "null", "{\"version\": \"x\"}", "{\"version\": 2}", "\u{0}\u{0}"]
  )
  func damaged(bytes: String) async throws {
    let places = try open(bytes)
    #expect(names(places).isEmpty)
    #expect(places.notice.value == .damaged(keptAs: url.path + ".damaged"))
    #expect(try text(url.path + ".damaged") == bytes)
    let rome = Place(name: "Rome", coordinate: .at(41.89, 12.48))
    try await places.add(rome).completion()
    #expect(names(SavedPlaces(in: .file(url))) == ["Rome"])

    // A second accident does not overwrite what was kept of the first.
    _ = try open("again")
    #expect(try text(url.path + ".damaged-2") == "again")
    #expect(try text(url.path + ".damaged") == bytes)
  }

  @Test("of a file with one broken place the others are kept, and the file aside")
  func partly() throws {
    let bytes = """
      {"version": 2, "revision": 3, "places": [\(Self.oslo),
       {"name": "Nowhere", "coordinate": {"latitude": 591, "longitude": 10}}, \(Self.rome)]}
      """
    let places = try open(bytes)
    #expect(names(places) == ["Oslo", "Rome"])
    #expect(places.notice.value == .damaged(keptAs: url.path + ".damaged"))
    #expect(try text(url.path + ".damaged") == bytes)
  }

  @Test("a running program puts back what it knows when the file is damaged, gone or older")
  func restored() async throws {
    let whole = "{\"version\": 2, \"revision\": 5, \"places\": [\(Self.oslo), \(Self.rome)]}"
    let places = try open(whole)
    try Data("{".utf8).write(to: url)
    try await places.reload().completion()
    #expect(names(places) == ["Oslo", "Rome"])
    #expect(names(SavedPlaces(in: .file(url))) == ["Oslo", "Rome"])

    try FileManager.default.removeItem(at: url)
    try await places.reload().completion()
    #expect(names(SavedPlaces(in: .file(url))) == ["Oslo", "Rome"])

    // Put back from a copy by its owner: that is what is meant now.
    try Data("{\"version\": 2, \"revision\": 1, \"places\": [\(Self.oslo)]}".utf8).write(to: url)
    try await places.reload().completion()
    #expect(names(places) == ["Oslo"])
  }

  @Test("a file of a newer version is left alone")
  func newer() async throws {
    let bytes = "{\"version\": 3, \"places\": {}}"
    let places = try open(bytes)
    let refusal = PlacesError.newerVersion(path: url.path)
    #expect(places.notice.value == .failed(refusal))
    let rome = Place(name: "Rome", coordinate: .at(41.89, 12.48))
    await #expect(throws: refusal) { try await places.add(rome).completion() }
    #expect(try text(url.path) == bytes)
  }

  @Test("a huge file is not read")
  func huge() throws {
    let places = try open(String(repeating: " ", count: (4 << 20) + 1))
    #expect(places.notice.value == .failed(.unreadable(path: url.path)))
  }
}
