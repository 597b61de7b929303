public import Signals

/// Lets so many through in any span of time, and the others wait their turn.
///
/// ```
/// calls ─▶ flatten(.concurrent(60)): a turn is taken for 60 s ─▶ go
/// ```
///
/// A place is taken for the whole span from the moment a turn comes, so there is no span in which
/// more go. Turns come first come, first served, and one that is called off before it comes costs
/// nothing.
public final class Limiter: Sendable {
  private let calls = Subject<Call, Never>()
  private let places: ScopedDisposable

  /// A limiter of which all places are free.
  ///
  /// - Parameters:
  ///   - count: How many may go in one span; OpenWeatherMap's free plan allows 60 a minute.
  ///   - span: The span.
  ///   - scheduler: What measures it.
  public init(
    _ count: Int = 60,
    per span: Duration = .seconds(60),
    on scheduler: some Scheduler
  ) {
    precondition(count > 0, "A limiter needs room for at least one")
    places =
      calls.signal
      .flattenMap(.concurrent(count)) { call in
        Signal<Int, Never>.defer {
          if call.lifetime.isEnded { return .empty }
          return .timer(span, on: scheduler).initially { call.go.send(()) }
        }
      }
      .subscribe { _ in }
      .scoped()
  }

  /// Sends once, when it is this subscription's turn, and completes.
  public var turn: Signal<Void, Never> {
    .create { [calls] observer, lifetime in calls.send(Call(go: observer, lifetime: lifetime)) }
      .take(1)
  }

  /// Somebody who waits for a turn.
  private struct Call: Sendable {
    let go: Observer<Void, Never>
    let lifetime: Lifetime
  }
}

extension Transport {
  /// Sends requests when a limiter lets them.
  ///
  /// Disposal while a request waits calls it off.
  ///
  /// - Parameter limiter: Who lets them; several transports may have the same.
  /// - Returns: A transport that fails as this one does.
  public func limited(by limiter: Limiter) -> Transport {
    Transport { request in
      limiter.turn.promoteError().flattenMap { _ in send(request) }
    }
  }
}
