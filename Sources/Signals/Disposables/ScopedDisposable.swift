/// Disposes a handle when it is forgotten itself, or before.
public final class ScopedDisposable: Sendable {
  private let disposable: Disposable

  /// Makes a handle that disposes `disposable` when it goes away.
  public init(_ disposable: Disposable) { self.disposable = disposable }

  /// Whether the work has ended or was called off.
  public var isDisposed: Bool { disposable.isDisposed }

  /// Calls the work off.
  ///
  /// Later calls do nothing; the call does not wait.
  public func dispose() { disposable.dispose() }

  deinit { disposable.dispose() }
}
