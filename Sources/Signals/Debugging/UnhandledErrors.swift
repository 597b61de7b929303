/// Where failures go that ``Signal/suppressError(file:line:to:)`` takes out of signals.
///
/// One assignment brings all of a program's to its own log:
///
///     UnhandledErrors.shared.handler = { failure, place in log.error("\(place): \(failure)") }
public final class UnhandledErrors: Sendable {
  /// The hook of signals that name no other.
  public static let shared = UnhandledErrors { print("\($1): unhandled failure \($0)") }

  /// Takes each failure, and the place of the call that suppressed it.
  ///
  /// It may be called by several threads at once.
  public var handler: @Sendable (_ failure: any Error, _ place: String) -> Void {
    get { current.withLock { $0 } }
    set {
      // What the old one holds is let go of outside the lock.
      let old = current.withLock { current in
        defer { current = newValue }
        return current
      }
      withExtendedLifetime(old) {}
    }
  }

  private let current: Locked<@Sendable (any Error, String) -> Void>

  /// Makes a hook of its own, for a part of a program or a test.
  public init(_ handler: @escaping @Sendable (_ failure: any Error, _ place: String) -> Void) {
    current = Locked(handler)
  }
}
