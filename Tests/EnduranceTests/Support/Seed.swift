import Foundation

/// What a test draws its random numbers from; a failure shows it.
///
/// `TEST_SEED=number` repeats a run as far as the threads allow.
struct Seed: Sendable, CustomStringConvertible {
  private let number: UInt64

  /// The one of the environment, or a fresh one.
  init() {
    let given = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap { UInt64($0) }
    number = given ?? UInt64.random(in: 0...UInt64.max)
  }

  var description: String { "TEST_SEED=\(number)" }

  /// Random numbers of their own for each thread or round.
  func stream(_ index: Int) -> SeededRandom {
    SeededRandom(number &+ UInt64(truncatingIfNeeded: index) &* 0xD1B5_4A32_D192_ED03)
  }
}

/// Random numbers that a seed repeats: SplitMix64.
struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Lets other threads run for a moment of random length.
  mutating func pause(upTo most: Int = 50) {
    for _ in 0..<Int.random(in: 0...most, using: &self) { sched_yield() }
  }
}
