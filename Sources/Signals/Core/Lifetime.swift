/// The life of one subscription, handed to its source before the source starts.
public struct Lifetime: Sendable {
  @usableFromInline let disposable: Disposable

  @inlinable init(_ disposable: Disposable) { self.disposable = disposable }

  /// Whether the subscription is over; a synchronous source asks before each value.
  @inlinable public var isEnded: Bool { disposable.isDisposed }

  /// Runs `action` once, when the subscription ends or is disposed.
  ///
  /// - Returns: A handle that takes the action back.
  @discardableResult
  public func onEnd(_ action: @escaping @Sendable () -> Void) -> Disposable {
    let handle = Disposable(action)
    disposable.add(handle)
    return handle
  }

  /// Disposes `other` when the subscription ends or is disposed.
  public func add(_ other: Disposable) { disposable.add(other) }

  /// A lifetime to end by hand.
  ///
  /// - Returns: The lifetime, and the handle whose disposal ends it.
  public static func make() -> (lifetime: Lifetime, end: Disposable) {
    let end = Disposable()
    return (Lifetime(end), end)
  }
}
