extension Screen {
  /// What a value is called, and the value.
  typealias Labelled = (label: Line, value: Line)

  /// A row for each value with its label in a column before it; nil where one does not fit so.
  func inColumns(_ rows: [Labelled], margin: Int = 2, gap: Int = 2) -> [Line]? {
    let column = (rows.map(\.label.width).max() ?? 0) + gap
    guard rows.allSatisfy({ margin + column + $0.value.width <= width }) else { return nil }
    return rows.map { .spaces(margin) + $0.label.fitted(to: column) + $0.value }
  }

  /// A row for each value, or where one does not fit, each value below its label.
  func labelled(_ rows: [Labelled]) -> [Line] {
    inColumns(rows) ?? rows.flatMap { below($0.label, $0.value) }
  }

  /// A value that stands below its label, on as many lines as it needs.
  func below(_ label: Line, _ value: Line) -> [Line] {
    label.wrapped(to: width) + value.wrapped(to: max(1, width - 1)).map { .spaces(1) + $0 }
  }

  /// A heading with what is said beside it, or below it where that does not fit.
  func titled(_ heading: String, _ parts: [String]) -> [Line] {
    let title = Line(heading, .heading)
    let whole = Line(parts.joined(separator: ", "))
    let line = title + .spaces(2) + whole
    if line.width <= width { return [line] }
    let below = whole.width < width ? [whole] : parts.map { Line($0) }
    return title.wrapped(to: width)
      + below.flatMap { $0.wrapped(to: max(1, width - 1)) }.map { .spaces(1) + $0 }
  }
}
