import Signals
import Testing

@Suite("SerialDisposable")
struct SerialDisposableTests {
  @Test("E169: a new member disposes the one before, and one set after the end goes at once")
  func replacing() {
    let (a, b, c) = (Disposable(), Disposable(), Disposable())
    let serial = SerialDisposable()
    serial.inner = a
    #expect(!a.isDisposed)
    serial.inner = b
    #expect(a.isDisposed)
    #expect(!b.isDisposed)
    #expect(serial.inner === b)
    serial.dispose()
    #expect(b.isDisposed)
    serial.inner = c
    #expect(c.isDisposed)
    serial.inner = nil
    #expect(serial.inner == nil)
  }

  @Test("setting the same member again leaves it alone")
  func sameMember() {
    let member = Disposable()
    let serial = SerialDisposable()
    serial.inner = member
    serial.inner = member
    #expect(!member.isDisposed)
    serial.inner = nil
    #expect(member.isDisposed)
  }
}
