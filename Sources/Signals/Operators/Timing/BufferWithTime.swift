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
  /// output : -[ab]---[c]---|
  /// ```
  ///
  /// A full buffer starts the time anew, so that the next one is no shorter. No buffer is ever
  /// empty; when there was nothing to send, the next value starts the time. What is collected is sent just before completion; a failure drops it.
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
    return .joining(from: (values: [Value](), isTimed: false)) { junction in
      @Sendable func startTime(_ buffer: inout (values: [Value], isTimed: Bool)) {
        buffer.isTimed = true
        junction.after(interval, on: scheduler) { buffer in
          buffer.isTimed = false
          return buffer.values.isEmpty ? .ignore : empty(&buffer.values)
        }
      }
      @Sendable func empty(_ values: inout [Value]) -> Reaction<[Value], Failure> {
        defer { values = [] }
        return .send(values)
      }
      junction.listen(
        to: self,
        completed: { $0.values.isEmpty ? .complete : .finish(sending: $0.values) },
        { buffer, value in
          buffer.values.append(value)
          let isFull = buffer.values.count == count
          if isFull { junction.stop(.timer) }
          if isFull || !buffer.isTimed { startTime(&buffer) }
          return isFull ? empty(&buffer.values) : .ignore
        }
      )
    }
  }
}
