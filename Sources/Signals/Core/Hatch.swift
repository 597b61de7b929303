// Sound: its field never changes.
/// The terminal of an observer that leads into a subject.
@usableFromInline
final class Hatch<Failure: Error>: Terminal<Failure>, @unchecked Sendable {
  @usableFromInline let end: @Sendable (End<Failure>) -> Void

  @inlinable init(_ end: @escaping @Sendable (End<Failure>) -> Void) {
    self.end = end
    super.init()
  }

  @inlinable override func ended(_ end: End<Failure>, holding resources: consuming Resources) {
    self.end(end)
    resources.tearDown()
  }
}

extension Observer {
  /// An observer that feeds `subject` as the two closures say, and keeps it alive.
  @inlinable init<Fed: AnyObject & Sendable>(
    to subject: Fed,
    _ send: @escaping @Sendable (Fed, Value) -> Void,
    _ end: @escaping @Sendable (Fed, End<Failure>) -> Void
  ) {
    self.init(
      Sink(
        step: { context, value in
          // Sound: the context handed over beside this step is the subject.
          send(unsafeDowncast(context, to: Fed.self), value)
        },
        context: subject,
        terminal: Hatch { end(subject, $0) }
      )
    )
  }
}
