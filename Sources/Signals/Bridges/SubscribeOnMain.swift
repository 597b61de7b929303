extension Signal {
  /// Starts the signal and delivers its events on the main actor.
  ///
  /// Events that come from elsewhere are delivered in batches and in order. Those that come on the
  /// main thread, with none before them waiting, are delivered at once.
  ///
  /// - Returns: A handle that stops the work. Disposed on the main thread, it is silent at once.
  @discardableResult @inlinable
  public func subscribeOnMain(
    next: @escaping @MainActor @Sendable (Value) -> Void,
    failed: @escaping @MainActor @Sendable (Failure) -> Void,
    completed: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Disposable {
    deliverOnMain { event in
      switch event {
      case .next(let value): next(value)
      case .failed(let failure): failed(failure)
      case .completed: completed()
      }
    }
  }

  @inlinable
  func deliverOnMain(_ receive: @escaping @MainActor @Sendable (Event) -> Void) -> Disposable {
    let (lifetime, end) = Lifetime.make()
    let mailbox = Mailbox<Event>()
    let deliver: @MainActor @Sendable () -> Void = {
      mailbox.read { event in
        if lifetime.isEnded { return }
        if case .next = event {} else { end.dispose() }
        receive(event)
      }
    }
    subscribeEvents(during: lifetime) { event in
      if mailbox.post(event) { MainScheduler.prompt.post { MainActor.assumeIsolated(deliver) } }
    }
    return end
  }
}

extension Signal where Failure == Never {
  /// Starts the signal and delivers its values on the main actor.
  ///
  /// - Returns: A handle that stops the work. Disposed on the main thread, it is silent at once.
  @discardableResult @inlinable
  public func subscribeOnMain(next: @escaping @MainActor @Sendable (Value) -> Void) -> Disposable {
    deliverOnMain { event in if case .next(let value) = event { next(value) } }
  }
}
