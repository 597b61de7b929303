extension Signal {
  /// Sends each value together with its number, counting from 0.
  ///
  /// ```marble
  /// input  : a-b-c-|
  /// output : [0a]-[1b]-[2c]-|
  /// ```
  ///
  /// - Complexity: O(1) per value. Keeps one number per subscription.
  @inlinable
  public func enumerated() -> Signal<(Int, Value), Failure> {
    react(from: 0) { next, value in
      defer { next += 1 }
      return .send((next, value))
    }
  }
}
