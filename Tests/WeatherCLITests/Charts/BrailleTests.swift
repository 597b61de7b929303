import Testing

@testable import weather_cli

@Suite("Braille")
struct BrailleTests {
  @Test(
    "each dot of a cell is the one Unicode gives that place, counted from the bottom",
    arguments: [
      (0, 3, 0x2801), (0, 2, 0x2802), (0, 1, 0x2804), (1, 3, 0x2808), (1, 2, 0x2810),
      (1, 1, 0x2820), (0, 0, 0x2840), (1, 0, 0x2880),
    ] as [(Int, Int, UInt32)]
  )
  func dots(x: Int, y: Int, scalar: UInt32) throws {
    var picture = Braille(columns: 1, rows: 1)
    picture.set(x, y)
    #expect(picture.character(0, 0).unicodeScalars.first?.value == scalar)
  }

  @Test("a full cell has eight dots, an empty one is a space")
  func cells() {
    var picture = Braille(columns: 2, rows: 1)
    for x in 0...1 { picture.fill(x, from: 3, to: 0) }
    #expect(picture.character(0, 0) == "⣿")
    #expect(picture.character(1, 0) == " ")
  }

  @Test("what lies outside is not drawn")
  func outside() {
    var picture = Braille(columns: 1, rows: 1)
    for (x, y) in [(-1, 0), (2, 0), (0, -1), (0, 4), (.max, .min)] { picture.set(x, y) }
    #expect(picture == Braille(columns: 1, rows: 1))
    #expect(Braille(columns: -1, rows: -1) == Braille(columns: 0, rows: 0))
  }

  @Test("on a keyboard more dots are a darker letter")
  func letters() {
    let letters = ["\u{2800}", "⠁", "⠃", "⠇", "⡇", "⣇", "⣿", "a"].map {
      Character($0).brailleLetter
    }
    #expect(letters == [" ", ".", ".", "o", "o", "#", "#", nil])
  }
}
