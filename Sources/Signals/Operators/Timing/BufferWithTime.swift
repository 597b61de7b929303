extension Signal {
  /// Collects values into arrays: the first one opens a buffer, which is sent `interval` later or
  /// when it is full.
  ///
  /// ```marble
  /// input  : ab-----c--|
  /// output : ----[ab]-----([c]|)
  /// ```
  /// With `count: 2`:
  /// ```marble
  /// input  : abc------|
  /// output : -[ab]----[c]--|
  /// ```
  ///
  /// No buffer is ever empty. What is collected is sent just before completion; a failure drops it.
  ///
  /// - Parameters:
  ///   - interval: How long a buffer stays open.
  ///   - count: How many values fill a buffer, if there is a limit.
  ///   - scheduler: Where buffers wait.
  /// - Complexity: O(1) per value. Keeps the values of one buffer and one timer.
  @inlinable
  public func bufferWithTime(
    _ interval: Duration,
    count: Int? = nil,
    on scheduler: some Scheduler
  ) -> Signal<[Value], Failure> {
    precondition(count ?? 1 > 0, "bufferWithTime(_:count:on:) needs room for at least one value")
    return .joining(from: [Value]()) { junction in
      @Sendable func empty(_ buffer: inout [Value]) -> Reaction<[Value], Failure> {
        defer { buffer = [] }
        return .send(buffer)
      }
      junction.listen(
        to: self,
        completed: { $0.isEmpty ? .complete : .finish(sending: $0) },
        { buffer, value in
          buffer.append(value)
          if buffer.count == count {
            junction.stop(.timer)
            return empty(&buffer)
          }
          if buffer.count == 1 { junction.after(interval, on: scheduler, empty) }
          return .ignore
        }
      )
    }
  }
}
