extension Signal {
  /// Drops values until one satisfies a predicate; passes that one and all that follow.
  ///
  /// ```marble
  /// input  : a-b-C-d-|
  /// output : ----C-d-|
  /// ```
  ///
  /// - Parameter predicate: Asked about each value until it says yes.
  /// - Complexity: O(1) per value, besides `predicate`. Keeps no value.
  @inlinable
  public func skipUntil(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal {
    skipWhile { !predicate($0) }
  }

  /// Drops values until another signal sends or completes, then passes all.
  ///
  /// ```marble
  /// input  : a-b-c-d-|
  /// input  : ---x
  /// output : ----c-d-|
  /// ```
  ///
  /// The trigger is subscribed to first and disposed as soon as it has opened the way. The signal's
  /// own ending always passes; a failure of the trigger, while it still counts, is forwarded.
  ///
  /// - Parameter trigger: What opens the way. Its values do not matter.
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public func skipUntil(_ trigger: some SignalConvertible<some Sendable, Failure>) -> Signal {
    .joining(from: false) { junction in
      junction.listen(
        to: trigger.signal.take(1),
        completed: { isOpen in
          isOpen = true
          return .ignore
        }
      ) { isOpen, _ in
        isOpen = true
        return .ignore
      }
      junction.listen(to: self, completed: { _ in .complete }) { isOpen, value in
        isOpen ? .send(value) : .ignore
      }
    }
  }

  /// Drops values until another signal, which cannot fail, sends or completes; then passes all.
  ///
  /// ```marble
  /// input  : a-b-c-#
  /// input  : ---x
  /// output : ----c-#
  /// ```
  ///
  /// - Parameter trigger: What opens the way. Its values do not matter.
  /// - Complexity: O(1) per value. Keeps no value.
  @_disfavoredOverload
  @inlinable
  public func skipUntil(_ trigger: some SignalConvertible<some Sendable, Never>) -> Signal {
    let trigger: Signal<_, Failure> = trigger.signal.promoteError()
    return skipUntil(trigger)
  }
}
