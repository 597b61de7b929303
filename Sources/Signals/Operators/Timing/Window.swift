extension Signal {
  /// Cuts the signal into pieces of `interval`, each a signal of its own; a full one ends early.
  ///
  /// Here, with `count: 2`, a piece is drawn as what it has sent when it completes:
  /// ```marble
  /// input  : ab--c------d--|
  /// output : -[ab]---c-------d|
  /// ```
  ///
  /// Pieces follow each other without a gap from subscription on; one without values is never sent.
  /// A piece remembers its values, so it may be subscribed to later. It completes at its end or
  /// with the whole. A failure ends the open piece and the whole. When the whole is disposed of, an
  /// open piece that is listened to goes on to its end, and the signal is disposed then.
  ///
  /// - Parameters:
  ///   - interval: How long a piece lasts.
  ///   - count: How many values fill a piece, if there is a limit. The next one starts then.
  ///   - scheduler: Whose time it is.
  /// - Complexity: O(1) per value. A piece keeps its values as long as it is kept.
  @inlinable
  public func window(
    _ interval: Duration,
    count: Int? = nil,
    on scheduler: some Scheduler
  ) -> Signal<Signal, Failure> {
    precondition(interval > .zero, "window(_:count:on:) needs an interval longer than zero")
    precondition(count ?? 1 > 0, "window(_:count:on:) needs room for at least one value")
    return .create { observer, lifetime in
      let (running, stop) = Lifetime.make()
      let source = UseCount(of: stop)
      lifetime.add(source.use())
      cut(every: interval.awaited, count, on: scheduler, from: source).subscribe(
        during: running,
        next: observer.send,
        failed: observer.fail,
        completed: observer.complete
      )
    }
  }

  @inlinable
  func cut(
    every interval: Duration,
    _ count: Int?,
    on scheduler: some Scheduler,
    from source: UseCount
  ) -> Signal<Signal, Failure> {
    let events: Signal<Event, Failure> = materialize().promoteError()
    return .joining(from: Pieces<Value, Failure>(from: scheduler.now)) { junction in
      junction.listen(to: events, completed: { _ in .complete }) { pieces, event in
        switch event {
        case .completed:
          pieces.open?.complete()
          return .complete
        case .failed(let failure):
          pieces.open?.fail(failure)
          return .fail(failure)
        case .next(let value):
          let isNew = pieces.add(value)
          guard let piece = pieces.open?.signal else { return .ignore }
          if pieces.count == count {
            junction.stop(.timer)
            pieces.close(at: scheduler.now)
          } else if isNew {
            let left = pieces.left(of: interval, at: scheduler.now)
            junction.after(left, on: scheduler) { pieces in
              pieces.close(at: pieces.start + interval)
              return .ignore
            }
          }
          return isNew ? .send(source.keeping(piece)) : .ignore
        }
      }
    }
  }
}

/// The piece of a signal that is open, if any, and when its time began.
@usableFromInline
struct Pieces<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline var start: Duration
  @usableFromInline var open: ReplaySubject<Value, Failure>?
  @usableFromInline var count = 0

  @inlinable init(from start: Duration) { self.start = start }

  /// Adds a value to the open piece; true if one had to be opened.
  @inlinable mutating func add(_ value: Value) -> Bool {
    let known = open
    let piece = known ?? ReplaySubject()
    open = piece
    count += 1
    piece.send(value)
    return known == nil
  }

  /// What is left of the piece's time, after moving its start past those that had no values.
  @inlinable mutating func left(of interval: Duration, at now: Duration) -> Duration {
    let gone = (now - start).attoseconds / interval.attoseconds
    start += Duration(attoseconds: gone * interval.attoseconds)
    return start + interval - now
  }

  @inlinable mutating func close(at time: Duration) {
    open?.complete()
    open = nil
    count = 0
    start = time
  }
}
