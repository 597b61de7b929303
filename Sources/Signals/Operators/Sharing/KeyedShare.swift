/// Shares one run for each key among all who listen to that key.
///
/// ```swift
/// let pages = KeyedShare { (url: URL) in load(url) }
/// pages[url].subscribe(next: show, failed: tell)
/// ```
///
/// The first observer of a key starts the signal that is made for it, and the last one who leaves
/// stops it. An ending reaches everyone who listens; whoever comes after it starts anew, once the
/// run before has been torn down: a key has one run at a time. Other keys do not matter, and nothing
/// is kept of a key to which nobody listens.
///
/// - Complexity: Subscribing is O(1) on average, a value O(observers of the key). The key's `==`
///   and `hash(into:)` are called with a lock held, so they must not use what they are a key of.
public final class KeyedShare<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias State = Sharing<Value, Failure>.State
  @usableFromInline typealias Runs = Locked<[Key: State]>

  @usableFromInline let capacity: Int
  @usableFromInline let make: @Sendable (Key) -> Signal<Value, Failure>
  @usableFromInline let runs = Runs([:])

  /// Makes a share of the signals that `make` returns.
  ///
  /// - Parameters:
  ///   - count: How many of the newest values late observers of a key get first.
  ///   - make: Makes the signal of a key, once for each run, on the thread of the observer who
  ///     starts it.
  @inlinable
  public init<Made: SignalConvertible<Value, Failure>>(
    replay count: Int = 0,
    _ make: @escaping @Sendable (Key) -> Made
  ) {
    precondition(count >= 0, "KeyedShare needs a count that is not negative")
    capacity = count
    self.make = { make($0).signal }
  }

  /// What the run of a key sends, for all who subscribe to it.
  @inlinable public subscript(key: Key) -> Signal<Value, Failure> {
    Signal(source: { [self] sink in
      let feed = join(key)
      // What runs does not hold the share, for what it is made of may hold what listens.
      sink.terminal.atEnd { [runs] in KeyedShare.leave(key, feed, in: runs) }
      feed.signal.run(sink)
      start(feed, of: key)
    }).sheltered()
  }

  /// How many keys someone listens to.
  @inlinable package var count: Int {
    runs.withLock { $0.values.count { $0.present.feed != nil } }
  }

  @inlinable func join(_ key: Key) -> Feed<Value, Failure> {
    if let feed = runs.withLock({ $0[key]?.present.join() }) { return feed }
    let fresh = Feed<Value, Failure>(.hub(Hub(remembering: capacity))) {
      [weak runs] feed, isTornDown in
      guard let runs else { return }
      if isTornDown {
        KeyedShare.settle(key, in: runs)
      } else {
        KeyedShare.change(key, in: runs) { $0.end(feed, .whileSubscribed) }
      }
    }
    return KeyedShare.change(key, in: runs) { $0.admit(fresh) }
  }

  /// Starts a run, now or when the one before it is over.
  @inlinable func start(_ feed: Feed<Value, Failure>, of key: Key) {
    guard feed.mayStart else { return }
    // One that waits for nobody any more is let go of after the lock.
    var next: (@Sendable () -> Void)? = { [make] in feed.start(make(key)) }
    guard let start = KeyedShare.change(key, in: runs, { $0.begin(&next) }) else { return }
    start()
    KeyedShare.settle(key, in: runs)
  }

  @inlinable static func leave(_ key: Key, _ feed: Feed<Value, Failure>, in runs: Runs) {
    guard change(key, in: runs, { $0.leave(feed, .whileSubscribed) }) else { return }
    feed.dispose()
    settle(key, in: runs)
  }

  /// One run was started or torn down; starts the one that waits for it.
  @inlinable static func settle(_ key: Key, in runs: Runs) {
    while let next = change(key, in: runs, { $0.settle() }) { next() }
  }

  /// Takes a step of one key's share, and the key out if nothing is left to do for it.
  @inlinable @discardableResult
  static func change<Result>(
    _ key: Key,
    in runs: Runs,
    _ step: (inout State) -> Result
  ) -> Result {
    // What is taken out is let go of after the lock.
    let (result, entry) = runs.withLock { runs -> (Result, (Key, State)?) in
      guard let index = runs.index(forKey: key) else {
        var state = State()
        let result = step(&state)
        if !state.isIdle { runs[key] = state }
        return (result, nil)
      }
      let result = step(&runs.values[index])
      return (result, runs.values[index].isIdle ? runs.remove(at: index) : nil)
    }
    withExtendedLifetime(entry) {}
    return result
  }
}
