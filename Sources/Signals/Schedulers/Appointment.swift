/// A time at which work is to run, and where it stands among works due at the same time.
///
/// Under virtual time, work that keeps an appointment runs exactly when and in the order in which
/// it would if it had been scheduled at the moment the appointment was made.
@usableFromInline
package struct Appointment: Equatable, Sendable {
  @usableFromInline package let time: Duration
  /// Nil on schedulers where nobody can tell.
  @usableFromInline package let place: Int?

  @inlinable package init(time: Duration, place: Int?) {
    self.time = time
    self.place = place
  }
}

extension Scheduler {
  /// Makes an appointment without scheduling anything yet.
  @inlinable
  package func appointment(in delay: Duration) -> Appointment {
    if let clock = self as? TestScheduler { return clock.appointment(in: delay) }
    return Appointment(time: now + delay.awaited, place: nil)
  }

  /// Runs `action` at an appointment, or at once if its time has passed.
  @inlinable
  package func schedule(
    at appointment: Appointment,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    if let clock = self as? TestScheduler { return clock.schedule(at: appointment, action) }
    return schedule(after: max(appointment.time - now, .zero), action)
  }
}
