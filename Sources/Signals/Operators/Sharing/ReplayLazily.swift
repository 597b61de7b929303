extension Signal {
  /// Starts the signal when the first observer comes, once, and repeats all of it to the others.
  ///
  /// This is what a second observer gets that comes at tick 3:
  /// ```marble
  /// input  : a-b-c-|
  /// output : ---(ab)c-|
  /// ```
  ///
  /// The work goes on to its end even after everyone has left.
  ///
  /// - Complexity: O(observers) per value. Keeps all values.
  @inlinable
  public func replayLazily() -> Signal { share(replay: .max, scope: .forever) }
}
