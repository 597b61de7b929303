import Signals
import Testing

@Suite("combineLatest of three to eight")
struct CombineLatestManyTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "CombineLatestMany",
      { s in combineLatest(s[0], s[1], s[2]).map { joined($0) } },
      { s in combineLatest(s[0], s[1], s[2], s[3]).map { joined($0) } },
      { s in combineLatest(s[0], s[1], s[2], s[3], s[4]).map { joined($0) } },
      { s in combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]).map { joined($0) } },
      { s in combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { joined($0) } },
      { s in combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { joined($0) } }
    )
  }

  @Test("a failure of any input ends it and stops the others", arguments: 0..<8)
  func failure(index: Int) {
    let inputs = (0..<8).map { $0 == index ? "-#" : "x--x" }
    let spans = Array(repeating: "^!", count: 8)
    expectMarbles(inputs, "-#", spans: spans) { s in
      combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { joined($0) }
    }
  }

  @Test("inputs may differ in type")
  func types() {
    let ints = Signal<Int, Never>.never
    let texts = Subject<String, Never>()
    let flags = Signal<Bool, Never>.never
    let _: Signal<(Int, String, Bool), Never> = combineLatest(ints, texts, flags)
    let _: Signal<(Int, String, Bool, Int), Never> = combineLatest(ints, texts, flags, ints)
    let _: Signal<(Int, String, Bool, Int, String), Never> = combineLatest(
      ints,
      texts,
      flags,
      ints,
      texts
    )
    let _: Signal<(Int, String, Bool, Int, String, Bool), Never> = combineLatest(
      ints,
      texts,
      flags,
      ints,
      texts,
      flags
    )
    let _: Signal<(Int, String, Bool, Int, String, Bool, Int), Never> = combineLatest(
      ints,
      texts,
      flags,
      ints,
      texts,
      flags,
      ints
    )
    let _: Signal<(Int, String, Bool, Int, String, Bool, Int, String), Never> = combineLatest(
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
