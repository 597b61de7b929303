/// What a window is to show: its lines from the top, each style where colours are wanted.
struct Frame: Sendable, Equatable {
  var size: WindowSize
  var lines: [Line]
  var inColor: Bool
  /// Where the cursor stands, counted from 0; nil hides it.
  var cursor: Position?

  struct Position: Sendable, Equatable {
    var column: Int
    var row: Int
  }
}

/// What a terminal shows at present; tells the bytes that make it show something else.
///
/// Only cells that differ are written. A row with characters on whose width terminals disagree is
/// written as a whole, so that a disagreement never spreads.
struct Canvas: Sendable, Equatable {
  private var rows: [[Cell]] = []
  private var size: WindowSize?
  private var cursor: Frame.Position?

  /// The bytes that turn what is shown into `frame`.
  mutating func turned(into frame: Frame) -> String {
    var text = ""
    if size != frame.size {
      text = "\u{1B}[0m\u{1B}[2J"
      rows = Array(repeating: Self.blank(frame.size.columns), count: frame.size.rows)
      size = frame.size
    }
    for row in 0..<frame.size.rows {
      let line = row < frame.lines.count ? frame.lines[row] : Line()
      let new = Self.cells(line, frame.size.columns, inColor: frame.inColor)
      if new != rows[row] { text += Self.change(rows[row], to: new, in: row) }
      rows[row] = new
    }
    if cursor != frame.cursor || !text.isEmpty && frame.cursor != nil {
      cursor = frame.cursor
      text += frame.cursor.map { Self.moved($0.row, $0.column) + "\u{1B}[?25h" } ?? "\u{1B}[?25l"
    }
    return text
  }

  private struct Cell: Sendable, Equatable {
    var text: String
    /// The sequence that begins its style; empty for none.
    var look = ""
    /// Whether terminals may give it another width than is counted.
    var isDelicate = false
  }

  private static func blank(_ columns: Int) -> [Cell] {
    Array(repeating: Cell(text: " "), count: columns)
  }

  private static func cells(_ line: Line, _ columns: Int, inColor: Bool) -> [Cell] {
    var cells: [Cell] = []
    for piece in line.truncated(to: columns).pieces {
      // Styles may differ and look the same, as near temperatures do.
      let look = inColor ? String(piece.style.wrapping("").dropLast(reset.count)) : ""
      for character in piece.text {
        let width = character.cellWidth
        let isDelicate = width != 1 || character.unicodeScalars.count > 1
        if width == 0 {
          if !cells.isEmpty { cells[cells.count - 1].text.append(character) }
          continue
        }
        // Blanks look alike in every style.
        let cell = Cell(
          text: String(character),
          look: character == " " ? "" : look,
          isDelicate: isDelicate
        )
        cells.append(cell)
        if width == 2 { cells.append(Cell(text: "", look: look, isDelicate: true)) }
      }
    }
    return cells + blank(max(0, columns - cells.count))
  }

  private static func change(_ old: [Cell], to new: [Cell], in row: Int) -> String {
    if (old + new).contains(where: \.isDelicate) {
      return moved(row, 0) + "\u{1B}[K" + written(new[...])
    }
    var text = ""
    var column = 0
    while let start = new.indices[column...].first(where: { old[$0] != new[$0] }) {
      // Moving takes about as many bytes as a few cells that stay.
      var end = start + 1
      while let next = new.indices[end...].first(where: { old[$0] != new[$0] }), next - end < 6 {
        end = next + 1
      }
      text += moved(row, start) + written(new[start..<end])
      column = end
    }
    return text
  }

  private static func moved(_ row: Int, _ column: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }

  private static func written(_ cells: ArraySlice<Cell>) -> String {
    var runs: [Cell] = []
    for cell in cells {
      if let last = runs.last, last.look == cell.look || cell.text == " " {
        runs[runs.count - 1].text += cell.text
      } else {
        runs.append(cell)
      }
    }
    return runs.map { $0.look.isEmpty ? $0.text : $0.look + $0.text + reset }.joined()
  }

  private static let reset = "\u{1B}[0m"
}
