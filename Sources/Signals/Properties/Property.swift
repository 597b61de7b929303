/// A value that can be read at any time, and whose changes are a signal.
///
/// It follows what feeds it as long as someone holds it. Its own signal completes when the property
/// goes away.
public final class Property<Value: Sendable>: SignalConvertible {
  @usableFromInline let stored: MutableProperty<Value>
  @usableFromInline let feed: Disposable

  /// Starts at `initial` and follows `signal`, which is subscribed to at once.
  @inlinable
  public init(initial: Value, then signal: Signal<Value, Never>) {
    let stored = MutableProperty(initial)
    self.stored = stored
    feed = signal.subscribe { [store = stored.store] in store.value = $0 }
  }

  /// The newest value.
  @inlinable public var value: Value { stored.value }

  /// The value now, then every change.
  @inlinable public var signal: Signal<Value, Never> { stored.signal }

  @inlinable deinit { feed.dispose() }
}
