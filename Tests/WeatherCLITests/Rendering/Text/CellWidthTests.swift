import Testing

@testable import weather_cli

@Suite("cell width")
struct CellWidthTests {
  @Test(
    "a text takes the cells a terminal gives it",
    arguments: [
      ("", 0), ("abc", 3), ("65°", 3), ("↑↓━▁", 4),
      ("e\u{301}", 1), ("Zürich", 6), ("Zu\u{308}rich", 6), ("a\u{20DD}", 1),
      ("東京", 4), ("ソウル", 6), ("서울", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2),
      ("⚡", 2), ("☔", 2), ("☀", 1), ("☀\u{FE0F}", 2), ("⛅", 2), ("🌧\u{FE0F}", 2), ("❄", 1),
      ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇺🇸", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("القاهرة", 7), ("قَا", 2), ("ירושלים", 7), ("a\u{200F}b", 2), ("a\u{200B}b", 2),
      ("a\u{AD}b", 3),
    ]
  )
  func width(text: String, cells: Int) {
    #expect(text.cellWidth == cells)
  }

  /// Source: the sum of `wcwidth` of glibc 2.36 (Debian 12, C.UTF-8) over the scalars of each word.
  @Test(
    "a word of any script takes the cells that wcwidth gives its scalars",
    arguments: [
      ("नमस्ते", 4), ("हिन्दी", 5), ("दिल्ली", 5),  // Devanagari
      ("বাংলা", 5), ("কলকাতা", 6),  // Bengali
      ("தமிழ்", 4), ("சென்னை", 5),  // Tamil
      ("กรุงเทพฯ", 7), ("น้ำ", 2),  // Thai
      ("ភ្នំពេញ", 5), ("ខ្មែរ", 4),  // Khmer
      ("မြန်မာ", 5), ("ရန်ကုန်", 4),  // Myanmar
      ("한글", 4), ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 4),  // Hangul
      ("القاهرة", 7), ("قَا", 2), ("ירושלים", 7), ("שָׁלוֹם", 4),  // Arabic, Hebrew
    ]
  )
  func scripts(word: String, cells: Int) {
    #expect(word.cellWidth == cells)
  }

  /// Source: `wcwidth` of glibc 2.36 (Debian 12, C.UTF-8).
  @Test(
    "a scalar takes the cells of wcwidth where the standards leave it open",
    arguments: [
      (0x600...0x605, 1), (0x6DD...0x6DD, 1), (0x70F...0x70F, 1), (0x890...0x891, 1),
      (0x8E2...0x8E2, 1), (0x110BD...0x110BD, 1), (0x110CD...0x110CD, 1),  // signs before digits
      (0x3248...0x324F, 2), (0x4DC0...0x4DFF, 2),  // numbers on black squares, hexagrams
      (0x1160...0x11FF, 0), (0xD7B0...0xD7C6, 0), (0xD7CB...0xD7FB, 0),  // Hangul vowels, finals
      (0x93E...0x940, 1), (0x94D...0x94D, 0), (0x20DD...0x20E0, 0),  // beside, below, around
      (0x1F1E6...0x1F1FF, 1), (0xAD...0xAD, 1),
    ] as [(ClosedRange<UInt32>, Int)]
  )
  func scalars(values: ClosedRange<UInt32>, cells: Int) {
    for scalar in values.compactMap(Unicode.Scalar.init) {
      #expect(Character(scalar).cellWidth == cells, "\(String(scalar.value, radix: 16))")
    }
  }

  @Test(
    "a sequence of emoji takes two cells, whatever it is made of",
    arguments: ["☝🏽", "❤\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥", "🏳\u{FE0F}\u{200D}🌈", "👩🏽‍🚀"]
  )
  func emoji(text: String) {
    #expect(text.cellWidth == 2)
  }
}
