import Foundation

/// Makes lines of pieces of text, wherever the pieces are cut.
struct LineReader: Sendable {
  /// The lines that the newest piece has ended, without their line breaks; none is empty.
  private(set) var lines: [Data] = []
  /// Whether a line is longer than any that makes sense, so that there is no use in going on.
  private(set) var isOverlong = false
  private var rest = Data()

  /// Takes the next piece.
  mutating func take(_ piece: Data) {
    let parts = piece.split(separator: newline, omittingEmptySubsequences: false)
    lines = []
    for (index, part) in parts.enumerated() {
      rest.append(part)
      if rest.count > Self.longestLine { isOverlong = true }
      // What follows the last line break is not a whole line yet.
      if index == parts.count - 1 { return }
      if rest.last == carriageReturn { rest.removeLast() }
      if !rest.isEmpty { lines.append(rest) }
      rest = Data()
    }
  }

  /// 64 KiB; a line of gpsd is not longer than 10.
  private static let longestLine = 65_536
  private var newline: UInt8 { 0x0A }
  private var carriageReturn: UInt8 { 0x0D }
}
