/// What a terminal shows after the bytes it was sent: as much of xterm as a program that paints a
/// whole screen needs.
///
/// Every character takes one cell, but for the wide ones of East Asia and pictures, which take two,
/// and marks without a letter, which take none. What it does not know is recorded, so that no test
/// passes by accident.
public struct TerminalScreen: Sendable {
  /// Whether the other page is shown, which leaves the shell's lines alone.
  public private(set) var isAlternate = false
  /// Whether the cursor is shown.
  public private(set) var showsCursor = true
  /// The sequences that were not understood.
  public private(set) var unknown: [String] = []

  private let columns: Int
  private let rows: Int
  private var cells: [[Character]]
  private var row = 0
  private var column = 0

  /// An empty screen.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
  }

  /// The rows, without the blanks at their ends.
  public var lines: [String] {
    cells.map { row in
      String(row.filter { $0 != Self.rest }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The cell of a row in which a text begins, counted from 0; nil where it is not there.
  public func column(of text: String, in row: Int) -> Int? {
    cells[row].indices.first { column in
      cells[row][column] != Self.rest
        && String(cells[row][column...].filter { $0 != Self.rest }).hasPrefix(text)
    }
  }

  /// The rows as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// Shows what `text` makes of the screen.
  public mutating func feed(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": sequence(&rest)
      case "\r": column = 0
      case "\n": lineFeed()
      case "\r\n":
        column = 0
        lineFeed()
      case "\u{8}": column = max(0, column - 1)
      case "\u{7}": break
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = Self.width(character)
    if width == 0 { return }
    if column + width > columns {
      if width == 2 { unknown.append("\(character) over the edge") }
      column = columns
      return
    }
    // Half of a wide character is nothing.
    if cells[row][column] == Self.rest { cells[row][column - 1] = " " }
    if column + width < columns, cells[row][column + width] == Self.rest {
      cells[row][column + width] = " "
    }
    cells[row][column] = character
    if width == 2 { cells[row][column + 1] = Self.rest }
    column += width
  }

  /// The second cell of a wide character.
  private static let rest: Character = "\u{0}"

  /// As most terminals have it: wcwidth of Unicode's East Asian Width, here of what tests use.
  private static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    return switch first.value {
    case 0x0300...0x036F, 0x0591...0x05BD, 0x064B...0x065F, 0x200B...0x200F, 0xFE0F: 0
    case 0x1100...0x115F, 0x26A1, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFF00...0xFF60, 0x1F300...0x1F320, 0x1F400...0x1F43E:
      2
    default: 1
    }
  }

  private mutating func lineFeed() {
    if row < rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func sequence(_ rest: inout Substring) {
    guard rest.first == "[" else { return }
    rest.removeFirst()
    let parameters = rest.prefix { !$0.isLetter }
    rest.removeFirst(parameters.count)
    guard let final = rest.popFirst() else { return }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    switch (final, parameters) {
    case ("H", _):
      row = min(max(1, numbers.first ?? 1), rows) - 1
      column = min(max(1, numbers.dropFirst().first ?? 1), columns) - 1
    case ("J", "2"): cells = Self.blank(columns, rows)
    case ("K", ""): for index in column..<columns { cells[row][index] = " " }
    case ("m", _): break
    case ("h", "?1049"), ("l", "?1049"):
      isAlternate = final == "h"
      cells = Self.blank(columns, rows)
      (row, column) = (0, 0)
    case ("h", "?25"), ("l", "?25"): showsCursor = final == "h"
    case ("h", "?7"), ("l", "?7"), ("h", "?2004"), ("l", "?2004"): break
    default: unknown.append("\(parameters)\(final)")
    }
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Character]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }
}

extension PseudoTerminal {
  /// What the terminal shows now, if it always had this size.
  public func screen(columns: Int = 80, rows: Int = 24) -> TerminalScreen {
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.feed(text)
    return screen
  }

  /// Waits until what the terminal shows is as wanted.
  @discardableResult
  public func waitForScreen(
    _ what: String,
    columns: Int = 80,
    rows: Int = 24,
    where isWanted: @escaping @Sendable (TerminalScreen) -> Bool
  ) async throws -> TerminalScreen {
    try await waitForBytes(what) { bytes in
      var screen = TerminalScreen(columns: columns, rows: rows)
      screen.feed(String(decoding: bytes, as: UTF8.self))
      return isWanted(screen)
    }
    return screen(columns: columns, rows: rows)
  }
}
