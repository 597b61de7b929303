public import Synchronization

// Sound: its one field is atomic, and subclasses say why theirs are.
/// What a subscription holds and lets go of once, when it ends: the base of ``Disposable``.
public class Resource: @unchecked Sendable {
  /// Its place in the stack of its owner: 0 in none, else the resource below it, marked by the
  /// lowest bit so that the bottom one can be told from one in no stack.
  @usableFromInline final let link = Atomic<UInt>(0)

  @inlinable package init() {}

  /// Lets go.
  ///
  /// Called once, with nothing locked.
  @usableFromInline package func tearDown() {}

  /// Called instead of `tearDown` when the owner went away without having been ended.
  @usableFromInline package func dropped() { tearDown() }

  /// Takes the place in a stack, which there is only one of; false if it is taken.
  final func claimPlace() -> Bool {
    link.compareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged
  }
}

/// What a subscription held when it ended, for whoever ended it to tear down.
@usableFromInline
package struct Resources: ~Copyable {
  @usableFromInline let top: UInt

  @inlinable init(top: UInt) { self.top = top }

  /// Lets go of everything, newest first.
  @inlinable package consuming func tearDown() { if top > 1 { Resources.tearDown(top) } }

  @usableFromInline static func tearDown(_ top: UInt) {
    var next = resource(top)
    while let current = next?.takeRetainedValue() {
      next = resource(current.link.load(ordering: .relaxed))
      current.tearDown()
    }
  }

  /// Lets go of everything that an owner held which nobody ended.
  consuming func drop() {
    var next = Resources.resource(top)
    while let current = next?.takeRetainedValue() {
      next = Resources.resource(current.link.load(ordering: .relaxed))
      current.dropped()
    }
  }

  /// The resource that a stack's head or a link points to.
  // Sound: both hold one retain of it, given back by `takeRetainedValue`.
  private static func resource(_ word: UInt) -> Unmanaged<Resource>? {
    UnsafeRawPointer(bitPattern: word & ~1).map { Unmanaged.fromOpaque($0) }
  }
}

// Sound: it never changes.
/// Runs at the end of what it was added to.
class Action: Resource, @unchecked Sendable {
  private let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  final override func tearDown() { action() }
}

// Sound: it never changes.
/// The action of a handle, which runs on disposal and not when the handle is forgotten.
final class HandleAction: Action, @unchecked Sendable {
  override func dropped() {}
}

// Sound: it never changes.
/// Holds a handle that has its place in another stack already.
final class Holding: Resource, @unchecked Sendable {
  private let disposable: Disposable
  init(_ disposable: Disposable) { self.disposable = disposable }
  override func tearDown() { disposable.dispose() }
}
