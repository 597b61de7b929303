import Signals
import Testing

@Suite("Marble")
struct MarbleTests {
  @Test("reads values, groups, endings and where nobody looks any further")
  func reading() throws {
    let marble = try Marble(parsing: "a-[bc](d[ef]) - x#")
    #expect(
      marble.beats == [
        0: [.next("a")], 2: [.next("bc")], 3: [.next("d"), .next("ef")], 5: [.next("x")],
        6: [.failed(MarbleFailure())],
      ]
    )
    #expect(marble.cut == nil)
    #expect(try Marble(parsing: "(a|)").beats == [0: [.next("a"), .completed]])
    #expect(try Marble(parsing: "a--...") == Marble(beats: [0: [.next("a")]], cut: 3))
    #expect(try Marble(parsing: "---").beats == [:])
    #expect(try Marble(parsing: "").beats == [:])
  }

  @Test(
    "says what is wrong with a diagram, and where",
    arguments: [
      ("a-(bc", 2, "a ( is never closed"), ("ab)-", 2, "a ) closes nothing"),
      ("a-[bc", 2, "a [ is never closed"), ("ab]", 2, "a ] closes nothing"),
      ("a(b(c))", 3, "a group cannot hold another one"),
      ("(a-b)", 2, "no time passes within a group"), ("a()", 1, "a group holds something"),
      ("a-|-b", 4, "nothing happens after the end"), ("a-#|", 3, "nothing happens after the end"),
      ("a-|[b]", 3, "nothing happens after the end"),
      ("a..", 3, "a drawing that goes on ends in three dots"),
      ("a...b", 4, "nothing follows three dots"),
      ("a....", 5, "a drawing that goes on ends in three dots"),
      ("(a...)", 2, "a group cannot go on"),
    ]
  )
  func mistakes(diagram: String, offset: Int, problem: String) {
    #expect(
      throws: MarbleSyntaxError(diagram: diagram, offset: offset, problem: problem)
    ) { try Marble(parsing: diagram) }
  }

  @Test("the mistake is shown under the diagram")
  func mistakeShown() {
    let error = MarbleSyntaxError(diagram: "ab)-", offset: 2, problem: "a ) closes nothing")
    #expect(
      error.description == """
        This diagram cannot be read: a ) closes nothing.
          ab)-
            ^
        """
    )
  }

  @Test("reads what it draws", arguments: ["]", "a]b", "\\", "\\]", "a\\", "[", "", " ", "ab"])
  func roundTrip(text: String) throws {
    let marble = Marble(beats: [0: [.next(text)], 1: [.next("x"), .next(text)], 2: [.completed]])
    #expect(try Marble(parsing: marble.description) == marble)
  }

  @Test("draws what it reads", arguments: ["a-[bc](d[ef])-x#", "(a|)", "a--...", "-", "[-][|]-|"])
  func drawing(diagram: String) throws {
    let marble = try Marble(parsing: diagram)
    #expect(marble.description == diagram)
  }
}
