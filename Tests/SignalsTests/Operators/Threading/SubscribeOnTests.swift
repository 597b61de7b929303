import Signals
import TestSupport
import Testing

@Suite("subscribeOn")
struct SubscribeOnTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "SubscribeOn", { $0[0].subscribeOn($0.time) })
  }

  @Test("passes endings", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].subscribeOn($0.time) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.subscribeOn(ImmediateScheduler())
    }
  }

  @Test("E147: the source starts when the scheduler runs")
  func starts() {
    let time = TestScheduler()
    let seen = Log<String>()
    let source = Signal<Int, Never>.defer {
      seen.add("start")
      return .just(1)
    }
    source.subscribeOn(time).subscribe(next: { seen.add("\($0)") })
    #expect(seen.entries == [])
    time.run()
    #expect(seen.entries == ["start", "1"])
  }

  @Test("E147: disposed before that, it never starts")
  func disposed() {
    let time = TestScheduler()
    let starts = Cell(0)
    let source = Signal<Int, Never>.defer {
      starts.change { $0 += 1 }
      return .just(1)
    }
    source.subscribeOn(time).subscribe(next: { _ in }).dispose()
    time.run()
    #expect(starts.value == 0)
  }
}
