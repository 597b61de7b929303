extension Signal {
  /// Counts a property up while the signal runs.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// One subscription adds one when it starts and takes it away once, after its ending was
  /// delivered or on disposal. A count above zero means that something is under way.
  ///
  /// - Parameter activity: The count, which many signals may feed.
  /// - Complexity: Values pass at no cost. Keeps the property.
  @inlinable
  public func feedActivity(into activity: MutableProperty<Int>) -> Signal {
    .using(
      { () throws(Failure) in activity.modify { $0 += 1 } },
      close: { activity.modify { $0 -= 1 } }
    ) { self }
  }
}
