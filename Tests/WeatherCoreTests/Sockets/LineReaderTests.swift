import Foundation
import Testing

@testable import WeatherCore

@Suite("line reader")
struct LineReaderTests {
  private func lines(_ pieces: [String]) -> [[String]] {
    var reader = LineReader()
    return pieces.map { piece in
      reader.take(Data(piece.utf8))
      return reader.lines.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test("lines are whole wherever the pieces are cut, and empty ones are left out")
  func pieces() {
    #expect(lines(["a\nb\r\nc"]) == [["a", "b"]])
    #expect(lines(["a", "b", "\r", "\nc\n\n\r\n", "d"]) == [[], [], [], ["ab", "c"], []])
    #expect(lines([""]) == [[]])
  }

  @Test("every way to cut a text in two gives the same lines")
  func everyCut() {
    let text = "one\r\ntwo\n\nth\u{E9}ree\nrest"
    let bytes = Data(text.utf8)
    for cut in 0...bytes.count {
      var reader = LineReader()
      reader.take(bytes.prefix(cut))
      var lines = reader.lines
      reader.take(bytes.dropFirst(cut))
      lines += reader.lines
      #expect(lines == ["one", "two", "th\u{E9}ree"].map { Data($0.utf8) })
    }
  }

  @Test("a line without an end is given up after 64 KiB")
  func overlong() {
    var reader = LineReader()
    reader.take(Data(count: 65_536))
    #expect(!reader.isOverlong)
    reader.take(Data(count: 1))
    #expect(reader.isOverlong)
  }
}
