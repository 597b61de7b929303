/// How long a subscription, or anything else, goes on.
///
/// A source gets it before it starts, so that even a synchronous one can stop.
public struct Lifetime: Sendable {
  @usableFromInline let subject: Disposable
  @usableFromInline let members: CompoundDisposable

  /// - Parameter subscription: The subscription it tells of, and ends with.
  @usableFromInline init(_ subscription: Disposable) {
    subject = subscription
    members = CompoundDisposable()
    subscription.own(members)
  }

  private init(byHand members: CompoundDisposable) {
    subject = members
    self.members = members
  }

  /// Whether it is over; work that sends without returning asks before each value.
  @inlinable public var isEnded: Bool { subject.isDisposed }

  /// Runs `action` once, when the lifetime ends; at once if it has ended.
  ///
  /// Actions and handles go in the order in which they were added.
  ///
  /// - Returns: A handle that takes the action back.
  @discardableResult
  public func onEnd(_ action: @escaping @Sendable () -> Void) -> Disposable {
    let handle = EndAction(action)
    if isEnded { handle.tearDown() } else { members.add(handle) }
    return handle
  }

  /// Disposes `disposable` when the lifetime ends; at once if it has ended.
  ///
  /// - Complexity: O(1) on average. Handles that are over before are not kept.
  public func add(_ disposable: Disposable) {
    if isEnded { disposable.dispose() } else { members.add(disposable) }
  }

  /// Makes a lifetime to end by hand.
  ///
  /// - Returns: The lifetime, and the handle whose disposal ends it.
  public static func make() -> (lifetime: Lifetime, end: Disposable) {
    let members = CompoundDisposable()
    return (Lifetime(byHand: members), members)
  }
}

// Sound: what changes is behind a lock.
/// An action that runs at the end of a lifetime, unless its handle is disposed before.
private final class EndAction: Disposable, @unchecked Sendable {
  private let action: Locked<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = Locked(action)
    super.init()
  }

  override func tearDown() {
    let action = action.withLock { $0.take() }
    dispose()
    action?()
  }

  override func disposed() {
    let action = action.withLock { $0.take() }
    withExtendedLifetime(action) {}
  }
}
