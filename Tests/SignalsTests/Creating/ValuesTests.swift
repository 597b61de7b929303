import Signals
import TestSupport
import Testing

@Suite("values")
struct ValuesTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Values", { _ in .values(["a", "b", "c"]) })
  }

  @Test("a sequence without elements completes at once")
  func nothing() { expectMarbles([], "|") { _ in .values([]) } }

  @Test("an endless sequence stops when nobody listens any more")
  func endless() {
    let taken = Log<Int>()
    let sent = Log<Int>()
    let counting = sequence(first: 0) { last in
      taken.add(last + 1)
      return last + 1
    }
    let numbers = AnySequenceBox(counting)
    Signal<Int, Never>.values(numbers).take(3).subscribe(next: { sent.add($0) })
    #expect(sent.entries == [0, 1, 2])
    #expect(taken.entries == [1, 2])
  }

  @Test("disposal from inside a value stops it")
  func disposedInside() {
    let sent = Log<Int>()
    let (lifetime, end) = Lifetime.make()
    Signal<Int, Never>.values(0...).subscribe(during: lifetime) { value in
      sent.add(value)
      if value == 1 { end.dispose() }
    }
    #expect(sent.entries == [0, 1])
  }

  @Test("each subscription iterates for itself")
  func afresh() {
    let numbers = Signal<String, MarbleFailure>.values(["a", "b"])
    expectMarbles([], "(ab|)") { _ in numbers }
    expectMarbles([], "(ab|)") { _ in numbers }
  }
}

/// A sequence whose elements are made as they are asked for.
private struct AnySequenceBox<Base: Sequence>: Sequence, @unchecked Sendable {
  // Sound: only one thread of a test iterates, and it copies the base first.
  let base: Base
  init(_ base: Base) { self.base = base }
  func makeIterator() -> Base.Iterator { base.makeIterator() }
}
