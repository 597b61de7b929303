import Foundation

/// A list of places as a file holds it.
struct PlaceRecord: Sendable, Hashable {
  var list = PlaceList()
  /// Grows by one with each change, whichever process makes it, so that of two lists the newer can
  /// be told.
  var revision = 0

  /// That nothing was read yet.
  static let unknown = PlaceRecord(revision: -1)

  /// What was wrong with the bytes it was read from.
  enum Flaw: String, Sendable {
    case damaged, older
  }
}

extension PlaceRecord {
  /// The version of files that are written.
  ///
  /// Version 1 is a plain array of places without identifiers, as people write by hand.
  static let version = 2

  /// The bytes of a file.
  func encoded() -> Data {
    let file = StoredList(
      version: Self.version,
      revision: revision,
      current: list.currentID,
      selected: list.selectedID,
      places: list.places.map(StoredPlace.init)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing in it can fail to be encoded: a coordinate is always finite.
    return (try? encoder.encode(file)) ?? Data()
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The file's bytes; nil where there is none.
  ///   - path: Where they are from, for the error.
  ///   - known: Stands in where nothing can be read.
  ///   - identifier: Makes identifiers for places that have none.
  /// - Returns: What can be read, and what is wrong with the file.
  static func read(
    _ data: Data?,
    from path: String,
    orElse known: PlaceRecord,
    identifier: () -> UUID
  ) throws(PlacesError) -> (record: PlaceRecord, flaw: Flaw?) {
    guard let data else { return (PlaceRecord(list: known.list), nil) }
    let decoder = JSONDecoder()
    if let places = try? decoder.decode(WireList<StoredPlace>.self, from: data) {
      let list = PlaceList(places.elements, identifier: identifier)
      let isWhole = places.issues.isEmpty && list.places.count == places.elements.count
      return (PlaceRecord(list: list), isWhole ? .older : .damaged)
    }
    guard let version = (try? decoder.decode(Version.self, from: data))?.version else {
      return (known, .damaged)
    }
    if version > Self.version { throw .newerVersion(path: path) }
    guard let file = try? decoder.decode(StoredList.Readable.self, from: data) else {
      return (known, .damaged)
    }
    var list = PlaceList(file.places.elements, identifier: identifier)
    let isWhole = file.places.issues.isEmpty && list.places.count == file.places.elements.count
    list.currentID = file.current.flatMap { list[$0]?.id }
    list.selectedID = file.selected.flatMap { list[$0]?.id }
    return (PlaceRecord(list: list, revision: file.revision ?? 0), isWhole ? nil : .damaged)
  }
}

extension PlaceList {
  /// Stored places; a second one with the same identifier is left out.
  fileprivate init(_ stored: [StoredPlace], identifier: () -> UUID) {
    self.init()
    for place in stored {
      let id = place.id ?? identifier()
      if self[id] == nil { places.append(SavedPlace(place, id: id)) }
    }
  }
}

private struct Version: Decodable {
  var version: Int
}

private struct StoredList: Encodable {
  var version: Int
  var revision: Int
  var current: UUID?
  var selected: UUID?
  var places: [StoredPlace]

  struct Readable: Decodable {
    var revision: Int?
    var current: UUID?
    var selected: UUID?
    var places: WireList<StoredPlace>
  }
}

private struct StoredPlace: Codable {
  var id: UUID?
  var name: String
  var area: String?
  var country: String?
  var coordinate: Coordinate
  /// An IANA name; one that this system does not know is kept out, for forecasts bring their own.
  var timeZone: String?
  var aliases: [String]?
  var isLocated: Bool?

  init(_ saved: SavedPlace) {
    id = saved.id
    name = saved.place.name
    area = saved.place.area
    country = saved.place.country
    coordinate = saved.place.coordinate
    timeZone = saved.place.timeZone?.identifier
    aliases = saved.aliases.isEmpty ? nil : saved.aliases
    isLocated = saved.isLocated ? true : nil
  }
}

extension SavedPlace {
  fileprivate init(_ stored: StoredPlace, id: UUID) {
    self.init(
      id: id,
      place: Place(
        name: stored.name,
        area: stored.area,
        country: stored.country,
        coordinate: stored.coordinate,
        timeZone: stored.timeZone.flatMap(TimeZone.init(identifier:))
      ),
      aliases: stored.aliases ?? [],
      isLocated: stored.isLocated ?? false
    )
  }
}
