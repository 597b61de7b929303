// Sound: what changes is behind a lock.
/// Holds any number of handles and disposes them together.
///
/// A handle that is added after the disposal is disposed at once. Forgetting a compound disposes of
/// nothing; its ``Disposable/scoped()`` makes a handle that does.
///
/// - Complexity: Adding and removing take O(1) on average. Handles that are over are swept out,
///   so it keeps at most twice as many as are live.
public final class CompoundDisposable: Disposable, @unchecked Sendable {
  private let members = Locked(Members())

  /// Adds a handle.
  ///
  /// Adding one that is there already changes nothing.
  public func add(_ disposable: Disposable) {
    if disposable.isDisposed { return }
    let swept = members.withLock { $0.insert(disposable) }
    withExtendedLifetime(swept) {}
    // Whoever disposes meanwhile may have taken the members just before.
    if isDisposed { disposed() }
  }

  /// Takes a handle out without disposing it.
  public func remove(_ disposable: Disposable) {
    let removed = members.withLock { $0.remove(disposable) }
    withExtendedLifetime(removed) {}
  }

  /// How many handles it keeps.
  package var count: Int { members.withLock { $0.count } }

  package override func disposed() {
    let all = members.withLock { $0.takeAll() }
    for member in all { member?.tearDown() }
  }
}

/// The handles of a compound, in the order in which they came.
private struct Members: Sendable {
  private var slots: [Disposable?] = []
  /// Where each handle is.
  ///
  /// Few are found faster without it.
  private var places: [ObjectIdentifier: Int] = [:]
  private var capacity = 16

  private(set) var count = 0

  /// Adds a handle, and hands over what it swept out, to be let go of after the lock.
  mutating func insert(_ disposable: Disposable) -> [Disposable?] {
    if place(of: disposable) != nil { return [] }
    let swept = slots.count == capacity ? sweep() : []
    if isIndexed { places[ObjectIdentifier(disposable)] = slots.count }
    slots.append(disposable)
    count += 1
    return swept
  }

  mutating func remove(_ disposable: Disposable) -> Disposable? {
    guard let place = place(of: disposable) else { return nil }
    places[ObjectIdentifier(disposable)] = nil
    count -= 1
    return slots[place].take()
  }

  mutating func takeAll() -> [Disposable?] {
    defer { self = Members() }
    return slots
  }

  private var isIndexed: Bool { capacity > 16 }

  private func place(of disposable: Disposable) -> Int? {
    isIndexed ? places[ObjectIdentifier(disposable)] : slots.firstIndex { $0 === disposable }
  }

  /// Drops what is over.
  ///
  /// At least as many additions follow before the next time as there are handles left, so it costs
  /// each of them a constant share.
  private mutating func sweep() -> [Disposable?] {
    let before = slots
    slots = slots.filter { $0.map { !$0.isDisposed } ?? false }
    count = slots.count
    capacity = max(16, 2 * count)
    places = [:]
    guard isIndexed else { return before }
    for (place, slot) in slots.enumerated() {
      if let slot { places[ObjectIdentifier(slot)] = place }
    }
    return before
  }
}
