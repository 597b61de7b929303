import Signals
import TestSupport
import Testing

@Suite("generate")
struct GenerateTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Generate",
      { _ in
        .generate(0) { next in
          defer { next += 1 }
          return next < 4 ? "\(next)" : nil
        }
      }
    )
  }

  @Test("makes no more values than are taken")
  func lazy() {
    let made = Log<Int>()
    let sent = Log<Int>()
    let counting = Signal<Int, Never>.generate(0) { next in
      made.add(next)
      defer { next += 1 }
      return next
    }
    counting.take(2).subscribe(next: { sent.add($0) })
    #expect(sent.entries == [0, 1])
    #expect(made.entries == [0, 1])
  }

  @Test("each subscription starts from the initial state")
  func afresh() {
    let halves = Signal<String, MarbleFailure>.generate(4) { left in
      left /= 2
      return left > 0 ? "\(left)" : nil
    }
    expectMarbles([], "(21|)") { _ in halves }
    expectMarbles([], "(21|)") { _ in halves }
  }

  @Test("a million values need no more stack than one")
  func million() {
    let count = Cell(0)
    Signal<Int, Never>.generate(0) { next in
      next += 1
      return next <= 1_000_000 ? next : nil
    }.subscribe(next: { value in count.value = value })
    #expect(count.value == 1_000_000)
  }
}
