/// A signal that can be fed by hand.
public protocol SubjectType<Value, Failure>: SignalConvertible {
  /// Sends one value to everyone who listens.
  func send(_ value: Value)

  /// Ends the signal with a failure.
  func fail(_ failure: Failure)

  /// Ends the signal well.
  func complete()
}
