extension Signal {
  /// Sends values until a lifetime ends, then completes.
  ///
  /// ```marble
  /// input  : a-b-c-d-|
  /// output : a-b-c|
  /// ```
  ///
  /// Completes without subscribing when the lifetime is over already.
  ///
  /// - Parameter lifetime: What bounds the signal.
  /// - Complexity: O(1) per value. Keeps one entry in the lifetime until the signal ends.
  @inlinable
  public func take(during lifetime: Lifetime) -> Signal {
    takeUntil(
      Signal<Never, Failure>.create { observer, subscription in
        subscription.add(lifetime.onEnd { observer.complete() })
      }
    )
  }
}
