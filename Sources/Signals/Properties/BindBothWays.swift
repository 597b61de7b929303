extension MutableProperty where Value: Equatable {
  /// Keeps this property and another equal, whichever is set.
  ///
  /// At first this one takes the other's value. Nothing echoes: a property is set only when its
  /// value differs, and never to what came from itself, so values that do not equal themselves,
  /// like `Double.nan`, go across once. When both are set at the same time, one of the two values wins, for both.
  /// Neither property is kept; the binding ends when one of them goes away.
  ///
  /// - Parameter other: The property whose value counts at the start.
  /// - Returns: A handle that undoes the binding. Dropping the handle does not.
  /// - Complexity: Two readings per value set, besides setting.
  @discardableResult @inlinable
  public func bindBothWays(to other: MutableProperty) -> Disposable {
    let (here, there) = (store, other.store)
    // The turns of one signal come one at a time, and each looks at what is true by then. So after
    // the last of them both are equal, in whatever order they came.
    let isHere = Signal.merge(
      there.hub.signal.mapReplace(false),
      here.hub.changes.mapReplace(true)
    )
    let binding = isHere.subscribe(next: { [weak here, weak there] isHere in
      guard let here, let there else { return }
      let (own, other) = (here.original, there.original)
      if own.origin == other.origin || own.value == other.value { return }
      if isHere {
        there.copy(own.value, from: own.origin)
      } else {
        here.copy(other.value, from: other.origin)
      }
    })
    here.hold(binding)
    there.hold(binding)
    return binding
  }
}
