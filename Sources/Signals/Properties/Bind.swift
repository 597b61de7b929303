extension Signal where Failure == Never {
  /// Sets a property to each value, or hands each to another ``BindingTarget``.
  ///
  /// The target is held weakly. When a property goes away the subscription is disposed at once,
  /// else with the first value that finds the target gone. The signal's end ends nothing here: a
  /// property keeps its last value, and others can still be bound to the target.
  ///
  /// - Returns: A handle that undoes the binding. Dropping the handle does not.
  /// - Complexity: O(1) per value, besides what the target does with it.
  @discardableResult @inlinable
  public func bind(to target: some BindingTarget<Value>) -> Disposable {
    let binding = subscribe(with: target) { target, value in target.receive(value) }
    target.bound(by: binding)
    return binding
  }

  /// Sets a variable of an object to each value, on whichever thread sends it.
  ///
  /// The object is held weakly; the subscription is disposed with the first value that finds it
  /// gone.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - keyPath: Its variable.
  /// - Returns: A handle that undoes the binding. Dropping the handle does not.
  @discardableResult @inlinable
  public func bind<Target: AnyObject & Sendable>(
    to target: Target,
    _ keyPath: any ReferenceWritableKeyPath<Target, Value> & Sendable
  ) -> Disposable {
    subscribe(with: target) { target, value in target[keyPath: keyPath] = value }
  }

  /// Sets a variable of a main-actor object to each value, on the main actor.
  ///
  /// Values sent on the main thread, with none before them waiting, arrive at once. The object
  /// is held weakly; the subscription is disposed with the first value that finds it gone.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - keyPath: Its variable.
  /// - Returns: A handle that undoes the binding. Dropping the handle does not.
  @MainActor @discardableResult @inlinable
  public func bind<Target: AnyObject>(
    to target: Target,
    _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> Disposable {
    let binding = SerialDisposable()
    binding.inner = subscribeOnMain { [weak target] value in
      if let target { target[keyPath: keyPath] = value } else { binding.dispose() }
    }
    return binding
  }
}
