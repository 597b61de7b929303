public import Signals

/// An observer that notes whatever a signal may never do.
public final class GrammarCheck<Value: Sendable, Failure: Error>: Sendable {
  private struct Seen: Sendable {
    var values = 0
    var endings = 0
    var afterEnding = 0
    var inside = 0
    var overlaps = 0
  }
  private let seen = Cell(Seen())

  /// Starts with nothing seen.
  public init() {}

  /// How many values came.
  public var values: Int { seen.value.values }
  /// How many endings came.
  public var endings: Int { seen.value.endings }
  /// Calls that came after an ending, and calls that came while another one was running.
  public var faults: Int { seen.value.afterEnding + seen.value.overlaps }

  /// Notes one event.
  public func observe(_ event: Signal<Value, Failure>.Event) {
    seen.change { seen in
      if seen.endings > 0 { seen.afterEnding += 1 }
      if seen.inside > 0 { seen.overlaps += 1 }
      seen.inside += 1
      if case .next = event { seen.values += 1 } else { seen.endings += 1 }
    }
    seen.change { $0.inside -= 1 }
  }
}

/// A source that keeps no rule at all: it goes on sending after it ended.
public func unruly<Failure: Error>(_ failure: Failure) -> Signal<Int, Failure> {
  .create { observer, _ in
    observer.send(1)
    observer.send(2)
    observer.complete()
    observer.send(3)
    observer.fail(failure)
    observer.complete()
    observer.send(4)
  }
}
