extension Signal {
  /// Sends the newest value each time `trigger` sends, again if there is no newer one.
  ///
  /// ```marble
  /// input  : a-b-----c---|
  /// input  : ---x-x---x-x----|
  /// output : ---b-b---c-c----|
  /// ```
  ///
  /// Completes when nothing more can be sent: with the trigger, or when this signal completes and
  /// leaves nothing to send. A failure ends the whole at once.
  ///
  /// - Parameters:
  ///   - trigger: Says when. What it sends is ignored.
  ///   - onlyNew: Whether a value is sent once at most.
  /// - Complexity: O(1) per value. Keeps the newest value.
  @inlinable
  public func sample(
    _ trigger: some SignalConvertible<some Sendable, Never>,
    onlyNew: Bool = false
  ) -> Signal {
    let trigger: Signal<_, Failure> = trigger.signal.promoteError()
    return .joining(from: (newest: Value?.none, hasEnded: false)) { junction in
      junction.listen(
        to: self,
        completed: { state in
          state.hasEnded = true
          return if case .none = state.newest { .complete } else { .ignore }
        },
        { state, value in
          state.newest = value
          return .ignore
        }
      )
      junction.listen(to: trigger, completed: { _ in .complete }) { state, _ in
        guard onlyNew else { return .send(ifAny: state.newest) }
        let newest = state.newest.take()
        return state.hasEnded ? .finish(sendingIfAny: newest) : .send(ifAny: newest)
      }
    }
  }
}
