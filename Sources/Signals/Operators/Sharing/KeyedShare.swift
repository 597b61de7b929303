/// Shares one run for each key among all who listen to that key.
///
/// ```swift
/// let pages = KeyedShare { (url: URL) in load(url) }
/// pages[url].subscribe(next: show, failed: tell)
/// ```
///
/// The first observer of a key starts the signal that is made for it, and the last one who leaves
/// stops it. An ending reaches everyone who listens; whoever comes after it starts anew. Other
/// keys do not matter, and nothing is kept of a key to which nobody listens.
///
/// - Complexity: Subscribing is O(1) on average, a value O(observers of the key). The key's `==`
///   and `hash(into:)` are called with a lock held, so they must not use what they are a key of.
public final class KeyedShare<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Present = Sharing<Value, Failure>.Present
  @usableFromInline typealias Runs = Locked<[Key: Present]>

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
      feed.start(make(key))
    }).sheltered()
  }

  /// How many keys someone listens to.
  @inlinable package var count: Int { runs.withLock { $0.count } }

  @inlinable func join(_ key: Key) -> Feed<Value, Failure> {
    if let feed = runs.withLock({ $0[key]?.join() }) { return feed }
    let fresh = Feed<Value, Failure>(.hub(Hub(remembering: capacity))) {
      [weak runs] feed, isTornDown in
      if let runs, !isTornDown { KeyedShare.forget(key, in: runs) { $0.feed === feed } }
    }
    return runs.withLock { runs in
      // Another one may have been faster.
      if let feed = runs[key]?.join() { return feed }
      var first = Present()
      first.feed = fresh
      first.listeners = 1
      runs[key] = first
      return fresh
    }
  }

  @inlinable static func leave(_ key: Key, _ feed: Feed<Value, Failure>, in runs: Runs) {
    let wasLast = forget(key, in: runs) { present in
      if present.feed === feed { present.listeners -= 1 }
      return present.feed === feed && present.listeners == 0
    }
    if wasLast { feed.dispose() }
  }

  /// Takes a key out if `isOver` says so of its run.
  @inlinable @discardableResult
  static func forget(_ key: Key, in runs: Runs, if isOver: (inout Present) -> Bool) -> Bool {
    // What is taken out is let go of after the lock.
    let entry = runs.withLock { runs -> (Key, Present)? in
      guard let index = runs.index(forKey: key), isOver(&runs.values[index]) else { return nil }
      return runs.remove(at: index)
    }
    return entry != nil
  }
}
