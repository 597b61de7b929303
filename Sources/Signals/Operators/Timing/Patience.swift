/// A wait that each new event starts over, with one timer however often that happens.
///
/// A timer that finds that the wait was started over meanwhile goes on to the new appointment, so
/// an event costs a look at the clock and not a timer.
@usableFromInline
struct Patience<Content: Sendable>: Sendable {
  @usableFromInline var content: Content
  /// When the wait is over; nil when nobody waits.
  @usableFromInline var end: Appointment?
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
    let end = scheduler.appointment(in: interval)
    patience.end = end
    if patience.hasTimer { return }
    patience.hasTimer = true
    wait(until: end, on: scheduler, rule)
  }

  @inlinable
  func wait<Content>(
    until planned: Appointment,
    on scheduler: some Scheduler,
    _ rule: @escaping Rule
  ) where State == Patience<Content> {
    at(planned, on: scheduler) { [self] patience in
      if let end = patience.end, end != planned {
        wait(until: end, on: scheduler, rule)
        return .ignore
      }
      patience.hasTimer = false
      guard case .some = patience.end.take() else { return .ignore }
      return rule(&patience)
    }
  }
}
