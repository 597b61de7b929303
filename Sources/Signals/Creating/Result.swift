extension Signal {
  /// Sends what a closure returns, or fails with what it throws.
  ///
  /// ```marble
  /// output : (a|)
  /// ```
  ///
  /// A closure that throws says its type: `{ () throws(ReadError) -> String in … }`.
  ///
  /// - Parameter make: Called once by each subscription, on the subscriber's thread.
  /// - Complexity: O(1), besides `make`. Keeps nothing besides the closure.
  @inlinable
  public static func result(_ make: @escaping @Sendable () throws(Failure) -> Value) -> Signal {
    Signal(generator: { yield, _ in
      do throws(Failure) { return yield(try make()) ? .completed : nil } catch {
        return .failed(error)
      }
    })
  }
}
