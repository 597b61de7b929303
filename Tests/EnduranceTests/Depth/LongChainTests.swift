import Signals
import TestSupport
import Testing

/// Promise 7: letting go of 100,000 operators needs no more stack than letting go of a few.
@Suite("letting go of long chains", .ownThread)
struct LongChainTests {
  typealias Numbers = Signal<Int, Oops>

  static let length = 100_000

  /// Builds a chain of `length` operators on a small stack, lets go of it there, and counts how
  /// many of the closures that it held are still alive.
  private func leftovers(
    from start: Numbers,
    _ extend: @escaping @Sendable (Numbers, @escaping @Sendable (Int) -> Int) -> Numbers
  ) -> Int? {
    onSmallStack {
      let alive = Cell(0)
      var chain = start
      for _ in 0..<LongChainTests.length {
        let token = Token(alive)
        chain = extend(chain) { value in
          token.touch()
          return value
        }
      }
      precondition(alive.value == LongChainTests.length, "The chain must hold every closure")
      chain = .never
      return alive.value
    }
  }

  @Test("of map over a source")
  func maps() {
    #expect(leftovers(from: Subject().signal) { $0.map($1) } == 0)
  }

  @Test("of map over synchronous values")
  func coldMaps() {
    #expect(leftovers(from: .values([1, 2])) { $0.map($1) } == 0)
  }

  @Test("of concat, on both sides")
  func concat() {
    #expect(leftovers(from: .just(1)) { $0.concat(Numbers.just(1).map($1)) } == 0)
    #expect(leftovers(from: .just(1)) { Numbers.just(1).map($1).concat($0) } == 0)
  }

  @Test("of merge")
  func merge() {
    #expect(leftovers(from: .just(1)) { Numbers.merge([$0, Numbers.just(1).map($1)]) } == 0)
  }

  @Test("of flattenMap, outer and inner")
  func flattenMap() {
    #expect(
      leftovers(from: .just(1)) { chain, keep in chain.flattenMap { Numbers.just(keep($0)) } } == 0
    )
    #expect(
      leftovers(from: .just(1)) { chain, keep in
        Numbers.just(1).flattenMap { value in
          _ = keep(value)
          return chain
        }
      } == 0
    )
  }

  @Test("of signals by create, each holding the next")
  func create() {
    #expect(
      leftovers(from: .just(1)) { chain, keep in
        .create { observer, lifetime in
          lifetime.add(chain.map(keep).subscribe(next: observer.send, failed: observer.fail))
        }
      } == 0
    )
  }

  @Test("of operators about endings")
  func endings() {
    #expect(
      leftovers(from: Subject().signal) { chain, keep in chain.finally { _ = keep(0) } } == 0
    )
    #expect(
      leftovers(from: Subject().signal) { chain, keep in
        chain.catch { _ in Numbers.just(keep(0)) }
      } == 0
    )
    #expect(
      leftovers(from: Subject().signal) { chain, keep in
        chain.watchingDisposal { _ = keep(0) }.beginning { _ = keep(0) }
      } == 0
    )
  }

  @Test("of operators about threads")
  func threads() {
    let time = TestScheduler()
    #expect(
      leftovers(from: .just(1)) { $0.deliverOn(time).subscribeOn(time).map($1) } == 0
    )
  }

  @Test("and the chain works: 1,000 operators above one shelter after another")
  func works() {
    var chain = Numbers.values([1, 2])
    for _ in 0..<1_000 { chain = chain.map { $0 + 1 } }
    let log = Log<Int>()
    chain.subscribe(next: log.add, failed: { _ in })
    #expect(log.entries == [1_001, 1_002])
    let subject = Subject<Int, Oops>()
    var hot = subject.signal
    for _ in 0..<1_000 { hot = hot.map { $0 + 1 } }
    hot.subscribe(next: log.add, failed: { _ in })
    subject.send(1)
    #expect(log.entries == [1_001, 1_002, 1_001])
  }
}
