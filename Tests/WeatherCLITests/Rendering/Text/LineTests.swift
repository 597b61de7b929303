import Testing
import WeatherCore

@testable import weather_cli

@Suite("Line")
struct LineTests {
  private func text(_ line: Line) -> String { line.pieces.map(\.text).joined() }

  @Test(
    "a field is exactly as wide as asked",
    arguments: [
      ("東京", 6, Line.Alignment.left, "東京  "), ("東京", 6, .right, "  東京"),
      ("ab", 5, .center, " ab  "),
      ("東京都", 5, .left, "東京…"), ("東京都", 4, .left, "東… "), ("abcdef", 4, .right, "abc…"),
      ("abc", 3, .left, "abc"), ("abc", 1, .left, "…"), ("abc", 0, .left, ""), ("", 2, .left, "  "),
      ("ab cd", 4, .left, "ab… "), ("e\u{301}e\u{301}", 3, .left, "e\u{301}e\u{301} "),
    ]
  )
  func fields(content: String, width: Int, alignment: Line.Alignment, field: String) {
    let line = Line(content).fitted(to: width, alignment)
    #expect(text(line) == field)
    #expect(line.width == width)
  }

  @Test("cutting goes across pieces and keeps their styles")
  func cutting() {
    let line = (Line("ab", .strong) + Line("cdef", .rain)).truncated(to: 4)
    #expect(line == Line("ab", .strong) + Line("c", .rain) + Line("…", .rain))
  }

  @Test("colour is written only where wanted, and spaces at the end never")
  func rendering() {
    let line = Line("a", .strong) + Line(" b  ") + Line("  ", .rain)
    #expect(line.rendered(inColor: false) == "a b")
    #expect(line.rendered(inColor: true) == "\u{1B}[1ma\u{1B}[0m b")
  }

  @Test("text from outside cannot move the cursor, change colours or reorder the line")
  func hostile() {
    let line = Line("a\u{1B}[31mb\u{7}\r\n\tc\u{9B}d\u{202E}e\u{2066}f\u{2028}g")
    #expect(text(line) == "a[31mb cdef g")
  }
}
