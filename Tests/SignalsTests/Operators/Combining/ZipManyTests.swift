import Signals
import TestSupport
import Testing

@Suite("zip of three to eight")
struct ZipManyTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "ZipMany",
      { s in zip(s[0], s[1], s[2]).map { joined($0) } },
      { s in zip(s[0], s[1], s[2], s[3]).map { joined($0) } },
      { s in zip(s[0], s[1], s[2], s[3], s[4]).map { joined($0) } },
      { s in zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { joined($0) } },
      { s in zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { joined($0) } },
      { s in zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { joined($0) } }
    )
  }

  @Test("E026: a 1 2 3, b 1, c 1 2, then b 2 3 4 C, c 3 4 5 E")
  func uneven() {
    let subjects = (0..<3).map { _ in Subject<Int, MarbleFailure>() }
    let seen = Log<String>()
    zip(subjects[0], subjects[1], subjects[2]).subscribe(
      next: { seen.add("\($0)") },
      failed: { _ in seen.add("E") }
    )
    for value in 1...3 { subjects[0].send(value) }
    subjects[1].send(1)
    for value in 1...2 { subjects[2].send(value) }
    for value in 2...4 { subjects[1].send(value) }
    subjects[1].complete()
    for value in 3...5 { subjects[2].send(value) }
    subjects[2].fail(MarbleFailure())
    #expect(seen.entries == ["(1, 1, 1)", "(2, 2, 2)", "(3, 3, 3)", "E"])
  }

  @Test("ends as soon as no row is possible, whichever input is over", arguments: 0..<8)
  func ends(index: Int) {
    let inputs = (0..<8).map { $0 == index ? "-x-|" : "xxx" }
    expectMarbles(inputs, "-[xxxxxxxx]-|") { s in
      zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { joined($0) }
    }
  }

  @Test("inputs may differ in type")
  func types() {
    let ints = Signal<Int, Never>.never
    let texts = Subject<String, Never>()
    let flags = Signal<Bool, Never>.never
    let _: Signal<(Int, String, Bool), Never> = zip(ints, texts, flags)
    let _: Signal<(Int, String, Bool, Int), Never> = zip(ints, texts, flags, ints)
    let _: Signal<(Int, String, Bool, Int, String), Never> = zip(ints, texts, flags, ints, texts)
    let _: Signal<(Int, String, Bool, Int, String, Bool), Never> = zip(
      ints,
      texts,
      flags,
      ints,
      texts,
      flags
    )
    let _: Signal<(Int, String, Bool, Int, String, Bool, Int), Never> = zip(
      ints,
      texts,
      flags,
      ints,
      texts,
      flags,
      ints
    )
    let _: Signal<(Int, String, Bool, Int, String, Bool, Int, String), Never> = zip(
      ints,
      texts,
      flags,
      ints,
      texts,
      flags,
      ints,
      texts
    )
  }
}

/// The texts in a tuple, one after another.
private func joined(_ tuple: Any) -> String {
  Mirror(reflecting: tuple).children.map { "\($0.value)" }.joined()
}
