public import Foundation

/// The places that somebody keeps, in their order, with the one the machine is at and the one that
/// is looked at.
///
/// These are the rules of a list of places and nothing else; ``SavedPlaces`` keeps one.
public struct PlaceList: Sendable, Hashable {
  /// The places, in the order that was given to them.
  public internal(set) var places: [SavedPlace]
  /// The place the machine is at, if it is known.
  public internal(set) var currentID: SavedPlace.ID?
  /// The place that is looked at, if one is.
  public internal(set) var selectedID: SavedPlace.ID?

  /// Two points closer than this are one place.
  public static let leastDistance = Length(meters: 100)

  /// An empty list.
  public init() { places = [] }

  /// The place the machine is at.
  public var current: SavedPlace? { currentID.flatMap { self[$0] } }

  /// The place that is looked at.
  public var selected: SavedPlace? { selectedID.flatMap { self[$0] } }

  /// The place with an identifier.
  public subscript(id: SavedPlace.ID) -> SavedPlace? { places.first { $0.id == id } }

  /// The places that go by a name, whatever its case and accents.
  ///
  /// Several may be called alike, as towns are. An alias is never another place's name, but where
  /// the machine is at a place that is called so, or a file says so, both are meant.
  public func places(named name: String) -> [SavedPlace] { places.filter { $0.goes(by: name) } }

  /// The place that a point belongs to: the nearest one closer than ``leastDistance``.
  public func place(near coordinate: Coordinate) -> SavedPlace? {
    places.map { ($0, $0.place.coordinate.distance(to: coordinate)) }
      .filter { $0.1 < Self.leastDistance }
      .min { $0.1 < $1.1 }?.0
  }

  /// Puts a place at the end.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - aliases: Other names for it.
  ///   - id: Its identifier; one that no other place has.
  /// - Returns: The place as it is kept.
  /// - Throws: ``PlacesError/alreadySaved(_:)`` where one is kept within ``leastDistance``, and
  ///   ``PlacesError/nameTaken(_:by:)`` where another place goes by one of the aliases, or has the
  ///   place's name as an alias.
  @discardableResult
  public mutating func add(
    _ place: Place,
    aliases: [String] = [],
    id: SavedPlace.ID = UUID()
  ) throws(PlacesError) -> SavedPlace {
    precondition(self[id] == nil, "Two places cannot have one identifier.")
    if let near = self.place(near: place.coordinate) { throw .alreadySaved(near) }
    try expectNoAlias(place.name, ofOtherThan: id)
    let saved = SavedPlace(id: id, place: place, aliases: try free(aliases, for: id))
    places.append(saved)
    return saved
  }

  /// Gives a place another name, which may be the name of others too.
  ///
  /// - Throws: ``PlacesError/nameTaken(_:by:)`` where it is an alias of another place.
  @discardableResult
  public mutating func rename(
    _ id: SavedPlace.ID,
    to name: String
  ) throws(PlacesError) -> SavedPlace {
    try expectNoAlias(name, ofOtherThan: id)
    return try change(id) {
      $0.place.name = name
      $0.isLocated = false
    }
  }

  /// Gives a place other aliases in place of those it has.
  ///
  /// - Throws: ``PlacesError/nameTaken(_:by:)`` where another place goes by one of them.
  @discardableResult
  public mutating func setAliases(
    _ aliases: [String],
    of id: SavedPlace.ID
  ) throws(PlacesError) -> SavedPlace {
    let aliases = try free(aliases, for: id)
    return try change(id) {
      $0.aliases = aliases
      $0.isLocated = $0.isLocated && aliases.isEmpty
    }
  }

  /// Moves a place, so that it stands at `index` afterwards; at the end where there is no such
  /// index.
  public mutating func move(_ id: SavedPlace.ID, to index: Int) throws(PlacesError) {
    let saved = places.remove(at: try self.index(of: id))
    places.insert(saved, at: min(max(0, index), places.count))
  }

  /// Takes a place off the list.
  ///
  /// - Returns: The place that was.
  /// - Throws: ``PlacesError/isCurrent(_:)`` or ``PlacesError/isSelected(_:)`` for a place in use.
  @discardableResult
  public mutating func remove(_ id: SavedPlace.ID) throws(PlacesError) -> SavedPlace {
    let index = try index(of: id)
    if id == currentID { throw .isCurrent(places[index]) }
    if id == selectedID { throw .isSelected(places[index]) }
    return places.remove(at: index)
  }

  /// Says which place is looked at; nil for none.
  public mutating func select(_ id: SavedPlace.ID?) throws(PlacesError) {
    if let id { _ = try index(of: id) }
    selectedID = id
  }

  /// Says where the machine is; nil where that is not known any more.
  ///
  /// That is a kept place, where one is near. Else the place kept for the machine moves there, and
  /// where there is none, or it is looked at, one is put first.
  ///
  /// - Parameters:
  ///   - place: Where the machine is.
  ///   - id: The identifier of a new place; one that no other place has.
  /// - Returns: The place as it is kept.
  @discardableResult
  public mutating func locate(_ place: Place?, id: SavedPlace.ID = UUID()) -> SavedPlace? {
    guard let place else {
      currentID = nil
      return nil
    }
    if let near = self.place(near: place.coordinate) {
      currentID = near.id
    } else if let index = places.firstIndex(where: { $0.isLocated && $0.id != selectedID }) {
      places[index].place = place
      currentID = places[index].id
    } else {
      precondition(self[id] == nil, "Two places cannot have one identifier.")
      places.insert(SavedPlace(id: id, place: place, isLocated: true), at: 0)
      currentID = id
    }
    return current
  }

  private mutating func change(
    _ id: SavedPlace.ID,
    _ body: (inout SavedPlace) -> Void
  ) throws(PlacesError) -> SavedPlace {
    let index = try index(of: id)
    body(&places[index])
    return places[index]
  }

  private func index(of id: SavedPlace.ID) throws(PlacesError) -> Int {
    guard let index = places.firstIndex(where: { $0.id == id }) else { throw .notSaved(id) }
    return index
  }

  /// Fails where another place has `name` as an alias, since the name would then mean both.
  private func expectNoAlias(
    _ name: String,
    ofOtherThan id: SavedPlace.ID
  ) throws(PlacesError) {
    let owner = places.first { place in
      place.id != id && place.aliases.contains { $0.asName == name.asName }
    }
    if let owner { throw .nameTaken(name, by: owner) }
  }

  /// Aliases without space around them, each once; fails where another place goes by one.
  private func free(
    _ aliases: [String],
    for id: SavedPlace.ID
  ) throws(PlacesError) -> [String] {
    var kept: [String] = []
    for alias in aliases.map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }) {
      if alias.isEmpty || kept.contains(where: { $0.asName == alias.asName }) { continue }
      if let owner = places.first(where: { $0.id != id && $0.goes(by: alias) }) {
        throw .nameTaken(alias, by: owner)
      }
      kept.append(alias)
    }
    return kept
  }
}
