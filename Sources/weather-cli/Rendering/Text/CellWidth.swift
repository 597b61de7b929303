extension Character {
  /// How many cells a terminal gives this character.
  ///
  /// Terminals add up the scalars of a character: a letter takes 1 cell or 2, a mark over, under or
  /// around it none, and one that stands beside it (general category Mc, as the vowels of
  /// Devanagari) 1. A sequence of emoji, also one that U+FE0F makes of a symbol, takes 2 as a whole.
  /// Characters of ambiguous width (`°`, `↑`, `━`) count 1, as they do outside East Asian fonts,
  /// or 2 within ``CellWidth/measuring(_:_:)``.
  /// Source: Unicode Standard Annex 11 (East Asian Width) and Technical Standard 51 (Emoji);
  /// `wcwidth` of glibc, which terminals follow, where these leave it open.
  var cellWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    let width = first.cellWidth
    if scalars.count == 1 { return width }
    let rest = scalars.dropFirst()
    let isEmoji =
      first.properties.isEmoji && rest.contains { $0.value == 0xFE0F || $0.isEmojiPresentation }
    if isEmoji || first.isEmojiPresentation { return 2 }
    return rest.reduce(width) { $0 + $1.cellWidth }
  }
}

/// How wide characters are that fonts disagree on.
enum CellWidth {
  private static let chosen = TaskLocal(wrappedValue: AmbiguousWidth.narrow)

  /// The width that counts at present.
  static var ambiguous: AmbiguousWidth { chosen.get() }

  /// Does `work`, within which characters of ambiguous width count as they do on that terminal.
  ///
  /// A terminal has one such width, and every measure in a layout depends on it.
  static func measuring<Result>(_ width: AmbiguousWidth, _ work: () -> Result) -> Result {
    chosen.withValue(width, operation: work)
  }
}

extension StringProtocol {
  /// How many terminal cells this text takes on one line.
  var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}

extension Unicode.Scalar {
  fileprivate var cellWidth: Int {
    if isZeroWidth { return 0 }
    if isWide { return 2 }
    return isAmbiguous && CellWidth.ambiguous == .wide ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    case .format: !Self.shownFormats.contains { $0.contains(value) }
    default:
      // Vowels and final consonants of decomposed Hangul join the syllable before them.
      (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }
  }

  private var isWide: Bool {
    if value < 0x1100 { return false }
    if properties.isEmojiPresentation { return !Self.isIndicator(value) }
    return Self.wideBlocks.contains { $0.contains(value) }
  }

  fileprivate var isEmojiPresentation: Bool {
    value >= 0x1100 && properties.isEmojiPresentation
  }

  /// Whether it is half of a flag, which stands alone as a letter.
  private static func isIndicator(_ value: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }

  /// Whether the standard calls the width ambiguous.
  private var isAmbiguous: Bool {
    if value < 0xA1 { return false }
    return AmbiguousScalars.ranges.contains { $0.contains(value) }
  }

  /// The format characters that are drawn: the soft hyphen and signs of numbers that begin a group.
  private static let shownFormats: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
    0x110BD...0x110BD, 0x110CD...0x110CD,
  ]

  /// The blocks that are wide or full-width throughout, besides emoji.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x4DFF,  // kana, Bopomofo, compatibility, extension A, hexagrams
    0x4E00...0xA4C6,  // unified ideographs, Yi
    0xA960...0xA97C, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,  // compatibility and vertical forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, old kana
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // further ideographs
  ]
}
