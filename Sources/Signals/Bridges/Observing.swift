public import Observation

extension Signal where Failure == Never {
  /// The value of an expression over `@Observable` objects, now and after every change of what it
  /// reads.
  ///
  /// ```marble
  /// change : ---b-c-
  /// output : a--b-c-...
  /// ```
  ///
  /// ```swift
  /// Signal.observing(on: queue) { model.count }.subscribe(next: show)
  /// ```
  ///
  /// The first value is read when the signal is subscribed to, on the subscriber's thread. After a
  /// change the expression is read anew on `scheduler`; changes that come before that reading are
  /// one value. What the expression reads may differ from time to time.
  ///
  /// Observation tells of a change just before it is made. So changes have to be made on
  /// `scheduler` or on the thread that drives it, as for any object that is not made for several
  /// threads; one that another thread is still making when it is read comes with the next change.
  /// For the main actor's objects there is an overload without a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: Where the expression is read anew. It must not run work at once, as
  ///     ``ImmediateScheduler`` does: the change would not have been made.
  ///   - read: The expression. It is read twice for each value, so that no change between the
  ///     reading and the start of the watch is lost. It is kept until disposal, so what is to be
  ///     able to go away has to be captured weakly.
  /// - Complexity: Keeps no value. A watch that was disposed of leaves a few words in what it
  ///   watched, until that changes.
  @inlinable
  public static func observing(
    on scheduler: some Scheduler,
    _ read: @escaping @Sendable () -> Value
  ) -> Signal {
    precondition(
      !(scheduler is ImmediateScheduler),
      "observing(on:) needs a scheduler that runs work after the change, not at once"
    )
    return .create { observer, lifetime in
      let later: @Sendable (@escaping @Sendable () -> Void) -> Void
      if scheduler is MainScheduler {
        // The prompt one would read before the change.
        later = { work in MainScheduler.inTurn.schedule(work) }
      } else {
        later = { work in scheduler.schedule(work) }
      }
      Observing(observer, lifetime, later) { onChange in
        _ = withObservationTracking(read, onChange: onChange)
        return withObservationTracking(read, onChange: onChange)
      }.update()
    }
  }

  /// The value of an expression over the main actor's `@Observable` objects, now and after every
  /// change of what it reads.
  ///
  /// ```swift
  /// Signal.observing { model.query }.debounce(.milliseconds(300), on: .main)
  /// ```
  ///
  /// Everything happens on the main thread, and changes made in one go are one value. Subscribed to
  /// there, with nothing else waiting, the first value comes at once.
  ///
  /// - Parameter read: The expression. It is kept until disposal, so what is to be able to go away
  ///   has to be captured weakly.
  /// - Complexity: Keeps no value. A watch that was disposed of leaves a few words in what it
  ///   watched, until that changes.
  @inlinable
  public static func observing(
    _ read: @escaping @MainActor @Sendable () -> Value
  ) -> Signal {
    .create { observer, lifetime in
      let watch = Observing(observer, lifetime, { MainScheduler.inTurn.schedule($0) }) { onChange in
        MainActor.assumeIsolated { withObservationTracking(read, onChange: onChange) }
      }
      MainScheduler.prompt.schedule { watch.update() }
    }
  }
}

/// What waits for changes of what an expression reads.
///
/// What is watched keeps it, so it goes when that goes. On disposal it lets go of the expression,
/// for nothing takes it out of what it watches before the next change.
@usableFromInline
final class Observing<Value: Sendable>: Sendable {
  /// Reads, and calls `onChange` before what was read changes.
  @usableFromInline typealias Track =
    @Sendable (_ onChange: @escaping @Sendable () -> Void) -> Value

  @usableFromInline struct State: Sendable {
    @usableFromInline var track: Track?
    @usableFromInline var observer: Observer<Value, Never>?
    /// Whether it reads or delivers, or has arranged to.
    @usableFromInline var isBusy = true
    @usableFromInline var hasChanged = false

    @inlinable init(track: @escaping Track, observer: Observer<Value, Never>) {
      self.track = track
      self.observer = observer
    }
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let later: @Sendable (@escaping @Sendable () -> Void) -> Void

  @inlinable
  init(
    _ observer: Observer<Value, Never>,
    _ lifetime: Lifetime,
    _ later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    _ track: @escaping Track
  ) {
    self.later = later
    state = Locked(State(track: track, observer: observer))
    lifetime.onEnd { [weak self] in self?.stop() }
  }

  /// Reads and delivers; a change that comes meanwhile is for the next time.
  @inlinable func update() {
    let (track, observer) = state.withLock { state in
      state.hasChanged = false
      return (state.track, state.observer)
    }
    guard let track, let observer else { return }
    observer.send(track { [self] in changed() })
    let again = state.withLock { state in
      state.isBusy = state.hasChanged
      return state.hasChanged
    }
    if again { arrange() }
  }

  @inlinable func changed() {
    let mustArrange = state.withLock { state in
      state.hasChanged = true
      defer { state.isBusy = true }
      return !state.isBusy
    }
    if mustArrange { arrange() }
  }

  @inlinable func arrange() { later { [self] in update() } }

  @inlinable func stop() {
    let old = state.withLock { state in
      let old = (state.track, state.observer)
      state.track = nil
      state.observer = nil
      return old
    }
    withExtendedLifetime(old) {}
  }
}
