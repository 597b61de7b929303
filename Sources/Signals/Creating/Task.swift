extension Signal {
  /// Runs an asynchronous function for each subscription, sends what it returns and completes.
  ///
  /// It starts when the signal is subscribed to, in a task of its own. Disposal cancels that task.
  /// What the function throws is how the signal fails; a closure says its type,
  /// `{ () async throws(Refused) in … }`, or else it is `any Error`.
  ///
  /// - Parameter work: What to run. Once it was cancelled, nothing that it returns or throws is
  ///   delivered.
  /// - Returns: A signal of one value.
  /// - Complexity: One task for each subscription, besides `work`. Keeps nothing.
  @inlinable
  public static func task(_ work: @escaping @Sendable () async throws(Failure) -> Value) -> Signal {
    .create { observer, lifetime in
      if lifetime.isEnded { return }
      let task = Task {
        do throws(Failure) {
          observer.send(try await work())
          observer.complete()
        } catch {
          observer.fail(error)
        }
      }
      lifetime.onEnd { task.cancel() }
    }
  }
}
