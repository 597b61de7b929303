extension Signal {
  /// Starts the signal at once, and repeats all of it to whoever subscribes.
  ///
  /// This is what an observer gets that comes at tick 3:
  /// ```marble
  /// input  : a-b-c-|
  /// output : ---(ab)c-|
  /// ```
  ///
  /// The work goes on whoever listens, until it ends or the handle that
  /// ``Connection/connect()`` gives is disposed.
  ///
  /// - Complexity: O(observers) per value. Keeps all values.
  @inlinable
  public func replay() -> Connection<Value, Failure> {
    let connection = Connection(self, remembering: .max)
    connection.connect()
    return connection
  }
}
