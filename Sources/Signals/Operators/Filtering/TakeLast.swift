extension Signal {
  /// Sends the last values, so many as are asked for, when the signal completes.
  ///
  /// ```marble
  /// input  : a-b-c-|
  /// output : ------(bc|)
  /// ```
  ///
  /// A shorter signal gives what it has. When it fails, the values are dropped.
  ///
  /// - Parameter count: How many values to send, not negative.
  /// - Complexity: O(1) per value. Keeps up to `count` values per subscription.
  @inlinable
  public func takeLast(_ count: Int) -> Signal {
    precondition(count >= 0, "takeLast(_:) needs a count that is not negative")
    return aggregate(into: LastValues<Value>(count)) { $0.append($1) }
      .flattenMap(.concat) { Signal.values($0.inOrder) }
  }
}

/// The last so many of a row of values, in a ring.
@usableFromInline
struct LastValues<Value: Sendable>: Sendable {
  @usableFromInline let count: Int
  @usableFromInline var ring: [Value] = []
  /// Where the oldest value is once the ring is full.
  @usableFromInline var oldest = 0

  @inlinable init(_ count: Int) { self.count = count }

  @inlinable mutating func append(_ value: Value) {
    if ring.count < count { return ring.append(value) }
    if count == 0 { return }
    ring[oldest] = value
    oldest = (oldest + 1) % count
  }

  @inlinable var inOrder: [Value] { Array(ring[oldest...] + ring[..<oldest]) }
}
