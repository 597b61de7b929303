// Compiled on Apple platforms alone, and so not where this package is built and tested.
#if canImport(Combine)
public import Combine

extension Signal {
  /// Sends what a Combine publisher publishes, and ends as it does.
  ///
  /// Each subscription subscribes to the publisher and asks for everything at once; disposal
  /// cancels. The publisher must stand being subscribed to on whichever thread subscribes to the
  /// signal, as Combine's own do.
  @inlinable
  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Value, Source.Failure == Failure {
    let attach = HandedOver { publisher.subscribe($0 as SignalSubscriber<Value, Failure>) }
    self = .create { observer, lifetime in
      if lifetime.isEnded { return }
      attach.content(SignalSubscriber(observer, lifetime))
    }
  }
}

/// Hands on what a publisher publishes.
@usableFromInline
final class SignalSubscriber<Value: Sendable, Failure: Error>: Subscriber, Sendable {
  @usableFromInline typealias Input = Value

  @usableFromInline let observer: Observer<Value, Failure>
  @usableFromInline let lifetime: Lifetime

  @inlinable init(_ observer: Observer<Value, Failure>, _ lifetime: Lifetime) {
    self.observer = observer
    self.lifetime = lifetime
  }

  @inlinable func receive(subscription: any Combine.Subscription) {
    let handed = HandedOver(subscription)
    lifetime.onEnd { handed.content.cancel() }
    if !lifetime.isEnded { subscription.request(.unlimited) }
  }

  @inlinable func receive(_ value: Value) -> Subscribers.Demand {
    observer.send(value)
    return .none
  }

  @inlinable func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: observer.complete()
    case .failure(let failure): observer.fail(failure)
    }
  }
}
#endif
