/// A wait that each new event starts over, with one timer however often that happens.
///
/// A timer that finds that the wait was started over meanwhile goes on for what is left, so an
/// event costs a look at the clock and not a timer.
@usableFromInline
struct Patience<Content: Sendable>: Sendable {
  @usableFromInline var content: Content
  /// When the wait is over; nil when nobody waits.
  @usableFromInline var due: Duration?
  @usableFromInline var hasTimer = false

  @inlinable init(_ content: Content) { self.content = content }
}

extension Junction {
  /// Starts the first wait, while the junction is set up.
  @inlinable
  func begin<Content>(
    _ interval: Duration,
    on scheduler: some Scheduler,
    _ rule: @escaping Rule
  ) where State == Patience<Content> {
    enter { [self] in restart(&state, interval, on: scheduler, rule) }
  }

  /// Starts the wait over; `rule` is applied when it has lasted for `interval`.
  @inlinable
  func restart<Content>(
    _ patience: inout State,
    _ interval: Duration,
    on scheduler: some Scheduler,
    _ rule: @escaping Rule
  ) where State == Patience<Content> {
    stop(.timer)
    patience.due = scheduler.now + interval
    after(interval, on: scheduler) { patience in
      guard case .some = patience.due else { return .ignore }
      patience.due = nil
      return rule(&patience)
    }
  }
}
