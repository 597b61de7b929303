import WeatherCore

/// The kept places as `weather-cli places list` writes them.
///
/// Where a row has no room for all, the name is cut; where too little would be left of it, the point
/// and the other names stand below it.
struct PlacesTable: Sendable {
  private let rows: [Row]
  /// The cells of the mark, the number and the space after them.
  private let margin: Int

  private struct Row: Sendable {
    let mark: String
    let number: Int
    let name: Line
    let point: Line
    let aliases: Line
  }

  init(_ list: PlaceList) {
    rows = zip(1..., list.places).map { number, saved in
      Row(
        mark: saved.id == list.selectedID ? "*" : saved.id == list.currentID ? "@" : " ",
        number: number,
        name: Line(Words.place(saved.place)),
        point: Line(Words.coordinate(saved.place.coordinate)),
        aliases: Line(saved.aliases.joined(separator: ", "))
      )
    }
    margin = 2 + String(list.places.count).count + 2
  }

  /// The lines, none of them wider than `width`; as wide as they are where it is nil.
  func lines(width: Int?) -> [Line] {
    let widest = { (cells: KeyPath<Row, Line>) in rows.map { $0[keyPath: cells].width }.max() ?? 0 }
    let (name, point, aliases) = (widest(\.name), widest(\.point), widest(\.aliases))
    let room = width.map { width in
      width - margin - Self.gap - point - (aliases > 0 ? Self.gap + aliases : 0)
    }
    guard let width, let room, room < name else {
      return rows.map { row($0, name: name, point: point) }
    }
    if room >= Self.leastName { return rows.map { row($0, name: room, point: point) } }
    return rows.flatMap { stacked($0, width) }
  }

  private static let gap = 3
  /// The cells of a name that still tell most places apart.
  private static let leastName = 16

  private func row(_ row: Row, name: Int, point: Int) -> Line {
    head(row) + row.name.fitted(to: name) + .spaces(Self.gap) + row.point.fitted(to: point)
      + (row.aliases.width > 0 ? .spaces(Self.gap) + row.aliases : Line())
  }

  private func stacked(_ row: Row, _ width: Int) -> [Line] {
    let room = max(1, width - margin)
    let both = row.aliases.width > 0 ? row.point + .spaces(Self.gap) + row.aliases : row.point
    let below = both.width <= room ? [both] : [row.point, row.aliases]
    return [(head(row) + row.name).truncated(to: width)]
      + below.flatMap { $0.wrapped(to: room) }.map { .spaces(margin) + $0 }
  }

  private func head(_ row: Row) -> Line {
    Line("\(row.mark) ") + Line("\(row.number)").fitted(to: margin - 4, .right) + .spaces(2)
  }
}
