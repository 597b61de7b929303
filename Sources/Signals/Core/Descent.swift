/// Which setting of which store a value comes from, through however many copies.
@usableFromInline
struct Origin: Equatable, Sendable {
  /// Tells stores apart, also those that are gone.
  @usableFromInline final class Mark: Sendable {
    @inlinable init() {}
  }

  @usableFromInline let mark: Mark
  @usableFromInline let version: Int

  @inlinable init(_ mark: Mark, _ version: Int) {
    self.mark = mark
    self.version = version
  }

  @inlinable static func == (left: Origin, right: Origin) -> Bool {
    left.mark === right.mark && left.version == right.version
  }
}

/// What a store knows about the origin of its value.
@usableFromInline
struct Descent: Sendable {
  @usableFromInline let mark = Origin.Mark()
  /// The origin of the newest copy, and the version that the copy was here.
  @usableFromInline var copy: (origin: Origin, version: Int)?

  @inlinable init() {}

  /// Where the value of a version comes from: who sets it afresh is its origin.
  @inlinable func origin(of version: Int) -> Origin {
    if let copy, copy.version == version { return copy.origin }
    return Origin(mark, version)
  }
}

extension Store {
  /// The value, and where it comes from.
  @inlinable var original: (value: Value, origin: Origin) {
    let fresh = Descent()
    return hub.lock.withLock {
      let descent = descent ?? fresh
      self.descent = descent
      return (stored, descent.origin(of: version))
    }
  }

  /// Sets a value that comes from elsewhere.
  @inlinable func copy(_ value: Value, from origin: Origin) {
    let fresh = Descent()
    set(value) {
      var descent = descent ?? fresh
      descent.copy = (origin, version &+ 1)
      self.descent = descent
      return true
    }
  }
}
