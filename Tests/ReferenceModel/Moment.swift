/// A place in the course of things, finer than a time.
///
/// Everything happens inside an action of the scheduler. Actions run in the order of their times,
/// and those of one time in the order in which they were scheduled. Inside an action, what an event
/// causes happens before the next event: so a place is a path, and paths are ordered as words are.
struct Moment: Comparable, Sendable {
  /// One way to go on from a moment, inside the same action.
  enum Step: Sendable {
    /// The first, second … thing that happens.
    case index(Int)
    /// The turn of one of several observers, in the order of the moments at which they came.
    case observer(Moment)
    /// While a hot source is sending.
    case sending(Int)
    /// After all that a hot source is sending: what had to wait for it since that moment.
    case after(Moment)
  }

  /// One run of something that was scheduled.
  final class Action: Sendable {
    let time: Int
    let scheduled: Moment?

    init(time: Int, scheduled: Moment?) {
      self.time = time
      self.scheduled = scheduled
    }
  }

  let action: Action
  let path: [Step]

  /// Before everything.
  static let start = Moment(action: Action(time: 0, scheduled: nil), path: [])

  var time: Int { action.time }

  /// The `index`th thing that this one causes at once.
  func then(_ index: Int) -> Moment { going(.index(index)) }

  func going(_ steps: Step...) -> Moment { Moment(action: action, path: path + steps) }

  /// When something runs that is scheduled now.
  func later(by ticks: Int) -> Moment {
    Moment(action: Action(time: time + ticks, scheduled: self), path: [])
  }

  /// Whether this one happens before what `other` causes at once is over.
  func isInside(_ other: Moment) -> Bool {
    action.compare(other.action) == 0 && path.count >= other.path.count
      && zip(path, other.path).allSatisfy { $0.compare($1) == 0 }
  }

  static func < (left: Moment, right: Moment) -> Bool { left.compare(right) < 0 }
  static func == (left: Moment, right: Moment) -> Bool { left.compare(right) == 0 }

  /// Negative when this one comes first.
  fileprivate func compare(_ other: Moment) -> Int {
    let actions = action.compare(other.action)
    if actions != 0 { return actions }
    for (mine, yours) in zip(path, other.path) {
      let steps = mine.compare(yours)
      if steps != 0 { return steps }
    }
    return path.count - other.path.count
  }
}

extension Moment.Action {
  fileprivate func compare(_ other: Moment.Action) -> Int {
    if self === other { return 0 }
    if time != other.time { return time - other.time }
    switch (scheduled, other.scheduled) {
    case (nil, nil): return 0
    case (nil, _): return -1
    case (_, nil): return 1
    case (let mine?, let yours?): return mine.compare(yours)
    }
  }
}

extension Moment.Step {
  private var rank: Int {
    switch self {
    case .index: 0
    case .observer: 1
    case .sending: 2
    case .after: 3
    }
  }

  fileprivate func compare(_ other: Moment.Step) -> Int {
    switch (self, other) {
    case (.index(let mine), .index(let yours)), (.sending(let mine), .sending(let yours)):
      mine - yours
    case (.observer(let mine), .observer(let yours)), (.after(let mine), .after(let yours)):
      mine.compare(yours)
    default: rank - other.rank
    }
  }
}
