/// How a hub keeps values that have to wait: by themselves, and not in closures.
extension Hub {
  /// What became of a caller that had to take its turn under the lock.
  @usableFromInline enum Turning { case entered, holding, queued, refused }

  /// Leaves a value for whoever holds the gate.
  ///
  /// Outlined, to keep the way short on which the gate is free.
  @inlinable @inline(never)
  func sendLater(_ value: Value) {
    if lock.withLock({ queue(value) }) { takeHubTurns() }
  }

  /// Under the lock: leaves a value behind; true when the caller holds the gate now.
  @inlinable @inline(never)
  func queue(_ value: Value) -> Bool {
    if kept == 0 { firstQueued = value } else { queued.append(value) }
    kept += 1
    return announce()
  }

  @inlinable @inline(__always)
  func leaveHub() { if !tryLeave() { takeHubTurns() } }

  @inlinable @inline(never)
  func takeHubTurns() {
    var taken = 0
    repeat {
      var first: Value?
      let count = lock.withLock {
        takeWaiting()
        let count = kept
        kept = 0
        first = firstQueued.take()
        if count > 1 { swap(&queued, &taking) }
        return count
      }
      taken += count + takingTurns.count
      if takingTurns.isEmpty, count == 1, let first {
        deliver(first)
      } else {
        takeMixed(first, count)
      }
    } while !tryLeave() && !handOver(after: &taken)
  }

  /// Delivers values, and takes the turns that came between them.
  @inlinable @inline(never)
  func takeMixed(_ first: Value?, _ count: Int) {
    var delivered = 0
    func catchUp(to position: Int) {
      while delivered < position {
        if delivered == 0, let first { deliver(first) } else { deliver(taking[delivered - 1]) }
        delivered += 1
      }
    }
    for waiting in takingTurns {
      catchUp(to: waiting.position)
      waiting.turn()
    }
    catchUp(to: count)
    if !takingTurns.isEmpty { forgetTaken() }
    if count > 1 { taking.removeAll(keepingCapacity: count < 64) }
  }
}
