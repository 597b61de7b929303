// Sound: what changes is behind a lock.
/// Holds one handle for each key; a new one disposes the one before it under that key.
///
///     requests[url] = load(url).subscribe(next: show, failed: tell)
///
/// A handle that is set after the disposal is disposed at once.
///
/// - Complexity: O(1) on average. Handles that are over are swept out, so it keeps at most twice
///   as many as are live.
public final class KeyedDisposable<Key: Hashable & Sendable>: Disposable, @unchecked Sendable {
  @usableFromInline let members = Locked(KeyedMembers<Key>())

  /// Makes a holder without any handle.
  @inlinable public override init() { super.init() }

  /// The handle under a key.
  ///
  /// Setting it disposes the one before; nil only does that.
  @inlinable public subscript(key: Key) -> Disposable? {
    get { members.withLock { $0.all[key] } }
    set {
      members.withLock { $0.replace(key, newValue) }?.dispose()
      // Whoever disposes meanwhile may have taken the handles before.
      if isDisposed { disposed() }
    }
  }

  /// How many handles it keeps.
  @inlinable package var count: Int { members.withLock { $0.all.count } }

  @inlinable package override func disposed() {
    let all = members.withLock { members in
      defer { members = KeyedMembers() }
      return members.all
    }
    for member in all.values { member.dispose() }
  }
}

/// The handles by their keys.
@usableFromInline
struct KeyedMembers<Key: Hashable & Sendable>: Sendable {
  @usableFromInline var all: [Key: Disposable] = [:]
  @usableFromInline var capacity = 16

  @inlinable init() {}

  /// Puts a handle in and returns the one it replaces.
  @inlinable mutating func replace(_ key: Key, _ new: Disposable?) -> Disposable? {
    let old = all[key]
    all[key] = new
    if all.count > capacity {
      all = all.filter { !$0.value.isDisposed }
      capacity = max(16, 2 * all.count)
    }
    return old === new ? nil : old
  }
}
