extension Signal {
  /// Delivers every event on the main thread, in order.
  ///
  /// The same as `deliverOn(.main)`: what is sent on the main thread while nothing sent before
  /// it waits is delivered at once. To be called back on the main actor there is `subscribeOnMain`.
  ///
  /// - Complexity: As for ``deliverOn(_:)``.
  @inlinable
  public func deliverOnMain() -> Signal { deliverOn(.main) }
}
