import Signals
import TestSupport
import Testing

@Suite("sample")
struct SampleTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Sample", { $0[0].sample($0.safe(1)) })
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.sample(Signal<Int, Never>.just(1).map { token.pass($0) })
    }
  }

  @Test("E098: 1 2 fire fire 3 fire sends 2 2 3")
  func repeats() {
    expectMarbles(["12--3-", "--xx-x"], "--22-3") { $0[0].sample($0.safe(1)) }
  }

  @Test("onlyNew sends a value once")
  func onlyNew() {
    expectMarbles(["12--3-", "--xx-x"], "--2--3") { $0[0].sample($0.safe(1), onlyNew: true) }
  }

  @Test("E100: 1, completion of the source, fire, completion of the trigger")
  func ends() {
    expectMarbles(["1|", "--x-|"], "--1-|") { $0[0].sample($0.safe(1)) }
  }

  @Test("ends when the source leaves nothing to send")
  func nothingLeft() {
    expectMarbles(["-|", "--x-|"], "-|", spans: ["^!", "^!"]) { $0[0].sample($0.safe(1)) }
    expectMarbles(["1--|", "-x-x-x"], "-1-|") { $0[0].sample($0.safe(1), onlyNew: true) }
    expectMarbles(["1-2|", "-x--x-x"], "-1--(2|)") { $0[0].sample($0.safe(1), onlyNew: true) }
  }

  @Test("a failure of the source ends it at once")
  func failure() {
    expectMarbles(["1-#", "-x-x"], "-1#", spans: ["^-!", "^-!"]) { $0[0].sample($0.safe(1)) }
  }

  @Test("takes whatever can be used as a signal")
  func convertible() {
    let (source, trigger) = (Subject<Int, MarbleFailure>(), Subject<Bool, Never>())
    let seen = Log<Int>()
    source.signal.sample(trigger).subscribe(next: { seen.add($0) }, failed: { _ in })
    source.send(1)
    trigger.send(true)
    #expect(seen.entries == [1])
  }
}
