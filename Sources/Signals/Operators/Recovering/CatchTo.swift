extension Signal {
  /// Goes on with `fallback` when this signal fails.
  ///
  /// ```marble
  /// input  : a-#
  /// input  : --b-|
  /// output : a---b-|
  /// ```
  ///
  /// `fallback` starts only after this signal was torn down; if this one completes, never.
  ///
  /// - Complexity: O(1) per ending; values pass at no cost.
  @inlinable
  public func catchTo<NewFailure: Error>(
    _ fallback: Signal<Value, NewFailure>
  ) -> Signal<Value, NewFailure> {
    `catch` { _ in fallback }
  }

  /// Goes on with `fallback`, which cannot fail, when this signal fails.
  ///
  /// ```marble
  /// input  : a-#
  /// input  : --b-|
  /// output : a---b-|
  /// ```
  ///
  /// - Complexity: O(1) per ending; values pass at no cost.
  @inlinable
  public func catchTo(_ fallback: Signal<Value, Never>) -> Signal<Value, Never> {
    `catch` { _ in fallback }
  }
}
