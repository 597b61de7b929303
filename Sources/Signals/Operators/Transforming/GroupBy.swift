extension Signal {
  /// Sorts values by a key into signals, and sends each of those when its key first comes.
  ///
  /// ```marble
  /// input  : a-B-b-A-|
  /// output : [aa]-[bB]-[bb]-[aA]-|
  /// ```
  ///
  /// (Drawn are the values of all groups, each after its key.)
  ///
  /// A group sends while values come: who subscribes to it as it is received, on the thread that
  /// sends it, gets all of them. Who subscribes later, like someone behind `deliver(on:)` or another
  /// hop, misses the earlier ones. A key makes one group only; when nobody listens
  /// to that, its values are dropped. The ending goes to the groups first, in the order in which
  /// they were made, then on. The input is disposed when this signal and all groups have been
  /// left; groups that are listened to go on without it, but no new ones are made then.
  ///
  /// - Parameter key: Says which group a value belongs to.
  /// - Complexity: O(1) per value, besides `key`. Keeps one subject for each different key until
  ///   the end.
  @inlinable
  public func groupBy<Key: Hashable & Sendable>(
    _ key: @escaping @Sendable (Value) -> Key
  ) -> Signal<GroupedSignal<Key, Value, Failure>, Failure> {
    .create { observer, lifetime in
      let (running, stop) = Lifetime.make()
      let source = UseCount(of: stop)
      lifetime.add(source.use())
      sorted(by: key, from: source).subscribe(
        during: running,
        next: { sorted in
          if let new = sorted.newGroup { observer.send(new) }
          sorted.group.send(sorted.value)
        },
        failed: observer.fail,
        completed: observer.complete
      )
    }
  }

  @inlinable
  func sorted<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key,
    from source: UseCount
  ) -> Signal<Sorted<Key, Value, Failure>, Failure> {
    react(from: Groups<Key, Value, Failure>()) { groups, value in
      let key = key(value)
      if let known = groups.byKey[key] { return .send(Sorted(value: value, group: known)) }
      let group = groups.add(key)
      let new = GroupedSignal(key: key, signal: source.keeping(group.signal))
      return .send(Sorted(value: value, group: group, newGroup: new))
    } atEnd: { groups, end in
      switch end {
      case .completed:
        for group in groups.inOrder { group.complete() }
        return .complete
      case .failed(let failure):
        for group in groups.inOrder { group.fail(failure) }
        return .fail(failure)
      }
    }
  }
}

/// The values of a signal that share a key.
public struct GroupedSignal<Key: Sendable, Value: Sendable, Failure: Error>: SignalConvertible {
  /// What the values have in common.
  public let key: Key
  /// The values, from the moment of subscribing on.
  public let signal: Signal<Value, Failure>

  @inlinable init(key: Key, signal: Signal<Value, Failure>) {
    self.key = key
    self.signal = signal
  }
}

@usableFromInline
struct Groups<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline var byKey: [Key: Subject<Value, Failure>] = [:]
  @usableFromInline var inOrder: [Subject<Value, Failure>] = []

  @inlinable init() {}

  @inlinable mutating func add(_ key: Key) -> Subject<Value, Failure> {
    let group = Subject<Value, Failure>()
    byKey[key] = group
    inOrder.append(group)
    return group
  }
}

/// A value and the group it goes to, which may have to be announced first.
@usableFromInline
struct Sorted<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let value: Value
  @usableFromInline let group: Subject<Value, Failure>
  @usableFromInline let newGroup: GroupedSignal<Key, Value, Failure>?

  @inlinable init(
    value: Value,
    group: Subject<Value, Failure>,
    newGroup: GroupedSignal<Key, Value, Failure>? = nil
  ) {
    self.value = value
    self.group = group
    self.newGroup = newGroup
  }
}
