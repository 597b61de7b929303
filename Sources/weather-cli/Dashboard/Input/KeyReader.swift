/// Reads keys from the bytes that a terminal sends, however they are cut into pieces.
///
/// The sequences are those of ECMA-48 and xterm; pasted text stands between `ESC [ 200 ~` and
/// `ESC [ 201 ~`. What is not known is left out.
struct KeyReader: Sendable, Equatable {
  /// The keys that the newest bytes complete.
  private(set) var keys: [Key] = []
  /// Bytes that may go on.
  private var rest: [UInt8] = []
  private var pasted: [UInt8]?

  /// What happens on the line from the terminal.
  enum Input: Sendable, Equatable {
    case bytes([UInt8])
    /// Nothing more came for a while, so what was begun does not go on.
    case pause
  }

  /// Takes what came; the keys it completes are ``keys``.
  mutating func take(_ input: Input) {
    keys = []
    switch input {
    case .bytes(let bytes):
      rest += bytes
      while let (key, length) = next() {
        rest.removeFirst(length)
        if let key { keys.append(key) }
      }
    case .pause:
      if rest == [Self.escape] { keys = [.escape] }
      rest = []
    }
  }

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// More than this is no text that anybody types into a line.
  private static let mostPasted = 4096

  /// The first key of the rest, nil if it is not known, and the bytes it takes; nil where more
  /// bytes are needed.
  private mutating func next() -> (Key?, Int)? {
    guard let first = rest.first else { return nil }
    if pasted != nil { return paste() }
    switch first {
    case Self.escape: return sequence()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x15: return (.clear, 1)
    case 0x0C: return (.repaint, 1)
    case ..<0x20: return (nil, 1)
    default: return character(first)
    }
  }

  private func character(_ first: UInt8) -> (Key?, Int)? {
    let length =
      switch first {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    if length == 0 { return (nil, 1) }
    if rest.count < length { return nil }
    guard let text = String(validating: rest.prefix(length), as: UTF8.self),
      let character = text.first
    else { return (nil, 1) }
    return (.character(character), length)
  }

  private mutating func sequence() -> (Key?, Int)? {
    guard rest.count > 1 else { return nil }
    switch rest[1] {
    case UInt8(ascii: "O"):
      guard rest.count > 2 else { return nil }
      return (Self.key(rest[2]), 3)
    case UInt8(ascii: "["):
      guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return rest.count > 32 ? (nil, rest.count) : nil
      }
      let parameters = rest[2..<end]
      if rest[end] != UInt8(ascii: "~") { return (Self.key(rest[end]), end + 1) }
      let number = Int(String(decoding: parameters.prefix { $0 != 0x3B }, as: UTF8.self)) ?? 0
      if number == 200 { pasted = [] }
      return (Self.key(number), end + 1)
    default: return (.escape, 1)
    }
  }

  private mutating func paste() -> (Key?, Int)? {
    let end = rest.indices.first { rest[$0...].starts(with: Self.pasteEnd) }
    // The end may have come in part only.
    let taken = end ?? max(0, rest.count - Self.pasteEnd.count + 1)
    if taken == 0, end == nil { return nil }
    if let text = pasted, text.count < Self.mostPasted {
      pasted = text + rest[..<taken].prefix(Self.mostPasted - text.count)
    }
    guard let end else { return (nil, taken) }
    let text = String(decoding: pasted ?? [], as: UTF8.self).withoutControls
    pasted = nil
    return (.paste(text), end + Self.pasteEnd.count)
  }

  private static func key(_ final: UInt8) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "M": .enter
    default: nil
    }
  }

  private static func key(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}
