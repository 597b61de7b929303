/// A line with two ends: what is sent at one is heard at the other.
///
/// ```swift
/// let channel = Channel<String>()
/// channel.leading.signal.subscribe(next: model.store)
/// channel.following.signal.subscribe(next: field.show)
/// channel.leading.send("from the model")
/// ```
///
/// An end never hears its own values, so what it hears can be answered without an echo. The
/// leading end is the model's: who comes to the following end first hears the newest value that
/// the leading one sent. Any thread may send. When everyone has let go of both ends, nobody can
/// send any more, and the subscriptions are disposed.
///
/// To keep two properties equal, use ``MutableProperty/bindBothWays(to:)``.
///
/// - Complexity: Keeps one value.
public final class Channel<Value: Sendable>: Sendable {
  /// The end that knows the value from the start.
  public let leading: ChannelEnd<Value>

  /// The end that is told.
  public let following: ChannelEnd<Value>

  /// Makes a channel on which nothing has been sent.
  @inlinable
  public init() {
    let toLeading = ReplaySubject<Value, Never>(capacity: 0)
    let toFollowing = ReplaySubject<Value, Never>(capacity: 1)
    leading = ChannelEnd(hearing: toLeading, tellingTo: toFollowing)
    following = ChannelEnd(hearing: toFollowing, tellingTo: toLeading)
  }
}

/// One end of a ``Channel``: a signal of what the other end sends.
public final class ChannelEnd<Value: Sendable>: SignalConvertible {
  @usableFromInline let here: ReplaySubject<Value, Never>
  @usableFromInline let there: ReplaySubject<Value, Never>

  @inlinable
  init(hearing here: ReplaySubject<Value, Never>, tellingTo there: ReplaySubject<Value, Never>) {
    self.here = here
    self.there = there
  }

  /// What the other end sends.
  @inlinable public var signal: Signal<Value, Never> { here.signal }

  /// Sends one value to the other end.
  @inlinable public func send(_ value: Value) { there.send(value) }

  /// Ends both directions, for everyone who listens at either end or comes later.
  @inlinable
  public func complete() {
    there.complete()
    here.complete()
  }
}
