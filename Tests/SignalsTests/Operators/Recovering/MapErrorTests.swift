import Signals
import TestSupport
import Testing

@Suite("mapError")
struct MapErrorTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "MapError", { $0[0].mapError { $0 } })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].mapError { $0 } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.mapError { token.pass($0) } }
  }

  @Test("a failure becomes what the closure makes of it", arguments: [true, false])
  func maps(isHot: Bool) {
    struct Wrapped: Error, Equatable { let text: String }
    let seen = Log<Signal<Int, Wrapped>.Event>()
    let source = Signal<Int, Oops>.just(1).concat(.fail(Oops()))
    let signal = isHot ? source.concat(Signal.create { _, _ in }) : source
    signal.mapError { Wrapped(text: "\($0)") }.subscribeEvents { seen.add($0) }
    #expect(seen.entries == [.next(1), .failed(Wrapped(text: "Oops()"))])
  }
}
