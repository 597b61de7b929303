import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("Canvas: what is written of a frame")
struct FrameTests {
  private func frame(_ lines: [String], columns: Int = 20, rows: Int = 4) -> Frame {
    Frame(
      size: WindowSize(columns: columns, rows: rows),
      lines: lines.map { Line($0) },
      inColor: true
    )
  }

  @Test("the terminal shows each frame, whatever it showed before")
  func shows() {
    var canvas = Canvas()
    var screen = TerminalScreen(columns: 20, rows: 4)
    for lines in [
      ["London", "9°", "", "q quit"], ["Lisbon", "19°", "rain", "q quit"], [], ["a"],
      ["a longer line than the screen is wide", "b", "c", "d", "e"],
    ] {
      screen.feed(canvas.turned(into: frame(lines)))
      let wanted = lines.prefix(4).map { Line($0).truncated(to: 20).rendered(inColor: false) }
      #expect(screen.lines == wanted + Array(repeating: "", count: 4 - wanted.count))
    }
    #expect(screen.unknown == [])
  }

  @Test("the same frame again writes nothing")
  func same() {
    var canvas = Canvas()
    _ = canvas.turned(into: frame(["London", "9°"]))
    #expect(canvas.turned(into: frame(["London", "9°"])) == "")
  }

  @Test("one cell that differs costs moving there and the cell")
  func oneCell() {
    var canvas = Canvas()
    _ = canvas.turned(into: frame(["12:01", "9 degrees"]))
    // To row 1, column 5.
    #expect(canvas.turned(into: frame(["12:02", "9 degrees"])) == "\u{1B}[1;5H2")
  }

  @Test("cells that are close are written together, and far ones apart")
  func runs() {
    var canvas = Canvas()
    _ = canvas.turned(into: frame(["abcdefghijklmnopqrst"]))
    #expect(
      canvas.turned(into: frame(["abXdeYghijklmnopqrsZ"]))
        == "\u{1B}[1;3HXdeY\u{1B}[1;20HZ"
    )
  }

  @Test("a row whose width terminals disagree on is written as a whole")
  func delicate() {
    var canvas = Canvas()
    _ = canvas.turned(into: frame(["東京 9°", "b"], columns: 10))
    #expect(
      canvas.turned(into: frame(["東京 8°", "b"], columns: 10)) == "\u{1B}[1;1H\u{1B}[K東京 8°   "
    )
  }

  @Test("what looks the same is begun once, blanks between it included")
  func styles() {
    var canvas = Canvas()
    let line = Line("red hot", .warning) + Line(" ") + Line("now", .warning)
    let size = WindowSize(columns: 11, rows: 1)
    let text = canvas.turned(into: Frame(size: size, lines: [line], inColor: true))
    #expect(text.hasSuffix("\u{1B}[1;1H\u{1B}[1;38;5;160mred hot now\u{1B}[0m"))
    var plain = Canvas()
    let bare = plain.turned(into: Frame(size: size, lines: [line], inColor: false))
    #expect(bare.hasSuffix("\u{1B}[1;1Hred hot now"))
  }

  @Test("another size begins anew")
  func resized() {
    var canvas = Canvas()
    _ = canvas.turned(into: frame(["London"]))
    #expect(canvas.turned(into: frame(["London"], columns: 30)).contains("\u{1B}[2J"))
  }

  @Test("the screen is taken once, and given back before anything else is written")
  func writing() {
    let first = Writing().next(.frame(frame(["a"])))
    #expect(first.actions.first == .screen(true) && first.actions.count == 2)
    let same = first.next(.frame(frame(["a"])))
    #expect(same.actions == [])
    #expect(same.next(.exit(.success)).actions == [.screen(false), .exit(0)])
    #expect(same.next(.error("x")).actions == [.screen(false), .error("x")])
    let stopped = same.next(.suspend)
    #expect(stopped.actions == [.screen(false), .stop])
    #expect(stopped.next(.frame(frame(["a"]))).actions.first == .screen(true))
    #expect(same.next(.repaint).next(.frame(frame(["a"]))).actions.first == .screen(true))
  }

  @Test("no key is shown in a frame")
  func redacted() throws {
    let key = try #require(APIKey("0123456789abcdef"))
    let output = Output.frame(frame(["x 0123456789abcdef y"])).redacted(by: key)
    guard case .frame(let frame) = output else { return }
    #expect(!frame.lines[0].rendered(inColor: false).contains("0123456789abcdef"))
  }
}
