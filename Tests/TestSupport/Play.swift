public import Signals

/// A clock, signals that are written down as scripts, and a record of what happened when.
///
/// A script says what is sent at which second: "1@10 2@12 C@15" are the values "1" and "2" and
/// completion; "E" is the failure. It is the notation of the case tables.
public final class Play: Sendable {
  /// The clock.
  public let time = TestScheduler()
  /// When the scripted signals were subscribed to and torn down: "+a@0 -a@15".
  public let lives = Log<String>()

  /// Starts at zero.
  public init() {}

  /// The time in seconds.
  public var now: Int { Int(time.now.components.seconds) }

  /// A signal that plays its script once, from now on, whoever listens.
  public func hot(_ script: String, named name: String = "hot") -> Signal<String, MarbleFailure> {
    let subject = Subject<String, MarbleFailure>()
    for (event, tick) in events(in: script) {
      _ = time.schedule(after: .seconds(tick - now)) { subject.send(event) }
    }
    return watched(subject.signal, name)
  }

  /// A signal that plays its script anew for each subscription; the times count from there.
  public func cold(_ script: String, named name: String = "cold") -> Signal<String, MarbleFailure> {
    let played = Signal<String, MarbleFailure>.create { [self] observer, lifetime in
      for (event, tick) in events(in: script) {
        lifetime.add(time.schedule(after: .seconds(tick)) { observer.send(event: event) })
      }
    }
    return watched(played, name)
  }

  /// Subscribes, runs the clock and writes down what arrived.
  public func record(_ signal: Signal<String, MarbleFailure>, until end: Int = 1000) -> String {
    let seen = Log<String>()
    let handle = signal.subscribeEvents { [self] event in seen.add("\(text(event))@\(now)") }
    time.advance(by: .seconds(end - now))
    handle.dispose()
    return seen.entries.joined(separator: " ")
  }

  private func watched(
    _ signal: Signal<String, MarbleFailure>,
    _ name: String
  ) -> Signal<String, MarbleFailure> {
    .create { [self] observer, lifetime in
      lives.add("+\(name)@\(now)")
      lifetime.onEnd { [self] in lives.add("-\(name)@\(now)") }
      lifetime.add(signal.subscribe(observer))
    }
  }
}

extension Subject {
  fileprivate func send(_ event: Signal<Value, Failure>.Event) {
    switch event {
    case .next(let value): send(value)
    case .failed(let failure): fail(failure)
    case .completed: complete()
    }
  }
}

private func events(in script: String) -> [(Signal<String, MarbleFailure>.Event, Int)] {
  script.split(separator: " ").map { entry in
    let parts = entry.split(separator: "@")
    guard parts.count == 2, let tick = Int(parts[1]) else {
      preconditionFailure("a script is made of entries like 1@10, and this is none: \(entry)")
    }
    switch parts[0] {
    case "C": return (.completed, tick)
    case "E": return (.failed(MarbleFailure()), tick)
    default: return (.next(String(parts[0])), tick)
    }
  }
}

private func text(_ event: Signal<String, MarbleFailure>.Event) -> String {
  switch event {
  case .next(let value): value
  case .failed: "E"
  case .completed: "C"
  }
}
