extension Signal {
  /// Sends the value with a given number, counting from 0, then completes.
  ///
  /// ```marble
  /// input  : a-b-c-d-|
  /// output : ----(c|)
  /// ```
  ///
  /// With that value the input is disposed. Completes without a value when the signal is shorter.
  ///
  /// - Parameter index: The number of the value, not negative.
  /// - Complexity: O(1) per value. Keeps one number per subscription.
  @inlinable
  public func element(at index: Int) -> Signal {
    precondition(index >= 0, "element(at:) needs an index that is not negative")
    return react(from: index) { left, value in
      if left == 0 { return .finish(sending: value) }
      left -= 1
      return .ignore
    }
  }
}
