/// A value that can be read at any time, and whose changes are a signal.
///
/// It is fed by a signal, shows another property, or is composed of others as ``PropertyType``
/// tells. One that is fed follows its signal as long as someone holds it, and its own signals
/// complete when it goes away.
public final class Property<Value: Sendable>: PropertyType {
  @usableFromInline let read: @Sendable () -> Value
  @usableFromInline let feed: Disposable

  /// The value now, then every change.
  public let signal: Signal<Value, Never>

  /// Every change from now on.
  public let changes: Signal<Value, Never>

  /// Starts at `initial` and follows `signal`, which is subscribed to at once.
  ///
  /// When `signal` completes, the property keeps its last value.
  @inlinable
  public init(initial: Value, then signal: Signal<Value, Never>) {
    let store = Store<Value, Never>(initial, remembersAfterEnd: true)
    read = { store.value }
    self.signal = store.hub.signal
    changes = store.hub.changes
    feed = signal.subscribe(next: { store.value = $0 })
  }

  /// Makes a property that always has the same value.
  @inlinable
  public convenience init(_ value: Value) { self.init(initial: value, then: .never) }

  /// Shows another property, and holds it.
  @inlinable init(showing other: MutableProperty<Value>) {
    read = { other.value }
    signal = other.signal
    changes = other.changes
    feed = .none
  }

  /// Composes a property of others.
  ///
  /// - Parameters:
  ///   - signal: Sends the value now, then every change; it must not hold the others, so that it
  ///     completes when they go away.
  ///   - feed: Disposed when the property goes away.
  ///   - read: Computes the value now, and holds the others.
  @inlinable package init(
    sharing signal: Signal<Value, Never>,
    during feed: Disposable = .none,
    reading read: @escaping @Sendable () -> Value
  ) {
    self.read = read
    self.signal = signal.share(replay: 1)
    changes = self.signal.skip(1)
    self.feed = feed
  }

  /// The newest value.
  @inlinable public var value: Value { read() }

  @inlinable deinit { feed.dispose() }
}
