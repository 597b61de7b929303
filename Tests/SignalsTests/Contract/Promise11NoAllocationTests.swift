import Foundation
import Signals
import TestSupport
import Testing

/// Untimed operators of one input take no lock and allocate nothing per event; their state is
/// made per subscription.
///
/// The allocations of optimised code are counted, from another package, by
/// Tests/Benchmarks/Tests/AllocationTests.
@Suite("promise 11: looking at one value costs nothing else")
struct Promise11NoAllocationTests {
  @Test("what an operator remembers, it remembers for each subscription by itself")
  func ownState() {
    let source = Signal<Int, Oops>.values([1, 1, 2, 3, 3, 4])
    let chains: [(String, Signal<Int, Oops>, [Int])] = [
      ("scan", source.scan(0, +), [1, 2, 4, 7, 10, 14]),
      ("scan(into:)", source.scan(into: 0) { $0 += $1 }, [1, 2, 4, 7, 10, 14]),
      ("distinctUntilChanged", source.distinctUntilChanged(), [1, 2, 3, 4]),
      ("take", source.take(2), [1, 1]),
      ("skip", source.skip(4), [3, 4]),
      ("takeWhile", source.takeWhile { $0 < 3 }, [1, 1, 2]),
      ("takeUntil", source.takeUntil { $0 == 3 }, [1, 1, 2]),
      ("collect", source.collect().map(\.count), [6]),
      ("materialize", source.materialize().dematerialize(), [1, 1, 2, 3, 3, 4]),
    ]
    for (name, chain, wanted) in chains {
      for _ in 0..<2 {
        let log = Log<Int>()
        chain.subscribe(next: log.add, failed: { _ in })
        #expect(log.entries == wanted, "\(name)")
      }
    }
  }

  @Test("two live subscriptions of one signal do not mix what they remember")
  func interleaved() {
    let subject = Subject<Int, Never>()
    let sum = subject.signal.scan(0, +)
    let (first, second) = (Log<Int>(), Log<Int>())
    sum.subscribe(next: first.add)
    subject.send(1)
    sum.subscribe(next: second.add)
    subject.send(2)
    #expect(first.entries == [1, 3])
    #expect(second.entries == [2])
  }

  @Test("what one value passes through holds no lock and waits at no gate")
  func noLock() throws {
    let pathOfAValue = ["React.swift", "ReactAtEnd.swift"]
    let sources = try SourceTree.signals.filter { pathOfAValue.contains($0.lastPathComponent) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(sources.count == pathOfAValue.count)
    for source in sources {
      let code = source.split(separator: "\n")
        .filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }.joined(separator: "\n")
      for word in ["Lock", "Gate", "tryEnter", "Mutex", "Mailbox", "compareExchange"] {
        #expect(!code.contains(word), "\(word)")
      }
    }
  }

  @Test("every untimed operator of one input is made of that path alone")
  func madeOfIt() throws {
    let unary = [
      "Map", "Filter", "CompactMap", "TryMap", "Scan", "DistinctUntilChanged", "Take", "Skip",
      "TakeWhile", "DoNext", "Materialize", "Dematerialize", "IgnoreValues",
    ]
    for name in unary {
      let file = try #require(
        SourceTree.signals.first { $0.path.hasSuffix("/\(name).swift") },
        "\(name)"
      )
      let source = try String(contentsOf: file, encoding: .utf8)
      for member in ["joining", "expand", "resume", "hop", "starting"] {
        #expect(!source.contains("\(member)("), "\(name)")
        #expect(!source.contains("\(member) {"), "\(name)")
      }
    }
  }
}
