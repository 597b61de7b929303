extension Signal {
  /// Keeps values back while another signal's newest value is true, and sends them all when it is
  /// false again.
  ///
  /// ```marble
  /// input  : a-b-c-d-e-|
  /// input  : ---T---F
  /// output : a-b----(cd)e-|
  /// ```
  ///
  /// Values pass until the other signal has sent. What it sent last stays in force when it
  /// completes. When this signal completes while paused, what was kept is sent then; a failure does
  /// not wait, and drops it. To drop values while paused, use `pausable(while:)`.
  ///
  /// - Parameters:
  ///   - isPaused: True (drawn as T) pauses, false goes on. It is disposed at the end.
  ///   - limit: How many values to keep; of more the newest are kept. Nil keeps all.
  /// - Complexity: O(1) per value. Keeps up to `limit` values.
  @inlinable
  public func pausableBuffered(
    while isPaused: some SignalConvertible<Bool, Never>,
    limit: Int? = nil
  ) -> Signal {
    precondition(limit ?? 1 > 0, "pausableBuffered needs a limit of more than zero, or none")
    let isPaused: Signal<Bool, Failure> = isPaused.signal.promoteError()
    let batches = Signal<Signal, Failure>.joining(from: KeptBack<Value>()) { junction in
      junction.listen(to: isPaused) { state, isPaused in
        state.isPaused = isPaused
        return isPaused || state.values.isEmpty ? .ignore : .send(.values(state.takeAll()))
      }
      junction.listen(
        to: self,
        completed: { $0.values.isEmpty ? .complete : .finish(sending: .values($0.takeAll())) },
        { state, value in
          if !state.isPaused { return .send(.just(value)) }
          state.keep(value, limit: limit)
          return .ignore
        }
      )
    }
    return batches.flatten()
  }
}

/// What has come during a pause.
@usableFromInline
struct KeptBack<Value: Sendable>: Sendable {
  @usableFromInline var isPaused = false
  @usableFromInline var values = Queue<Value>()

  @inlinable init() {}

  @inlinable mutating func keep(_ value: Value, limit: Int?) {
    values.append(value)
    if let limit, values.count > limit { _ = values.popFirst() }
  }

  @inlinable mutating func takeAll() -> [Value] {
    defer { values = Queue() }
    return Array(values.elements)
  }
}
