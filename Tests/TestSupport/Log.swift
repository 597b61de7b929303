import Signals

/// What fails in tests.
public struct Oops: Error, Equatable {
  /// The one there is.
  public init() {}
}

/// What happened, from any thread.
public final class Log<Entry: Sendable>: Sendable {
  private let stored = Locked<[Entry]>([])
  /// Starts empty.
  public init() {}

  /// Adds an entry after all others.
  public func add(_ entry: Entry) { stored.withLock { $0.append(entry) } }
  /// All entries, in the order in which they came.
  public var entries: [Entry] { stored.withLock { $0 } }
  /// How many entries there are.
  public var count: Int { stored.withLock { $0.count } }
}

/// A variable any thread may change.
public final class Cell<Value: Sendable>: Sendable {
  private let stored: Locked<Value>
  /// Starts with `value`.
  public init(_ value: Value) { stored = Locked(value) }
  /// What is stored; to change what depends on it, use `change`.
  public var value: Value {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
  /// Changes the value in one step.
  public func change<Result>(_ body: (inout Value) -> Result) -> Result { stored.withLock(body) }
}

/// Counts how many of it are alive.
public final class Token: Sendable {
  /// Where it counts.
  public let alive: Cell<Int>
  /// Counts itself in `alive` until it is released.
  public init(_ alive: Cell<Int>) {
    self.alive = alive
    alive.change { $0 += 1 }
  }
  deinit { alive.change { $0 -= 1 } }
  /// Keeps the token in whatever closure calls this.
  public func touch() {}
}
