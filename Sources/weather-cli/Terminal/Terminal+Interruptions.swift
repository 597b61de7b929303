import Foundation
import Signals
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
  /// A signal of the process, as a signal; never one that whoever started the program has it
  /// ignore, as `nohup` does.
  ///
  /// All who watch one of them share the watch, since a second one would take it from the first.
  static func interruption(_ number: Int32) -> Signal<Void, Never> { watches[number] }

  private static let watches = KeyedShare { (number: Int32) in
    Signal<Void, Never>.create { observer, lifetime in
      // Who is called back goes on in any case, so that one always counts.
      if number != SIGCONT, isIgnored(number) { return }
      let interruptions = Interruptions(of: number) { observer.send(()) }
      lifetime.onEnd { interruptions.stop() }
    }
  }
}

/// Whether a signal of the process does nothing.
func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(number, nil, &action) == 0 else { return false }
  // Functions cannot be compared. The handler is the first field everywhere, and SIG_IGN is 1.
  return withUnsafeBytes(of: action) { $0.load(as: Int.self) } == 1
}

/// Calls back for each time the process gets a signal, until it is stopped.
// Sound: Dispatch's sources may be used from any thread.
private final class Interruptions: @unchecked Sendable {
  /// One for all: each queue would start a thread when the program starts.
  private static let queue = DispatchQueue(label: "signals")
  private let source: any DispatchSourceSignal

  init(of number: Int32, _ action: @escaping @Sendable () -> Void) {
    Early.take(number)
    source = DispatchSource.makeSignalSource(
      signal: number,
      queue: Self.queue
    )
    source.setEventHandler(handler: action)
    source.setRegistrationHandler { if Early.came(number) { action() } }
    source.activate()
  }

  func stop() { source.cancel() }
}

/// Signals that come before Dispatch watches for them, which it does a while after it is told to:
/// until then they are to neither end the process nor be lost.
private enum Early {
  /// Takes a signal, unless it was taken before: on Linux Dispatch has a handler of its own, which
  /// stays.
  static func take(_ number: Int32) {
    let bit = bit(number)
    if taken.bitwiseOr(bit, ordering: .sequentiallyConsistent).oldValue & bit != 0 { return }
    signal(number) { number in
      Early.pending.bitwiseOr(Early.bit(number), ordering: .sequentiallyConsistent)
    }
  }

  /// Whether a signal came; it counts once.
  static func came(_ number: Int32) -> Bool {
    let bit = bit(number)
    return pending.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue & bit != 0
  }

  private static let taken = Atomic<UInt64>(0)
  private static let pending = Atomic<UInt64>(0)

  private static func bit(_ number: Int32) -> UInt64 { 1 << UInt64(number) }
}
