/// A value that can be read at any time, and whose changes are a signal.
///
/// It follows what feeds it as long as someone holds it. Its own signals complete when the property
/// goes away.
public final class Property<Value: Sendable>: SignalConvertible {
  @usableFromInline let stored: MutableProperty<Value>
  @usableFromInline let feed: Disposable

  /// Starts at `initial` and follows `signal`, which is subscribed to at once.
  ///
  /// When `signal` completes, the property keeps its last value.
  @inlinable
  public init(initial: Value, then signal: Signal<Value, Never>) {
    let stored = MutableProperty(initial)
    self.stored = stored
    feed = signal.subscribe(next: { [store = stored.store] in store.value = $0 })
  }

  /// Shows another property, and holds it.
  @inlinable init(showing other: MutableProperty<Value>) {
    stored = other
    feed = .none
  }

  /// The newest value.
  @inlinable public var value: Value { stored.value }

  /// The value now, then every change.
  @inlinable public var signal: Signal<Value, Never> { stored.signal }

  /// Every change from now on.
  @inlinable public var changes: Signal<Value, Never> { stored.changes }

  @inlinable deinit { feed.dispose() }
}
