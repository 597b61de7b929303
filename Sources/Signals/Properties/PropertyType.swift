/// A value that can be read at any time, and whose changes are a signal.
///
/// What is made of one with `map`, `combineLatest`, `zip`, `distinctUntilChanged`, `flatten`,
/// `not`, `and` and `or` is a ``Property`` again. It holds what it is made of. Its value is
/// computed when it is read, so it is never behind; its signal is one subscription that all
/// observers share, made for the first and stopped with the last. So a composed property that
/// nobody observes does nothing, and its signal completes when what it is made of goes away.
public protocol PropertyType<Value>: AnyObject, SignalConvertible where Failure == Never {
  /// The newest value.
  var value: Value { get }

  /// Every change from now on.
  var changes: Signal<Value, Never> { get }
}
