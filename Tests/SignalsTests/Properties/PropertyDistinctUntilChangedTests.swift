import Signals
import TestSupport
import Testing

@Suite("Property.distinctUntilChanged")
struct PropertyDistinctUntilChangedTests {
  @Test("its signal leaves out equal neighbours")
  func equal() {
    let number = MutableProperty(1)
    let log = Log<Int>()
    number.distinctUntilChanged().signal.subscribe(next: log.add)
    for value in [1, 2, 2, 1] { number.value = value }
    #expect(log.entries == [1, 2, 1])
  }

  @Test("compared by a closure, it shows the newest value all the same")
  func equivalent() {
    let number = MutableProperty(10)
    let tens = number.distinctUntilChanged { $0 / 10 == $1 / 10 }
    let log = Log<Int>()
    tens.signal.subscribe(next: log.add)
    number.value = 11
    #expect(tens.value == 11)
    number.value = 20
    #expect(log.entries == [10, 20])
  }
}
