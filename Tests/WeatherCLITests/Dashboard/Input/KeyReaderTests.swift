import Testing

@testable import weather_cli

@Suite("KeyReader")
struct KeyReaderTests {
  /// The keys of text that comes in pieces; a pause at the end.
  private func keys(_ pieces: [[UInt8]]) -> [Key] {
    var reader = KeyReader()
    return (pieces.map { KeyReader.Input.bytes($0) } + [.pause]).flatMap { input in
      reader.take(input)
      return reader.keys
    }
  }

  /// Sequences of ECMA-48 and of xterm's ctlseqs, and what they mean.
  static let sequences: [(String, [Key])] = [
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]),
    ("\u{1B}[D", [.left]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
    ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[Z", [.backTab]), ("\t", [.tab]), ("\r", [.enter]), ("\n", [.enter]),
    ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{15}", [.clear]), ("\u{C}", [.repaint]),
    ("q", [.character("q")]), ("ü", [.character("ü")]), ("東", [.character("東")]),
    ("🌧", [.character("🌧")]), ("\u{1}", []), ("\u{1B}[99~", []), ("\u{1B}[?1;2c", []),
    ("a\u{1B}[Ab", [.character("a"), .up, .character("b")]),
    ("\u{1B}[200~São\r\nPaulo\u{1B}[201~x", [.paste("São Paulo"), .character("x")]),
  ]

  @Test("each sequence is its key, whole or cut anywhere", arguments: sequences)
  func pieces(text: String, wanted: [Key]) {
    let bytes = Array(text.utf8)
    #expect(keys([bytes]) == wanted)
    #expect(keys(bytes.map { [$0] }) == wanted)
    for cut in bytes.indices {
      #expect(keys([Array(bytes[..<cut]), Array(bytes[cut...])]) == wanted)
    }
  }

  @Test("an escape that nothing follows is the key, and one before a letter too")
  func escape() {
    #expect(keys([[0x1B]]) == [.escape])
    #expect(keys([[0x1B, UInt8(ascii: "a")]]) == [.escape, .character("a")])
    var reader = KeyReader()
    reader.take(.bytes([0x1B]))
    #expect(reader.keys == [])
  }

  @Test("bytes that are no text are left out", arguments: [[0xFF], [0xC3, 0x28], [0x80, 0x80]])
  func damaged(bytes: [UInt8]) {
    #expect(keys([bytes + [UInt8(ascii: "z")]]).last == .character("z"))
  }

  @Test("nothing that comes makes it stop", arguments: 0..<200)
  func anything(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let bytes = (0..<400).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let byte = UInt8(truncatingIfNeeded: state >> 33)
      return byte % 3 == 0 ? 0x1B : byte % 5 == 0 ? UInt8(ascii: "[") : byte
    }
    var reader = KeyReader()
    for byte in bytes { reader.take(.bytes([byte])) }
    reader.take(.bytes(Array("\u{1B}[201~".utf8)))
    reader.take(.pause)
    reader.take(.bytes([UInt8(ascii: "q")]))
    #expect(reader.keys == [.character("q")])
  }
}
