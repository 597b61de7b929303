import Signals
import Testing

/// The table of what diagrams are written with, played.
@Suite("Docs: the grammar of diagrams")
struct DiagramGrammarTests {
  private typealias Beat = Marble.Beat

  /// What each text of the table is, by the ticks in which it happens.
  private static let meanings: [String: [Int: [Beat]]] = [
    "-": [:],
    "a": [0: [.next("a")]],
    "[ab]": [0: [.next("ab")]],
    "[a\\]b]": [0: [.next("a]b")]],
    "[a\\\\b]": [0: [.next("a\\b")]],
    "(ab)": [0: [.next("a"), .next("b")]],
    "(a|)": [0: [.next("a"), .completed]],
    "|": [0: [.completed]],
    "#": [0: [.failed(MarbleFailure())]],
    "a b": [0: [.next("a")], 1: [.next("b")]],
    "a-...": [0: [.next("a")]],
  ]

  @Test("each piece in the table happens as it says")
  func table() throws {
    let page = try Page("Docs/Signals.docc/Articles/ReadingDiagrams.md")
    let texts = page.prose.compactMap { line in
      line.wholeMatch(of: /\| `(.+?)` \| .+ \|/).map { String($0.1).replacing("\\|", with: "|") }
    }
    #expect(Set(texts) == Set(Self.meanings.keys), "each piece is in the table, and played here")
    for text in texts {
      let time = TestScheduler()
      let marble = try Marble(parsing: text)
      let heard = Recorder(time.signal(marble), on: time)
      time.advance(by: .seconds(5))
      var beats: [Int: [Beat]] = [:]
      for entry in heard.entries {
        beats[Int(entry.time.components.seconds), default: []].append(entry.event)
      }
      #expect(beats == Self.meanings[text], "\(text)")
      let again = TestScheduler()
      #expect(again.draw(again.signal(marble), until: marble.cut).beats == marble.beats, "\(text)")
    }
  }

  @Test("what breaks a rule is refused", arguments: ["|a", "...a", "((a))", "(-)", "[a", "a]"])
  func refused(text: String) {
    #expect(throws: MarbleSyntaxError.self) { try Marble(parsing: text) }
  }
}
