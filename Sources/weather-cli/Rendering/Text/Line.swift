/// One line of the screen: pieces of text, each with a style, measured in terminal cells.
///
/// Text that came from outside may hold anything; what would move the cursor, change colours or
/// reorder the line is taken out when a line is made, so layout can trust what it measures.
struct Line: Sendable, Equatable {
  /// Text in one style.
  struct Piece: Sendable, Equatable {
    var text: String
    var style: Style
  }

  /// Where text goes in a field that is wider than it.
  enum Alignment: Sendable { case left, right, center }

  private(set) var pieces: [Piece]

  init(_ text: String = "", _ style: Style = .plain) {
    let shown = text.withoutControls
    pieces = shown.isEmpty ? [] : [Piece(text: shown, style: style)]
  }

  /// The cells this line takes.
  var width: Int { pieces.reduce(0) { $0 + $1.text.cellWidth } }

  static func + (left: Line, right: Line) -> Line {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  static func += (left: inout Line, right: Line) { left = left + right }

  /// This line in a field of exactly `width` cells: filled up with spaces, or cut with an
  /// ellipsis.
  func fitted(to width: Int, _ alignment: Alignment = .left) -> Line {
    let line = truncated(to: width)
    let room = max(0, width - line.width)
    let before =
      switch alignment {
      case .left: 0
      case .right: room
      case .center: room / 2
      }
    return .spaces(before) + line + .spaces(room - before)
  }

  /// This line in at most `width` cells; what does not fit is replaced by an ellipsis.
  func truncated(to width: Int) -> Line {
    if self.width <= width { return self }
    var room = width - "…".cellWidth
    if room < 0 { return Line() }
    var cut = Line()
    for piece in pieces {
      let kept = piece.text.prefix(cells: room)
      if !kept.isEmpty { cut.pieces.append(Piece(text: kept, style: piece.style)) }
      room -= kept.cellWidth
      if kept.count < piece.text.count { break }
    }
    return cut.withoutTrailingSpaces + Line("…", cut.pieces.last?.style ?? .plain)
  }

  /// This line if it fits, else its words on as many lines as they need; a word that is wider than
  /// a line goes on in the next, so that nothing is lost.
  func wrapped(to width: Int) -> [Line] {
    if self.width <= width { return [self] }
    return words.reduce(into: [Line]()) { lines, word in
      let longer = (lines.last ?? Line()) + Line(" ") + word
      if !lines.isEmpty, longer.width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines += word.broken(to: width)
      }
    }
  }

  /// This line in parts of at most `width` cells, whatever stands at their ends.
  private func broken(to width: Int) -> [Line] {
    pieces.reduce(into: [Line()]) { lines, piece in
      for character in piece.text {
        let next = Line(String(character), piece.style)
        let last = lines[lines.count - 1]
        if last.width > 0, last.width + next.width > width {
          lines.append(next)
        } else {
          lines[lines.count - 1] = last.joined(next)
        }
      }
    }
  }

  /// This line with more at its end, in the same piece where the style is the same.
  private func joined(_ next: Line) -> Line {
    guard let last = pieces.last, let first = next.pieces.first, last.style == first.style else {
      return self + next
    }
    var line = self
    line.pieces[line.pieces.count - 1].text += first.text
    return line
  }

  /// What stands between spaces, each in its styles.
  private var words: [Line] {
    var words = [Line()]
    for piece in pieces {
      let parts = piece.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { words.append(Line()) }
        words[words.count - 1] += Line(String(part), piece.style)
      }
    }
    return words.filter { $0.width > 0 }
  }

  /// As many spaces as there are cells to leave free.
  static func spaces(_ count: Int) -> Line { Line(String(repeating: " ", count: max(0, count))) }

  /// The line as it is written: without spaces at its end, with escape codes only if wanted.
  func rendered(inColor: Bool) -> String {
    withoutTrailingSpaces.pieces.map { piece in
      inColor ? piece.style.wrapping(piece.text) : piece.text
    }.joined()
  }

  private var withoutTrailingSpaces: Line {
    var line = self
    while let last = line.pieces.last {
      let kept = last.text.reversed().drop { $0 == " " }.reversed()
      if kept.count == last.text.count { break }
      line.pieces.removeLast()
      if !kept.isEmpty { line.pieces.append(Piece(text: String(kept), style: last.style)) }
    }
    return line
  }
}

extension [Line] {
  /// The lines as they are written, without colours.
  var text: String { map { $0.rendered(inColor: false) + "\n" }.joined() }
}

extension StringProtocol {
  /// The longest beginning that takes at most `cells` cells; a wide character is never halved.
  fileprivate func prefix(cells: Int) -> String {
    var room = cells
    return String(
      prefix { character in
        room -= character.cellWidth
        return room >= 0
      }
    )
  }

  /// The text without control characters, line ends and direction overrides; runs of line ends
  /// and tabs become one space.
  var withoutControls: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029:
        if result.unicodeScalars.last != " " { result.unicodeScalars.append(" ") }
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
