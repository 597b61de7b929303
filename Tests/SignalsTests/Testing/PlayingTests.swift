import Signals
import TestSupport
import Testing

@Suite("playing and recording")
struct PlayingTests {
  @Test("plays from the moment of subscribing, and draws what it plays")
  func playing() {
    let time = TestScheduler()
    time.advance(by: .seconds(7))
    let signal = time.signal("a-(bc)-|")
    #expect(time.draw(signal).description == "a-(bc)-|")
    #expect(time.draw(signal).description == "a-(bc)-|")
    #expect(time.draw(time.signal("abcd"), until: 2).description == "ab...")
  }

  @Test("what happens shortly before the cut is drawn in the tick before, and nothing at the cut")
  func cut() {
    let time = TestScheduler()
    let early = time.signal("a|").delay(.microseconds(1_999_500), on: time)
    #expect(time.draw(early, until: 2).description == "-a...")
    #expect(time.draw(time.signal("--a"), until: 2).description == "--...")
  }

  @Test("what was drawn is disposed")
  func disposed() {
    let time = TestScheduler()
    let torn = Cell(false)
    let signal = Signal<String, MarbleFailure>.create { _, lifetime in
      lifetime.onEnd { torn.value = true }
    }
    #expect(time.draw(signal, until: 3).description == "---...")
    #expect(torn.value)
  }

  @Test("a recorder writes down events and their times until it is stopped")
  func recording() {
    let time = TestScheduler()
    let subject = Subject<Int, Oops>()
    let recorder = Recorder(subject, on: time)
    subject.send(1)
    time.advance(by: .seconds(2))
    subject.send(2)
    #expect(recorder.values == [1, 2])
    #expect(!recorder.hasEnded)
    subject.fail(Oops())
    #expect(recorder.hasEnded)
    #expect(
      recorder.entries == [
        .init(.zero, .next(1)), .init(.seconds(2), .next(2)), .init(.seconds(2), .failed(Oops())),
      ]
    )
  }

  @Test("a recorder that is forgotten is over")
  func forgotten() {
    let time = TestScheduler()
    let torn = Cell(false)
    let signal = Signal<Int, Never>.create { _, lifetime in lifetime.onEnd { torn.value = true } }
    do { _ = Recorder(signal, on: time) }
    #expect(torn.value)
  }
}
