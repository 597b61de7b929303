import Foundation
import Signals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Case T22: a mixed graph is built, used and left over and over.
///
/// Every cycle subscribes, sends five values, switches, shares, times out on a virtual clock, and
/// is disposed or completes at random.
final class Soak {
  private var time = TestScheduler()
  private var input = Subject<Int, Late>()
  private let alive = Locked(0)
  private var random: Seeded

  private struct Late: Error {}

  /// What is drawn comes from `seed`.
  init(seed: UInt64) { random = Seeded(state: seed) }

  /// Prints what is alive before all, after 1,000 cycles, and after each quarter of `count` more.
  func run(_ count: Int) {
    // What the first report costs must not look like growth.
    report()
    repeated(1_000)
    report()
    for _ in 1...4 {
      repeated(count / 4)
      report()
    }
  }

  /// Leaves at its end the clock and what is shared, too, so that nothing may be left at all.
  private func repeated(_ count: Int) {
    for _ in 0..<count { cycle() }
    time = TestScheduler()
    input = Subject()
  }

  private func cycle() {
    let source = Subject<Int, Late>()
    let keep = kept()
    let shared = input.signal.merge(source.signal).map { value in
      keep(value)
      return value
    }.share(replay: 1)
    let switched = shared.flattenMapLatest { [time] value in
      shared.take(2).delay(.seconds(value % 3), on: time).startWith(value)
    }
    let all = combineLatest(switched, shared).map { $0 + $1 }
      .timeout(.seconds(3), failingWith: Late(), on: time)
      .catch { _ in Signal<Int, Late>.just(0) }
    let handle = all.subscribe(next: keep, failed: { _ in })
    for value in 1...5 {
      if .random(using: &random) { input.send(value) } else { source.send(value) }
      if Int.random(in: 0..<4, using: &random) == 0 { time.advance(by: .seconds(1)) }
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: handle.dispose()
    case 1:
      // The shared input goes on; time runs out for who waits for it.
      source.complete()
      time.advance(by: .seconds(4))
    default: source.fail(Late())
    }
    handle.dispose()
  }

  /// A closure that is counted as long as it is alive.
  private func kept() -> @Sendable (Int) -> Void {
    let counted = Counted(alive)
    return { _ in counted.touch() }
  }

  private final class Counted: Sendable {
    private let alive: Locked<Int>
    init(_ alive: Locked<Int>) {
      self.alive = alive
      alive.withLock { $0 += 1 }
    }
    deinit { alive.withLock { $0 -= 1 } }
    func touch() {}
  }

  private func report() {
    print(alive.withLock { $0 }, Self.bytesInUse)
  }

  /// What the allocator has handed out and not got back; 0 where it does not tell.
  private static var bytesInUse: Int {
    #if canImport(Darwin)
    return Int(mstats().bytes_used)
    #else
    // Glibc's report of itself, which its headers for Swift leave out.
    guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
    let inform = unsafeBitCast(symbol, to: Inform.self)
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&text, &length) else { return 0 }
    _ = inform(0, stream)
    fclose(stream)
    defer { free(text) }
    guard let report = text.map({ String(cString: $0) }) else { return 0 }
    let free =
      size(of: "total type=\"fast\"", in: report) + size(of: "total type=\"rest\"", in: report)
    return size(of: "system type=\"current\"", in: report) - free
    #endif
  }

  #if !canImport(Darwin)
  private typealias Inform = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

  /// The size that the last entry of that kind tells, which is that of the whole.
  private static func size(of entry: String, in report: String) -> Int {
    let line = report.split(separator: "\n").last { $0.contains(entry) }
    return line?.firstMatch(of: /size="(\d+)"/).flatMap { Int($0.1) } ?? 0
  }
  #endif

  /// SplitMix64.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
