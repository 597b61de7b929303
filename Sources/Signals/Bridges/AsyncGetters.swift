extension Signal {
  /// The first value; the subscription is then disposed.
  ///
  /// - Returns: nil when the signal completed without a value, or the task was cancelled.
  @inlinable
  public func first(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure)
    -> Value?
  {
    var values = take(1).values().makeAsyncIterator()
    return try await values.next(isolation: actor)
  }

  /// The one value of a signal that sends exactly one.
  ///
  /// With a second value the subscription is disposed.
  ///
  /// - Returns: nil when the signal sent none or more than one, or the task was cancelled.
  @inlinable
  public func single(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure)
    -> Value?
  {
    let values = try await take(2).collected(isolation: actor)
    return values.count == 1 ? values.first : nil
  }

  /// The last value before the signal completes.
  ///
  /// - Returns: nil when the signal completed without a value. When the task is cancelled, the
  ///   last one taken so far.
  @inlinable
  public func last(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure)
    -> Value?
  {
    var values = values(buffering: .newest(1)).makeAsyncIterator()
    var last: Value?
    while let value = try await values.next(isolation: actor) { last = value }
    return last
  }

  /// All values, when the signal completes.
  ///
  /// - Returns: The values in order; when the task is cancelled, none.
  @inlinable
  public func collected(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure)
    -> [Value]
  {
    try await collect().first(isolation: actor) ?? []
  }

  /// Waits until the signal completes, or the task is cancelled.
  @inlinable
  public func completion(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure)
  {
    var values = values(buffering: .newest(0)).makeAsyncIterator()
    while try await values.next(isolation: actor) != nil {}
  }
}
