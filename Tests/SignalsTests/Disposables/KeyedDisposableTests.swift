import Signals
import Testing

@Suite("KeyedDisposable")
struct KeyedDisposableTests {
  @Test("a new handle disposes the one before under its key, and no other")
  func replacing() {
    let (a, b, c) = (Disposable(), Disposable(), Disposable())
    let keyed = KeyedDisposable<String>()
    keyed["x"] = a
    keyed["y"] = b
    keyed["x"] = c
    #expect(a.isDisposed)
    #expect(!b.isDisposed)
    #expect(keyed["x"] === c)
    keyed["y"] = nil
    #expect(b.isDisposed)
    #expect(keyed["y"] == nil)
    #expect(!c.isDisposed)
  }

  @Test("disposal disposes all, and what is set afterwards at once")
  func disposal() {
    let (a, b, late) = (Disposable(), Disposable(), Disposable())
    let keyed = KeyedDisposable<Int>()
    keyed[1] = a
    keyed[2] = b
    keyed.dispose()
    #expect(a.isDisposed)
    #expect(b.isDisposed)
    keyed[3] = late
    #expect(late.isDisposed)
    #expect(keyed[3] == nil)
  }

  @Test("setting the same handle again leaves it alone")
  func sameHandle() {
    let handle = Disposable()
    let keyed = KeyedDisposable<Int>()
    keyed[1] = handle
    keyed[1] = handle
    #expect(!handle.isDisposed)
  }

  @Test("ten thousand handles that are over do not pile up")
  func doesNotGrow() {
    let keyed = KeyedDisposable<Int>()
    let live = Disposable()
    keyed[-1] = live
    for key in 0..<10_000 {
      let handle = Disposable()
      keyed[key] = handle
      handle.dispose()
    }
    #expect(keyed.count <= 17)
    #expect(keyed[-1] === live)
    #expect(!live.isDisposed)
  }
}
