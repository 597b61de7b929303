/// A picture made of dots, two wide and four high in each cell (Unicode's braille patterns).
struct Braille: Sendable, Equatable {
  /// The cells of a row.
  let columns: Int
  /// The rows of cells.
  let rows: Int
  private var cells: [UInt8]

  /// A picture without dots.
  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// The dots of a row.
  var width: Int { columns * 2 }
  /// The dots of a column.
  var height: Int { rows * 4 }

  /// Sets the dot in a column counted from the left and a row counted from the bottom; nothing
  /// where there is none.
  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let down = height - 1 - y
    // Dots 1 to 6 go down the left, then the right side; 7 and 8 were added below them.
    let bit: UInt8 =
      switch (x % 2, down % 4) {
      case (0, 3): 6
      case (1, 3): 7
      case (let side, let row): UInt8(side * 3 + row)
      }
    cells[down / 4 * columns + x / 2] |= 1 << bit
  }

  /// Sets the dots of a column from one row to another.
  mutating func fill(_ x: Int, from low: Int, to high: Int) {
    for y in min(low, high)...max(low, high) { set(x, y) }
  }

  /// The character of a cell, a space where there is no dot.
  func character(_ column: Int, _ row: Int) -> Character {
    let bits = cells[row * columns + column]
    return bits == 0 ? " " : Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ")
  }
}

extension Character {
  /// A character of a keyboard that is about as dark as this one of the braille patterns; nil for
  /// any other one.
  var brailleLetter: Character? {
    guard let first = unicodeScalars.first, (0x2800...0x28FF).contains(first.value) else {
      return nil
    }
    switch (first.value - 0x2800).nonzeroBitCount {
    case 0: return " "
    case 1...2: return "."
    case 3...4: return "o"
    default: return "#"
    }
  }
}
