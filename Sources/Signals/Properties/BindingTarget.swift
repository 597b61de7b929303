/// What a signal can be bound to: properties, subjects, channels, and types of your own.
public protocol BindingTarget<Value>: AnyObject, Sendable {
  /// What it takes.
  associatedtype Value: Sendable

  /// Takes one value of a signal that is bound to it, on whichever thread sends it.
  func receive(_ value: Value)

  /// Hears of a new binding.
  ///
  /// A target that knows when it goes away disposes the binding then. For others, which need not
  /// have this method, the binding ends with the first value that finds them gone.
  func bound(by binding: Disposable)
}

extension BindingTarget {
  /// Leaves it to the first value that finds the target gone to end the binding.
  @inlinable public func bound(by binding: Disposable) {}
}

extension MutableProperty: BindingTarget {
  /// Sets the property.
  @inlinable public func receive(_ value: Value) { store.value = value }

  /// Disposes `binding` when the property goes away.
  @inlinable public func bound(by binding: Disposable) { store.hold(binding) }
}

extension ValidatingProperty: BindingTarget {
  /// Sets the property, if the check accepts the value.
  @inlinable public func receive(_ value: Value) { self.value = value }

  /// Disposes `binding` when the property goes away.
  @inlinable public func bound(by binding: Disposable) { state.store.hold(binding) }
}

extension ChannelEnd: BindingTarget {
  /// Sends the value to the other end.
  @inlinable public func receive(_ value: Value) { send(value) }
}

extension Subject: BindingTarget where Failure == Never {
  /// Sends the value to everyone.
  @inlinable public func receive(_ value: Value) { send(value) }
}

extension BehaviorSubject: BindingTarget where Failure == Never {
  /// Sends the value to everyone.
  @inlinable public func receive(_ value: Value) { send(value) }
}

extension ReplaySubject: BindingTarget where Failure == Never {
  /// Sends the value to everyone.
  @inlinable public func receive(_ value: Value) { send(value) }
}
