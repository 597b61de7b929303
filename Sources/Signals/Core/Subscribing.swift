extension Signal {
  /// Starts the signal and calls `next` for each value and one of the others at the end.
  ///
  /// Calls come one at a time. Nothing is called after the handle was disposed.
  ///
  /// - Parameters:
  ///   - lifetime: Disposes the subscription when it ends. With it, a synchronous signal can be
  ///     stopped from inside the first callback, before there is a handle.
  ///   - next: Called for each value.
  ///   - failed: Called if the signal fails, last.
  ///   - completed: Called if the signal completes, last.
  /// - Returns: A handle that stops the work. Dropping the handle does not.
  @discardableResult @inlinable
  public func subscribe(
    during lifetime: Lifetime? = nil,
    next: @escaping @Sendable (Value) -> Void,
    failed: @escaping @Sendable (Failure) -> Void,
    completed: @escaping @Sendable () -> Void = {}
  ) -> Disposable {
    subscribe(during: lifetime, next) { end in
      switch end {
      case .completed: completed()
      case .failed(let failure): failed(failure)
      }
    }
  }

  /// Starts the signal and calls `observe` for each event.
  ///
  /// - Parameters:
  ///   - lifetime: Disposes the subscription when it ends.
  ///   - observe: Called for each event.
  /// - Returns: A handle that stops the work. Dropping the handle does not.
  @discardableResult @inlinable
  public func subscribeEvents(
    during lifetime: Lifetime? = nil,
    _ observe: @escaping @Sendable (Event) -> Void
  ) -> Disposable {
    subscribe(during: lifetime, { observe(.next($0)) }, ended: { observe(Event($0)) })
  }

  /// Starts the signal and hands every event on to `observer`.
  ///
  /// Stops by itself once the observer takes no more events.
  ///
  /// - Returns: A handle that stops the work. Dropping the handle does not.
  @discardableResult @inlinable
  public func subscribe(_ observer: Observer<Value, Failure>) -> Disposable {
    let forwarding = Forwarding(observer)
    run(
      Sink(
        step: { context, value in
          // Sound: the context handed over beside this step is the forwarding.
          let forwarding = unsafeDowncast(context, to: Forwarding<Value, Failure>.self)
          if forwarding.isDisposed { return }
          forwarding.observer.send(value)
          if forwarding.observer.isOver { forwarding.dispose() }
        },
        context: forwarding,
        terminal: forwarding
      )
    )
    return forwarding
  }

  /// Starts the signal for as long as `owner` lives, and hands the owner to each closure.
  ///
  /// The owner is held weakly; the subscription is disposed with the first event that finds it
  /// gone.
  ///
  /// - Returns: A handle that stops the work. Dropping the handle does not.
  @discardableResult @inlinable
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner,
    next: @escaping @Sendable (Owner, Value) -> Void,
    failed: @escaping @Sendable (Owner, Failure) -> Void,
    completed: @escaping @Sendable (Owner) -> Void = { _ in }
  ) -> Disposable {
    subscribe(with: owner, next) { owner, end in
      switch end {
      case .completed: completed(owner)
      case .failed(let failure): failed(owner, failure)
      }
    }
  }
}

extension Signal where Failure == Never {
  /// Starts the signal and calls `next` for each value.
  ///
  /// - Parameters:
  ///   - lifetime: Disposes the subscription when it ends.
  ///   - next: Called for each value.
  /// - Returns: A handle that stops the work. Dropping the handle does not.
  @discardableResult @inlinable
  public func subscribe(
    during lifetime: Lifetime? = nil,
    next: @escaping @Sendable (Value) -> Void
  ) -> Disposable {
    if case .none = lifetime { return run(next) }
    return subscribe(during: lifetime, next, ended: nil)
  }

  /// Starts the signal and calls `next` for each value and `completed` at the end.
  ///
  /// - Parameters:
  ///   - lifetime: Disposes the subscription when it ends.
  ///   - next: Called for each value.
  ///   - completed: Called when the signal completes.
  /// - Returns: A handle that stops the work. Dropping the handle does not.
  @discardableResult @inlinable
  public func subscribe(
    during lifetime: Lifetime? = nil,
    next: @escaping @Sendable (Value) -> Void,
    completed: @escaping @Sendable () -> Void
  ) -> Disposable {
    subscribe(during: lifetime, next, ended: { _ in completed() })
  }

  /// Starts the signal for as long as `owner` lives, and hands the owner to the closure.
  ///
  /// The owner is held weakly; the subscription is disposed with the first value that finds it
  /// gone.
  ///
  /// - Returns: A handle that stops the work. Dropping the handle does not.
  @discardableResult @inlinable
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner,
    next: @escaping @Sendable (Owner, Value) -> Void
  ) -> Disposable {
    subscribe(with: owner, next) { _, _ in }
  }

  /// With nobody waiting for the end, a synchronous signal needs no subscription at all.
  @inlinable @inline(__always)
  func run(_ next: @escaping @Sendable (Value) -> Void) -> Disposable {
    switch kind {
    case .ready(let value):
      next(value)
      return .none
    case .cold(let generator):
      _ = generator(
        { value in
          next(value)
          return true
        },
        { true }
      )
      return .none
    case .source: return subscribe(next, ended: nil)
    }
  }
}

extension Signal {
  @inlinable @inline(__always)
  func subscribe(
    during lifetime: Lifetime? = nil,
    _ next: @escaping @Sendable (Value) -> Void,
    ended: (@Sendable (End<Failure>) -> Void)?
  ) -> Disposable {
    let subscription = Subscription<Failure>(ended)
    lifetime?.add(subscription)
    run(
      Sink(
        step: { context, value in
          // Sound: the context handed over beside this step is the subscription.
          if !unsafeDowncast(context, to: Subscription<Failure>.self).isDisposed { next(value) }
        },
        context: subscription,
        terminal: subscription
      )
    )
    return subscription
  }

  @inlinable
  func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner,
    _ next: @escaping @Sendable (Owner, Value) -> Void,
    ended: @escaping @Sendable (Owner, End<Failure>) -> Void
  ) -> Disposable {
    let (lifetime, end) = Lifetime.make()
    return subscribe(
      during: lifetime,
      { [weak owner] value in
        if let owner { next(owner, value) } else { end.dispose() }
      },
      ended: { [weak owner] event in
        if let owner { ended(owner, event) }
      }
    )
  }
}

// Sound: its closure is touched by the one who ends or disposes of it.
/// The last terminal of a chain.
///
/// It holds no value closure, so keeping the handle in an object that the closure captures does not
/// leak once the subscription is over.
@usableFromInline
final class Subscription<Failure: Error>: Terminal<Failure>, @unchecked Sendable {
  // Sound: touched once, by whoever claims the terminal.
  @exclusivity(unchecked) @usableFromInline
  nonisolated(unsafe) var whenEnded: (@Sendable (End<Failure>) -> Void)?

  @inlinable init(_ whenEnded: (@Sendable (End<Failure>) -> Void)?) {
    self.whenEnded = whenEnded
    super.init()
  }

  @inlinable override func ended(_ end: End<Failure>, holding resources: consuming Resources) {
    let report = whenEnded
    whenEnded = nil
    report?(end)
    resources.tearDown()
  }

  @inlinable override func disposed() { whenEnded = nil }
}

// Sound: its field never changes.
/// The last terminal of a chain that hands everything on to an observer.
@usableFromInline
final class Forwarding<Value: Sendable, Failure: Error>: Terminal<Failure>, @unchecked Sendable {
  @usableFromInline let observer: Observer<Value, Failure>

  @inlinable init(_ observer: Observer<Value, Failure>) {
    self.observer = observer
    super.init()
  }

  @inlinable override func ended(_ end: End<Failure>, holding resources: consuming Resources) {
    observer.end(end)
    resources.tearDown()
  }
}
