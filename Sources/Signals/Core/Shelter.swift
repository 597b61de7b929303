// Sound: the fields change only while nobody else holds the shelter any more. They are
// closures and not a `Kind`, for the deinit of a generic class is never specialised, and must not
// have to ask how large its fields are.
/// Holds a signal's inside so that letting go of a long chain does not need a deep stack.
///
/// A chain of operators is closures that hold one another. Let go of naively, each one lets go of
/// the next one from inside. With a shelter between, the inside waits until the one who let go of
/// the outermost has come back to the bottom of its stack.
@usableFromInline
final class Shelter<Value: Sendable, Failure: Error>: @unchecked Sendable {
  // Sound: as above.
  @exclusivity(unchecked) @usableFromInline
  nonisolated(unsafe) var source: Signal<Value, Failure>.Source?
  @exclusivity(unchecked) @usableFromInline
  nonisolated(unsafe) var generator: Signal<Value, Failure>.Generator?

  @inlinable init(
    _ source: Signal<Value, Failure>.Source?,
    _ generator: Signal<Value, Failure>.Generator?
  ) {
    self.source = source
    self.generator = generator
  }

  @inlinable deinit {
    let release = Release.here
    if release.isGoingOn {
      if let source { release.waiting.append(source) }
      if let generator { release.waiting.append(generator) }
    } else {
      release.isGoingOn = true
      source = nil
      generator = nil
      release.finish()
    }
  }
}

/// What waits to be let go of on one thread.
@usableFromInline
final class Release {
  // Sound: one thread touches them, and nothing is let go of during an access.
  @exclusivity(unchecked) @usableFromInline var isGoingOn = false
  @exclusivity(unchecked) @usableFromInline var waiting: [Any] = []

  private static let slot = ThreadSlot { Release() }

  /// This thread's.
  // Sound: the slot holds nothing else.
  @usableFromInline static var here: Release { unsafeDowncast(slot.value, to: Release.self) }

  @usableFromInline func finish() {
    while let last = waiting.popLast() { withExtendedLifetime(last) {} }
    isGoingOn = false
  }
}

extension Signal {
  /// The signal as one operator more above `depth` others.
  @inlinable @inline(__always)
  func above(_ depth: UInt8) -> Signal {
    depth < 127 ? Signal(kind: kind, depth: depth + 1) : sheltered()
  }

  /// The signal with its inside behind a shelter.
  @inlinable @inline(never)
  func sheltered() -> Signal {
    switch kind {
    case .ready: return self
    case .source(let source):
      let shelter = Shelter(source, nil)
      return Signal(source: { sink in shelter.source?(sink) })
    case .cold(let generator):
      let shelter = Shelter(nil, generator)
      return Signal(generator: { yield, goesOn in shelter.generator?(yield, goesOn) ?? nil })
    }
  }
}
