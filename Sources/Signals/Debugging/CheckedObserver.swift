extension Observer {
  /// An observer that reports what a source may not do: sending or ending after its end.
  ///
  /// What breaks the rule never arrives anyway; this shows where it comes from.
  ///
  ///     Signal<Int, Never>.create { observer, lifetime in
  ///       let observer = observer.checked()
  ///       observer.complete()
  ///       observer.send(1)  // stops here in a debug build
  ///     }
  ///
  /// Sending after disposal is not reported, for no source can know of it in time.
  ///
  /// - Parameters:
  ///   - file: Where the call is.
  ///   - line: Where the call is.
  ///   - report: Takes a sentence for each breach; stops a debug build if not given.
  public func checked(
    file: StaticString = #fileID,
    line: UInt = #line,
    to report: @escaping @Sendable (String) -> Void = { assertionFailure($0) }
  ) -> CheckedObserver<Value, Failure> {
    CheckedObserver(self) { report("\(file):\(line): \($0)") }
  }
}

/// Passes events on to an observer and reports those that come after the end.
public struct CheckedObserver<Value: Sendable, Failure: Error>: Sendable {
  private let observer: Observer<Value, Failure>
  private let report: @Sendable (String) -> Void
  /// How the source has ended.
  private let ending = Locked<String?>(nil)

  init(_ observer: Observer<Value, Failure>, _ report: @escaping @Sendable (String) -> Void) {
    self.observer = observer
    self.report = report
  }

  /// Sends one value.
  public func send(_ value: Value) { send(event: .next(value)) }

  /// Ends the signal with a failure.
  public func fail(_ failure: Failure) { send(event: .failed(failure)) }

  /// Ends the signal well.
  public func complete() { send(event: .completed) }

  /// Sends a value or ends the signal, as `event` says.
  public func send(event: Signal<Value, Failure>.Event) {
    let name =
      switch event {
      case .next(let value): "sent \(value)"
      case .failed(let failure): "failed with \(failure)"
      case .completed: "completed"
      }
    let earlier = ending.withLock { ending in
      defer { if case .next = event {} else { ending = ending ?? name } }
      return ending
    }
    if let earlier { report("The source \(name) after it had \(earlier).") }
    observer.send(event: event)
  }
}
