extension Character {
  /// How many cells a terminal gives this character: 0, 1 or 2.
  ///
  /// The character counts as a whole: combining marks, joiners and variation selectors add
  /// nothing to the scalar they follow, except that U+FE0F turns a symbol into a wide emoji.
  /// Characters of ambiguous width (`°`, `↑`, `━`) count 1, as they do outside East Asian fonts,
  /// or 2 within ``CellWidth/measuring(_:_:)``.
  /// Source: Unicode Standard Annex 11 (East Asian Width) and Technical Standard 51 (Emoji).
  var cellWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isZeroWidth { return 0 }
    if first.isWide { return 2 }
    let isEmojiStyle = unicodeScalars.dropFirst().contains { $0.value == 0xFE0F }
    let isFlag = (0x1F1E6...0x1F1FF).contains(first.value) && unicodeScalars.count > 1
    if isFlag || (isEmojiStyle && first.properties.isEmoji) { return 2 }
    return first.isAmbiguous && CellWidth.ambiguous == .wide ? 2 : 1
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
  fileprivate var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      // The soft hyphen is a format character that terminals show.
      value != 0xAD
    default:
      // Vowels and final consonants of decomposed Hangul join the syllable before them.
      (0x1160...0x11FF).contains(value)
    }
  }

  fileprivate var isWide: Bool {
    if value < 0x1100 { return false }
    if properties.isEmojiPresentation { return !(0x1F1E6...0x1F1FF).contains(value) }
    return Self.wideBlocks.contains { $0.contains(value) }
  }

  /// Whether the standard calls the width ambiguous.
  fileprivate var isAmbiguous: Bool {
    if value < 0xA1 { return false }
    return AmbiguousScalars.ranges.contains { $0.contains(value) }
  }

  /// The blocks that are wide or full-width throughout, besides emoji.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x3247, 0x3250...0x4DBF,  // kana, Bopomofo, compatibility, extension A
    0x4E00...0xA4C6,  // unified ideographs, Yi
    0xA960...0xA97C, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,  // compatibility and vertical forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, old kana
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // further ideographs
  ]
}
