import Signals
import TestSupport
import Testing

@Suite("ScopedDisposable")
struct ScopedDisposableTests {
  @Test("forgotten, it disposes its handle")
  func forgotten() {
    let handle = Disposable()
    var scoped: ScopedDisposable? = handle.scoped()
    #expect(scoped?.isDisposed == false)
    #expect(!handle.isDisposed)
    scoped = nil
    #expect(handle.isDisposed)
    #expect(scoped == nil)
  }

  @Test("it can be disposed before, and then is over as its handle is")
  func early() {
    let runs = Cell(0)
    do {
      let handle = Disposable { runs.change { $0 += 1 } }
      let scoped = handle.scoped()
      scoped.dispose()
      #expect(handle.isDisposed)
      #expect(scoped.isDisposed)
    }
    #expect(runs.value == 1)
  }

  @Test("it knows when the work ended by itself")
  func ended() {
    let subject = Subject<Int, Never>()
    let scoped = subject.signal.subscribe(next: { _ in }).scoped()
    #expect(!scoped.isDisposed)
    subject.complete()
    #expect(scoped.isDisposed)
  }

  @Test("a subscription goes on as long as an object that holds it, and no longer")
  func object() {
    final class Screen: Sendable {
      let listening: ScopedDisposable
      init(_ listening: ScopedDisposable) { self.listening = listening }
    }
    let log = Log<Int>()
    let subject = Subject<Int, Never>()
    var screen: Screen? = Screen(subject.signal.subscribe(next: log.add).scoped())
    subject.send(1)
    #expect(screen?.listening.isDisposed == false)
    screen = nil
    subject.send(2)
    #expect(log.entries == [1])
  }
}
