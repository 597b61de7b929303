// Compiled on Apple platforms alone, and so not where this package is built and tested.
#if canImport(Combine)
public import Combine

extension Signal {
  /// The signal as a Combine publisher.
  ///
  /// Each subscriber subscribes for itself. Values that come before they are asked for are kept, so
  /// none is lost. Cancelling disposes the subscription.
  @inlinable public var publisher: SignalPublisher<Value, Failure> { SignalPublisher(self) }
}

/// A signal as a Combine publisher.
public struct SignalPublisher<Value: Sendable, Failure: Error>: Publisher, Sendable {
  /// What it publishes.
  public typealias Output = Value

  @usableFromInline let signal: Signal<Value, Failure>

  @inlinable init(_ signal: Signal<Value, Failure>) { self.signal = signal }

  /// Subscribes to the signal.
  @inlinable
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Value, Receiver.Failure == Failure {
    let subscription = SignalSubscription<Value, Failure>(.init(subscriber))
    subscriber.receive(subscription: subscription)
    subscription.start(signal)
  }
}

// Sound: what changes is behind a lock, and one caller at a time talks to the subscriber.
/// A subscription to a signal that hands over what is asked for.
@usableFromInline
final class SignalSubscription<Value: Sendable, Failure: Error>:
  Combine.Subscription, @unchecked Sendable
{
  /// The subscriber, without its type.
  @usableFromInline struct Receiver {
    @usableFromInline let receive: (Value) -> Subscribers.Demand
    @usableFromInline let complete: (Subscribers.Completion<Failure>) -> Void

    @inlinable init<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Failure {
      receive = { subscriber.receive($0) }
      complete = { subscriber.receive(completion: $0) }
    }
  }

  @usableFromInline struct State {
    @usableFromInline var receiver: Receiver?
    @usableFromInline var values = Queue<Value>()
    @usableFromInline var end: Subscribers.Completion<Failure>?
    @usableFromInline var demand = Subscribers.Demand.none
    @usableFromInline var isDelivering = false

    @inlinable init(_ receiver: Receiver) { self.receiver = receiver }
  }

  @usableFromInline enum Step {
    case value(Receiver, Value)
    case end(Receiver, Subscribers.Completion<Failure>)
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let ending: Disposable

  @inlinable init(_ receiver: Receiver) {
    state = Locked(State(receiver))
    (lifetime, ending) = Lifetime.make()
  }

  @inlinable func start(_ signal: Signal<Value, Failure>) {
    if lifetime.isEnded { return }
    signal.subscribeEvents(during: lifetime) { [self] event in
      state.withLock { state in
        switch event {
        case .next(let value): state.values.append(value)
        case .failed(let failure): state.end = .failure(failure)
        case .completed: state.end = .finished
        }
      }
      deliver()
    }
  }

  @inlinable func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  @inlinable func cancel() {
    let dropped = state.withLock { state in
      let dropped = (state.receiver, state.values)
      state.receiver = nil
      state.values = Queue()
      return dropped
    }
    ending.dispose()
    withExtendedLifetime(dropped) {}
  }

  /// Hands over what is asked for, unless someone does already; that one then goes on.
  @inlinable func deliver() {
    let mayDeliver = state.withLock { state in
      if state.isDelivering { return false }
      state.isDelivering = true
      return true
    }
    guard mayDeliver else { return }
    while let step = state.withLock({ Self.next(&$0) }) {
      switch step {
      case .value(let receiver, let value):
        let more = receiver.receive(value)
        state.withLock { $0.demand += more }
      case .end(let receiver, let end): receiver.complete(end)
      }
    }
  }

  /// What to hand over next; with nothing left, the delivery is over.
  @inlinable static func next(_ state: inout State) -> Step? {
    if let receiver = state.receiver {
      if state.demand > .none, let value = state.values.popFirst() {
        state.demand -= 1
        return .value(receiver, value)
      }
      if state.values.isEmpty, let end = state.end {
        state.receiver = nil
        return .end(receiver, end)
      }
    }
    state.isDelivering = false
    return nil
  }
}
#endif
