// Compiled on Apple platforms alone, and so not where this package is built and tested.
#if canImport(Darwin)
public import Foundation

extension Signal where Failure == Never {
  /// Sends what a closure reads from each notification of a name.
  ///
  /// ```swift
  /// Signal.notifications(named: UIApplication.didBecomeActiveNotification) { _ in () }
  /// ```
  ///
  /// Values come on the thread that posts. It never ends by itself; disposal takes the observer
  /// out of the center.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Whose notifications; without one, everybody's. It is kept until disposal.
  ///   - center: Where they are posted.
  ///   - read: Takes out of a notification what is to be sent.
  @inlinable
  public static func notifications(
    named name: Notification.Name,
    from object: (any AnyObject & Sendable)? = nil,
    in center: NotificationCenter = .default,
    _ read: @escaping @Sendable (Notification) -> Value
  ) -> Signal {
    .create { observer, lifetime in
      if lifetime.isEnded { return }
      let token = HandedOver(
        center.addObserver(forName: name, object: object, queue: nil) { notification in
          observer.send(read(notification))
        }
      )
      lifetime.onEnd { center.removeObserver(token.content) }
    }
  }
}
#endif
