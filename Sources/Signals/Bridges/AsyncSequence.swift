extension Signal {
  /// Sends the elements of an asynchronous sequence, then completes or fails as it does.
  ///
  /// Each subscription makes an iterator of its own, in a task of its own that disposal cancels. The
  /// next element is asked for only after the one before was delivered or left for whoever is
  /// delivering, so a sequence feels how fast its elements are taken.
  ///
  /// Where all iterators draw from one queue, as those of `AsyncStream` do, each subscription gets a
  /// part of the elements, and disposing of one ends the sequence for all: share the signal.
  @inlinable
  public init<Elements: AsyncSequence & Sendable>(_ sequence: Elements)
  where Elements.Element == Value, Elements.Failure == Failure {
    self = .create { observer, lifetime in
      if lifetime.isEnded { return }
      let task = Task {
        do throws(Failure) {
          var elements = sequence.makeAsyncIterator()
          while !lifetime.isEnded, let element = try await elements.next(isolation: nil) {
            observer.send(element)
          }
          observer.complete()
        } catch {
          observer.fail(error)
        }
      }
      lifetime.onEnd { task.cancel() }
    }
  }
}
