import WeatherCore

/// The lists: kept places, places to choose from, keys.
extension DashboardScreen {
  /// The kept places as far as there is room, around the row of the cursor.
  func rows(_ row: Int) -> [Line] {
    let places = state.list.places
    if places.isEmpty { return [Line(), .spaces(2) + Line(say(.noPlacesKept))] }
    return table(
      places.map { saved in
        let mark =
          saved.id == state.list.selectedID ? "*" : saved.id == state.list.currentID ? "@" : " "
        return (mark, saved.place, saved.aliases.joined(separator: ", "))
      },
      row
    )
  }

  func choices(_ places: [Place], _ row: Int) -> [Line] {
    table(zip(1..., places).map { ("\($0)", $1, "") }, row)
  }

  /// A mark, a name, where it is and other names, in columns; the row of the cursor stands out.
  private func table(_ rows: [(mark: String, place: Place, more: String)], _ row: Int) -> [Line] {
    let names = rows.map { Line(Words.title($0.place)) }
    let points = rows.map { Line(Words.coordinate($0.place.coordinate), .quiet) }
    let widest = names.map(\.width).max() ?? 0
    let pointWidth = points.map(\.width).max() ?? 0
    let width = min(widest, max(8, state.size.columns - pointWidth - 7))
    let first = max(0, row - bodyHeight + 1)
    return rows.indices.dropFirst(first).map { index in
      let isShown = index == row
      let name = Line(Words.title(rows[index].place), isShown ? .strong : .plain)
      let more = rows[index].more
      return Line(isShown ? "> " : "  ", .strong) + Line(rows[index].mark + " ")
        + name.fitted(to: width) + .spaces(3) + points[index].fitted(to: pointWidth)
        + Line(more.isEmpty ? "" : "   " + more, .quiet)
    }
  }

  /// The keys, in as many columns as are needed and fit.
  var help: [Line] {
    let keys = keys.map { Line("  \($0)", .strong).fitted(to: 14) + Line(say($1)) }
    let column = (keys.map(\.width).max() ?? 0) + 2
    let half = (keys.count + 1) / 2
    if keys.count <= bodyHeight || 2 * column > state.size.columns { return keys }
    return (0..<half).map { index in
      let right = index + half < keys.count ? keys[index + half] : Line()
      return keys[index].fitted(to: column) + right
    }
  }

  private var keys: [(String, Phrase)] {
    [
      ("↑ ↓  1 2 3", .helpPages), ("← →", .helpAnother), ("PgUp PgDn", .helpScroll),
      ("r  ^L", .helpRefresh), ("p", .helpList), ("a  d", .helpAddDelete), ("u", .helpUnits),
      ("q  ^Z", .helpLeave),
    ]
  }
}
