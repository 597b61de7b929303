import Foundation
import Signals
import WeatherCore

/// What `weather-cli places` does.
struct PlacesRun: Sendable {
  private let session: Session
  private let options: Options

  init(_ session: Session, _ options: Options) {
    self.session = session
    self.options = options
  }

  /// The outputs of one command.
  func outputs(_ command: PlacesCommand) -> Signal<[Output], Complaint> {
    guard options.form == .screen || options.form == .json && [.list, .locate].contains(command)
    else {
      return .fail(
        Complaint(
          summary: "Places are written as text, and the list also as JSON.",
          advice: ["For example: weather-cli places list --json"],
          exit: .usage
        )
      )
    }
    guard let storage = session.world.places else {
      return .fail(
        Complaint(
          summary: "There is nowhere to keep places.",
          advice: ["Set HOME or XDG_CONFIG_HOME to a folder of yours."],
          exit: .other
        )
      )
    }
    // The session has told already what is wrong with the file.
    let places = SavedPlaces(in: storage)
    if case .failed? = places.notice.value { return .just([.exit(.other)]) }
    switch command {
    case .list: return .just([.out(text(places.list.value)), .exit(.success)])
    case .locate:
      return session.world.location.mapError { Complaint($0) }
        .flattenMap { fix in locate(fix.coordinate, in: places) }
        .map { [.out(text($0)), .exit(.success)] }
    case .add(let query, let alias):
      return session.chosen(query) { place in add(place, alias, to: places) }
    case .remove(let name):
      return saved(name, in: places)
        .flattenMap { places.remove($0.id).mapError { Complaint($0) } }
        .map { Self.done("\(Self.label($0)) is removed.") }
    case .select(let name):
      return saved(name, in: places)
        .flattenMap { saved in
          places.select(saved.id).mapError { Complaint($0) }.map { _ in saved }
        }
        .map { Self.done("\(Self.label($0)) is selected: it is shown when no place is given.") }
    case .rename(let name, let new):
      return saved(name, in: places)
        .flattenMap { saved in
          places.edit { list throws(PlacesError) in try list.rename(saved.id, to: new) }
            .mapError { Complaint($0) }
        }
        .map { Self.done("It is called \(Self.label($0)) now.") }
    }
  }

  /// Says which of the kept places this machine is at; none where none is near.
  private func locate(
    _ point: Coordinate,
    in places: SavedPlaces
  ) -> Signal<PlaceList, Complaint> {
    places.edit { list in
      list.locate(list.place(near: point)?.place)
      return list
    }
    .mapError { Complaint($0) }
  }

  private func add(
    _ place: Place,
    _ alias: String?,
    to places: SavedPlaces
  ) -> Signal<[Output], Complaint> {
    places.add(named(place), aliases: [alias].compactMap(\.self))
      .catch { error in
        guard case .alreadySaved(let near) = error, let alias else { return .fail(error) }
        return places.edit { list throws(PlacesError) in
          try list.setAliases((list[near.id]?.aliases ?? []) + [alias], of: near.id)
        }
      }
      .mapError { Complaint($0) }
      .map { Self.done("\(Self.label($0)) is kept.") }
  }

  /// A place given by coordinates is called by them until it is renamed.
  private func named(_ place: Place) -> Place {
    guard place.name.isEmpty else { return place }
    var place = place
    place.name = Words.coordinate(place.coordinate)
    return place
  }

  /// The one kept place of a name, an alias or a number of the list.
  private func saved(_ name: String, in places: SavedPlaces) -> Signal<SavedPlace, Complaint> {
    let list = places.list.value
    let found = list.places(named: name)
    if found.count == 1 { return .just(found[0]) }
    if found.count > 1 {
      var complaint = Complaint.ambiguous(name, found.map(\.place))
      complaint.advice[complaint.advice.count - 1] = "Say its number in weather-cli places list."
      return .fail(complaint)
    }
    if let number = Int(name), list.places.indices.contains(number - 1) {
      return .just(list.places[number - 1])
    }
    let names = list.places.flatMap { [$0.place.name] + $0.aliases }
    let nearest = Spelling.nearest(to: name, among: names)
    return .fail(
      Complaint(
        summary: "No place is kept as \"\(name)\".",
        advice: [nearest.map { "Did you mean \($0)?" } ?? "See: weather-cli places list"],
        exit: .place
      )
    )
  }

  private static func done(_ sentence: String) -> [Output] {
    [.out(sentence.withoutControls + "\n"), .exit(.success)]
  }

  private static func label(_ saved: SavedPlace) -> String {
    let name = Words.place(saved.place)
    return saved.aliases.isEmpty ? name : "\(name) (\(saved.aliases.joined(separator: ", ")))"
  }
}

extension PlacesRun {
  private func text(_ list: PlaceList) -> String {
    options.form == .json ? json(list) : table(list)
  }

  private func table(_ list: PlaceList) -> String {
    if list.places.isEmpty { return "No places are kept; add one: weather-cli places add Lisbon\n" }
    return CellWidth.measuring(session.settings.appearance.ambiguous) {
      PlacesTable(list).lines(width: session.world.knownColumns).text
    }
  }

  private func json(_ list: PlaceList) -> String {
    let value = JSONValue.object([
      "version": .number(Double(JSONReport.version)),
      "places": .array(
        list.places.map { saved in
          .object([
            "id": .string(saved.id.uuidString),
            "name": .string(saved.place.name),
            "area": .text(saved.place.area),
            "country": .text(saved.place.country),
            "latitude": .number(saved.place.coordinate.latitude, decimals: 6),
            "longitude": .number(saved.place.coordinate.longitude, decimals: 6),
            "timeZone": .text(saved.place.timeZone?.identifier),
            "aliases": .array(saved.aliases.map { .string($0) }),
            "isSelected": .bool(saved.id == list.selectedID),
            "isCurrent": .bool(saved.id == list.currentID),
          ])
        }
      ),
    ])
    return value.text
  }
}
