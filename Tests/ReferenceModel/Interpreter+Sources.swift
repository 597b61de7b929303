/// A source that sends whoever listens.
public struct Hot: Hashable, Sendable {
  /// What late observers get.
  public enum Memory: Hashable, Sendable {
    /// Nothing.
    case none
    /// The newest value, of which there is one from the start; nothing but the ending after it.
    case newest(Int)
    /// The last so many values, also after the end.
    case last(Int)
  }

  /// What late observers get.
  public var memory: Memory
  /// What it sends, and when.
  public var script: [Scripted]

  /// A source that remembers and sends that.
  public init(_ memory: Memory, _ script: [Scripted]) {
    self.memory = memory
    self.script = script
  }
}

extension Interpreter {
  /// What a source sends to who subscribes at `moment`; nil if it is none.
  func source(_ operation: Operation, at moment: Moment) -> [Event]? {
    switch operation {
    case .hot(let index): hot(index, at: moment)
    case .cold(let script):
      ending(
        script.enumerated().map { index, scripted in
          Event(moment.then(index).later(by: scripted.delay), scripted.kind)
        }
      )
    case .created(let kinds): ending(at(moment, kinds))
    case .values(let values): at(moment, values.map(Kind.value) + [.completed])
    case .just(let value): at(moment, [.value(value), .completed])
    case .empty: at(moment, [.completed])
    case .never: []
    case .fail(let number): at(moment, [.failed(number)])
    case .timer(let ticks): at(moment.later(by: ticks), [.value(0), .completed])
    case .interval(let ticks): interval(ticks, from: moment)
    default: nil
    }
  }

  /// `kinds`, one after another at once.
  func at(_ moment: Moment, _ kinds: [Kind]) -> [Event] {
    kinds.enumerated().map { Event(moment.then($0), $1) }
  }

  /// The events up to an ending.
  private func ending(_ events: [Event]) -> [Event] {
    let end = events.firstIndex { $0.kind.isEnding } ?? events.endIndex
    return Array(events.prefix(end + 1))
  }

  /// Each tick arranges for the next one before it sends.
  private func interval(_ ticks: Int, from moment: Moment) -> [Event] {
    var events: [Event] = []
    var next = moment.later(by: ticks)
    while next.time < horizon {
      events.append(Event(next.then(1), .value(events.count)))
      next = next.then(0).later(by: ticks)
    }
    return events
  }

  /// When the `index`th event of a hot source is sent: the scripts are queued before all else.
  private func sending(_ index: Int, of hot: Int) -> Moment {
    Moment.start.then(0).then(hot).then(index).later(by: hots[hot].script[index].delay)
  }

  /// Who comes while the source is sending waits until everybody has got what is being sent.
  private func hot(_ index: Int, at moment: Moment) -> [Event] {
    let isSending = moment.path.firstIndex { step in
      if case .sending(index) = step { true } else { false }
    }
    let arrival =
      if let isSending {
        Moment(action: moment.action, path: moment.path[...isSending] + [.after(moment)])
      } else {
        moment.going(.sending(index))
      }
    let hot = hots[index]
    let past = hot.script.indices.filter { sending($0, of: index) < moment }
      .map { hot.script[$0].kind }
    let future = hot.script.indices.dropFirst(past.count).map { next in
      Event(
        sending(next, of: index).going(.sending(index), .observer(arrival)),
        hot.script[next].kind
      )
    }
    return at(arrival, remembered(hot.memory, past)) + future
  }

  private func remembered(_ memory: Hot.Memory, _ past: [Kind]) -> [Kind] {
    let end = past.filter(\.isEnding)
    let values = past.filter { !$0.isEnding }
    return switch memory {
    case .none: end
    case .newest(let first): end.isEmpty ? [values.last ?? .value(first)] : end
    case .last(let count): values.suffix(count) + end
    }
  }
}
