/// What a terminal shows after the bytes it was sent: as much of xterm as a program that paints a
/// whole screen needs.
///
/// Every character takes one cell, and what it does not know is recorded, so that no test passes
/// by accident.
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
    cells.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
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
    if column < columns { cells[row][column] = character }
    column = min(column + 1, columns)
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
