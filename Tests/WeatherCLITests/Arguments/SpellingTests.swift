import Testing

@testable import weather_cli

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "one slip in three letters is forgiven",
    arguments: [
      ("dayly", "daily"), ("dialy", "daily"), ("DAILY", "daily"), ("hourl", "hourly"),
      ("curent", "current"), ("dem", "demo"), ("currrent", "current"), ("London", nil), ("", nil),
      ("day", nil),
    ] as [(String, String?)]
  )
  func nearest(word: String, choice: String?) {
    #expect(Spelling.nearest(to: word, among: Tool.allWords) == choice)
  }
}
