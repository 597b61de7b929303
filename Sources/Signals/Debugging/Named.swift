extension Signal {
  /// Gives the signal a name under which a tracer records what it does.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// What the tracer does not record at the time of subscribing it never sees, and then the name
  /// costs nothing.
  ///
  /// - Parameters:
  ///   - name: What the tracer calls the signal.
  ///   - tracer: What records; ``Tracer/shared`` if not given.
  /// - Complexity: O(1) per value, besides describing it while it is recorded. Keeps no value.
  @inlinable
  public func named(_ name: String, in tracer: Tracer = .shared) -> Signal {
    .defer {
      guard let run = tracer.begin(name) else { return self }
      return on(
        next: { tracer.record(run, .next("\($0)")) },
        failed: { tracer.record(run, .failed("\($0)")) },
        completed: { tracer.record(run, .completed) },
        disposed: { tracer.record(run, .disposed) }
      )
    }
  }
}
