extension Signal {
  /// Opens a resource, runs a signal that needs it, and closes it again.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// Each subscription opens its own. It is closed exactly once: after the ending was delivered,
  /// or on disposal. When opening fails, the signal fails and nothing is closed.
  ///
  /// - Parameters:
  ///   - open: Makes the resource, on the subscriber's thread.
  ///   - close: Lets go of it, on the thread that ended or disposed the subscription. A disposal on
  ///     another thread does not wait for `use` to return.
  ///   - use: Makes the signal that needs the resource.
  /// - Complexity: Values pass at no cost. Keeps the resource per subscription.
  @inlinable
  public static func using<Opened: Sendable, Made: SignalConvertible<Value, Failure>>(
    _ open: @escaping @Sendable () throws(Failure) -> Opened,
    close: @escaping @Sendable (Opened) -> Void,
    _ use: @escaping @Sendable (Opened) -> Made
  ) -> Signal {
    holding(open, close: close) { opened in use(opened).signal }
  }
}
