extension Signal {
  /// Starts the signal at once, and repeats its newest value to whoever subscribes.
  ///
  /// This is what an observer gets that comes at tick 3:
  /// ```marble
  /// input  : a-b-c-|
  /// output : ---bc-|
  /// ```
  ///
  /// The work goes on whoever listens, until it ends or the handle that
  /// ``Connection/connect()`` gives is disposed. After the end an observer gets the newest value
  /// and the ending.
  ///
  /// - Complexity: O(observers) per value. Keeps one value.
  @inlinable
  public func replayLast() -> Connection<Value, Failure> {
    let connection = Connection(self, remembering: 1)
    connection.connect()
    return connection
  }
}
