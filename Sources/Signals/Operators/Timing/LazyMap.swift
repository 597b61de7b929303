extension Signal {
  /// Transforms the newest value on `scheduler`, and skips those that were replaced before their
  /// turn came.
  ///
  /// On a scheduler that is as fast as the signal, nothing is skipped but values of one instant:
  /// ```marble
  /// input  : (ab)-c-|
  /// output : B-C-|
  /// ```
  ///
  /// Completion waits for the last value; a failure does not.
  ///
  /// - Parameters:
  ///   - scheduler: Where `transform` runs and values are sent.
  ///   - transform: Work that is too dear to be done for values nobody will see.
  /// - Complexity: O(1) per value. Keeps one value per subscription.
  @inlinable
  public func lazyMap<New>(
    on scheduler: some Scheduler,
    _ transform: @escaping @Sendable (Value) -> New
  ) -> Signal<New, Failure> {
    .joining(from: Value?.none) { junction in
      junction.listen(to: self) { waiting, value in
        defer { waiting = value }
        if case .none = waiting {
          junction.after(.zero, on: scheduler) { .send(ifAny: $0.take().map(transform)) }
        }
        return .ignore
      }
    }
  }
}
