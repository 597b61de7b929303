import ReferenceModel
import Signals
import TestSupport

/// What fails in a specimen.
struct Fault: Error, Equatable {
  let number: Int
}

typealias Numbers = Signal<Int, Fault>

extension Specimen {
  /// What an observer of the library's signal sees, with the library's clock.
  ///
  /// - Parameter wrong: Replaces operators by faulty ones.
  func observed(_ wrong: @escaping Builder.Wrong = { _, _ in nil }) -> [Seen] {
    let time = TestScheduler()
    let sources = hots.map(Source.init)
    for (source, hot) in zip(sources, hots) {
      for scripted in hot.script {
        time.schedule(after: .ticks(scripted.delay)) { source.send(scripted.kind) }
      }
    }
    let seen = Log<Seen>()
    let signal = Builder(time: time, hots: sources.map(\.signal), wrong: wrong).signal(graph)
    let handle = signal.subscribeEvents { seen.add(Seen(time.now.ticks, Kind($0))) }
    time.advance(to: .ticks(end) - .milliseconds(1))
    handle.dispose()
    let count = seen.count
    time.advance(by: .ticks(60))
    precondition(seen.count == count, "Nothing may come after disposal")
    return withExtendedLifetime(sources) { seen.entries }
  }
}

/// A hot source of the library.
private struct Source {
  let signal: Numbers
  let send: @Sendable (Kind) -> Void

  init(_ hot: Hot) {
    switch hot.memory {
    case .none: self.init(Subject())
    case .newest(let value): self.init(BehaviorSubject(value))
    case .last(let count): self.init(ReplaySubject(capacity: count))
    }
  }

  private init(_ subject: some SubjectType<Int, Fault>) {
    signal = subject.signal
    send = { kind in
      switch kind {
      case .value(let value): subject.send(value)
      case .failed(let number): subject.fail(Fault(number: number))
      case .completed: subject.complete()
      }
    }
  }
}

extension Kind {
  init(_ event: Numbers.Event) {
    switch event {
    case .next(let value): self = .value(value)
    case .failed(let fault): self = .failed(fault.number)
    case .completed: self = .completed
    }
  }

  var event: Numbers.Event {
    switch self {
    case .value(let value): .next(value)
    case .failed(let number): .failed(Fault(number: number))
    case .completed: .completed
    }
  }
}

extension Duration {
  /// A tick of the model is a second of the library's clock.
  static func ticks(_ ticks: Int) -> Duration { .seconds(ticks) }

  var ticks: Int { Int(components.seconds) }
}
