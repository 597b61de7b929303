extension Signal {
  /// Sends values until a replacement sends its first, then sends the replacement's.
  ///
  /// ```marble
  /// input  : a-b-c-d-|
  /// input  : -----x-y---|
  /// output : a-b-cx-y---|
  /// ```
  ///
  /// The replacement is subscribed to first. Its first value disposes this signal, and its ending
  /// ends the whole, also before any value. When this signal completes first, the replacement is
  /// waited for; when it fails, the whole fails.
  ///
  /// - Parameter replacement: What takes over.
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public func takeUntilReplacement(
    _ replacement: some SignalConvertible<Value, Failure>
  ) -> Signal {
    .joining(from: false) { junction in
      junction.listen(
        to: replacement.signal,
        as: .inner,
        completed: { _ in .complete }
      ) { isReplaced, value in
        if !isReplaced {
          isReplaced = true
          junction.stop(.source)
        }
        return .send(value)
      }
      // A turn of its own, for the replacement may have taken over already.
      junction.listen(to: Signal<Void, Failure>.just(())) { isReplaced, _ in
        if isReplaced { return .ignore }
        return junction.start(self, as: .source) { isReplaced, value in
          isReplaced ? .ignore : .send(value)
        }
      }
    }
  }

  /// Sends values until a replacement, which cannot fail, sends its first, then sends the
  /// replacement's.
  ///
  /// ```marble
  /// input  : a-b-c-d-#
  /// input  : -----x-y---|
  /// output : a-b-cx-y---|
  /// ```
  ///
  /// - Parameter replacement: What takes over.
  /// - Complexity: O(1) per value. Keeps no value.
  @_disfavoredOverload
  @inlinable
  public func takeUntilReplacement(
    _ replacement: some SignalConvertible<Value, Never>
  ) -> Signal {
    let replacement: Signal = replacement.signal.promoteError()
    return takeUntilReplacement(replacement)
  }
}
