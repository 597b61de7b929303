import Testing

@testable import Documenter

@Suite("a picture of a terminal")
struct TerminalPictureTests {
  private func svg(_ text: String) -> String { TerminalPicture(title: "demo", text: text).svg }

  @Test("puts each word at its column and line")
  func places() {
    // A margin of 16, columns of 8, lines of 16 with the letters' feet at 12.
    let picture = svg("ab  c d\n e\n")
    #expect(picture.contains(#"<text x="16" y="28" textLength="16" "#))
    #expect(picture.contains(#"<text x="48" y="28" textLength="24" "#))
    #expect(picture.contains(#"<text x="24" y="44" textLength="8" "#))
    #expect(picture.contains(#"width="88" height="64""#))
  }

  @Test("shows bold, faint and coloured text until it is switched off")
  func looks() {
    // 172 is 16 + 4 · 36 + 2 · 6 + 0: red 55 + 4 · 40 = 215, green 55 + 2 · 40 = 135, no blue.
    let picture = svg("\u{1B}[1ma\u{1B}[0m b \u{1B}[2mc\u{1B}[0m \u{1B}[1;38;5;172md\u{1B}[0m\n")
    #expect(picture.contains(#"<text class="strong" x="16" "#))
    #expect(picture.contains(#"<text x="32" "#))
    #expect(picture.contains(#"<text class="faint" x="48" "#))
    #expect(picture.contains(##"<text class="strong" style="fill:#d78700" x="64" "##))
    #expect(!picture.contains("\u{1B}"))
  }

  @Test("draws blocks one by one and a bar in one piece")
  func blocks() {
    // Of a line of 16, ▂ fills the lower 2 · 2 and █ all.
    let picture = svg("▂█\u{1B}[2m▕\u{1B}[0m━━━\n")
    #expect(picture.contains(#"<rect x="16" y="28" width="8" height="4"/>"#))
    #expect(picture.contains(#"<rect x="24" y="16" width="8" height="16"/>"#))
    #expect(picture.contains(#"<rect class="faint" x="39" y="16" width="1" height="16"/>"#))
    #expect(picture.contains(#"<rect x="40" y="23" width="24" height="2"/>"#))
  }

  @Test("escapes signs of XML, and tells what it shows")
  func words() {
    let picture = svg("a < b & c\n\nd\n")
    #expect(picture.contains("<desc id=\"desc\">a &lt; b &amp; c\n\nd</desc>"))
  }
}
