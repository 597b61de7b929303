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
}
