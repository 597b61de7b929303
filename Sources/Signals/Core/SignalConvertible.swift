/// Anything that can be used where a signal is expected.
public protocol SignalConvertible<Value, Failure>: Sendable {
  /// What it sends.
  associatedtype Value: Sendable
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// The signal it stands for.
  var signal: Signal<Value, Failure> { get }
}
