import Foundation
import Testing
import WeatherCore

/// W18: the rules of Rain's list of places, with identifiers.
@Suite("W18: place list")
struct PlaceListTests {
  private func place(_ name: String, _ latitude: Double, _ longitude: Double = 0) -> Place {
    Place(name: name, coordinate: .at(latitude, longitude))
  }

  /// A, B and C, some degrees apart.
  private func three() throws -> (list: PlaceList, ids: [SavedPlace.ID]) {
    var list = PlaceList()
    for (name, latitude) in [("A", 10.0), ("B", 20), ("C", 30)] {
      try list.add(place(name, latitude))
    }
    return (list, list.places.map(\.id))
  }

  private func names(_ list: PlaceList) -> String { list.places.map(\.place.name).joined() }

  @Test("each place has an identifier of its own, which outlives its name")
  func identifiers() throws {
    var (list, ids) = try three()
    #expect(Set(ids).count == 3)
    try list.rename(ids[1], to: "D")
    #expect(list.places.map(\.id) == ids)
    #expect(list[ids[1]]?.place.name == "D")
  }

  @Test("no two places lie within 100 m")
  func duplicates() throws {
    var list = PlaceList()
    let first = try list.add(place("A", 51.5))
    // A thousandth of a degree of latitude is 6371.0088 km · π / 180,000 = 111.195 m.
    #expect(throws: PlacesError.alreadySaved(first)) { try list.add(place("B", 51.5008)) }
    #expect(list.places == [first])
    try list.add(place("B", 51.501))
    #expect(names(list) == "AB")
    #expect(list.place(near: .at(51.5004, 0))?.place.name == "A")
    #expect(list.place(near: .at(51.5007, 0))?.place.name == "B")
    #expect(list.place(near: .at(51.51, 0)) == nil)
  }

  @Test("places at the two ends of the date line are neighbours")
  func dateLine() throws {
    var list = PlaceList()
    let first = try list.add(place("A", 0, 180))
    #expect(throws: PlacesError.alreadySaved(first)) { try list.add(place("B", 0, -179.9995)) }
  }

  @Test("the current and the selected place cannot be deleted, the others can")
  func protected() throws {
    var (list, ids) = try three()
    list.locate(place("here", 10))
    let here = try #require(list.current)
    #expect(here.id == ids[0])
    try list.select(ids[1])
    let selected = try #require(list.selected)
    #expect(throws: PlacesError.isCurrent(here)) { try list.remove(ids[0]) }
    #expect(throws: PlacesError.isSelected(selected)) { try list.remove(ids[1]) }
    let removed = try list.remove(ids[2])
    #expect(removed.place.name == "C")
    #expect(throws: PlacesError.notSaved(ids[2])) { try list.remove(ids[2]) }
    #expect(names(list) == "AB")

    list.locate(nil)
    try list.select(nil)
    try list.remove(ids[0])
    try list.remove(ids[1])
    #expect(list == PlaceList())
  }

  @Test(
    "order is kept, and changed by moving alone",
    arguments: [
      (0, 2, "BCA"), (2, 0, "CAB"), (1, 1, "ABC"), (0, 1, "BAC"), (0, 99, "BCA"), (2, -1, "CAB"),
    ]
  )
  func order(from: Int, to: Int, expected: String) throws {
    var (list, ids) = try three()
    #expect(names(list) == "ABC")
    try list.move(ids[from], to: to)
    #expect(names(list) == expected)
  }

  @Test("a place is found by name and alias, whatever the case and the accents")
  func found() throws {
    var list = PlaceList()
    let zurich = try list.add(place("Zürich", 47.4), aliases: [" Home ", "home", ""])
    let west = try list.add(place("Springfield", 39.8))
    let east = try list.add(place("Springfield", 42.1))
    #expect(zurich.aliases == ["Home"])
    #expect(list.places(named: "zurich") == [zurich])
    #expect(list.places(named: "HOME") == [zurich])
    #expect(list.places(named: "springfield") == [west, east])
    #expect(list.places(named: "Bern") == [])
  }

  @Test("an alias is neither the name nor an alias of another place")
  func aliasAndName() throws {
    var list = PlaceList()
    let lisbon = try list.add(place("Lisbon", 38.7))
    let porto = try list.add(place("Porto", 41.1), aliases: ["Lisbon North"])
    #expect(throws: PlacesError.nameTaken("LISBÓN", by: lisbon)) {
      try list.setAliases(["LISBÓN"], of: porto.id)
    }
    #expect(throws: PlacesError.nameTaken("lisbon", by: lisbon)) {
      try list.add(place("Faro", 37), aliases: ["lisbon"])
    }
    #expect(throws: PlacesError.nameTaken("lisbon north", by: porto)) {
      try list.rename(lisbon.id, to: "lisbon north")
    }
    #expect(throws: PlacesError.nameTaken("Lisbon North", by: porto)) {
      try list.add(place("Lisbon North", 40))
    }
    #expect(list.places == [lisbon, porto])
    // What is its own does not stand in the way.
    try list.setAliases(["porto"], of: porto.id)
    try list.rename(porto.id, to: "PORTO")
    #expect(list.places(named: "Lisbon") == [lisbon])
  }

  @Test("a name of the machine's place that is an alias of another means both")
  func locatedByAlias() throws {
    var list = PlaceList()
    let porto = try list.add(place("Porto", 41.1), aliases: ["home"])
    let located = list.locate(place("Home", 10))
    let here = try #require(located)
    #expect(Set(list.places(named: "home")) == [porto, here])
  }

  @Test("an alias belongs to one place")
  func aliases() throws {
    var (list, ids) = try three()
    let owner = try list.setAliases(["home"], of: ids[0])
    #expect(throws: PlacesError.nameTaken("HOME", by: owner)) {
      try list.setAliases(["HOME"], of: ids[1])
    }
    #expect(throws: PlacesError.nameTaken("home", by: owner)) {
      try list.add(place("D", 40), aliases: ["home"])
    }
    #expect(names(list) == "ABC")
    try list.setAliases(["home", "flat"], of: ids[0])
    try list.setAliases([], of: ids[0])
    try list.setAliases(["home"], of: ids[1])
  }

  @Test("the machine's place is put first and moves along, until it is named or looked at")
  func located() throws {
    var (list, _) = try three()
    list.locate(place("here", 50))
    let here = try #require(list.current)
    #expect(here.isLocated && names(list) == "hereABC")
    list.locate(place("there", 51))
    #expect(list.currentID == here.id && names(list) == "thereABC")

    // At a kept place that one is the current one, and the machine's own waits.
    list.locate(place("at B", 20))
    #expect(list.current?.place.name == "B" && names(list) == "thereABC")
    list.locate(place("back", 52))
    #expect(list.current?.id == here.id && names(list) == "backABC")

    // Looked at, it stays, and the machine gets another one.
    try list.select(here.id)
    list.locate(place("new", 53))
    #expect(names(list) == "newbackABC")

    // Named, it is a place like the others.
    let new = try #require(list.current)
    let cabin = try list.rename(new.id, to: "cabin")
    #expect(!cabin.isLocated)
    try list.select(nil)
    list.locate(place("on", 54))
    #expect(names(list) == "cabinonABC")
  }

  @Test("every refusal says what happened and what to do, in one sentence each")
  func sentences() throws {
    let saved = SavedPlace(id: UUID(), place: place("", 1), aliases: [])
    let errors: [PlacesError] = [
      .alreadySaved(saved), .nameTaken("home", by: saved), .isCurrent(saved), .isSelected(saved),
      .notSaved(saved.id), .unreadable(path: "/a"), .unwritable(path: "/a"),
      .newerVersion(path: "/a"),
    ]
    let notices: [PlacesNotice] = [.damaged(keptAs: "/a"), .migrated(keptAs: "/a")]
    let sentences =
      errors.flatMap { [$0.summary, $0.advice] } + notices.flatMap { [$0.summary, $0.advice] }
    for sentence in sentences { #expect(sentence.hasSuffix(".") && sentence.count > 10) }
    #expect(Set(sentences).count == sentences.count)
    #expect(PlacesError.isCurrent(saved).summary == "1.0, 0.0 is where this machine is.")
  }
}
