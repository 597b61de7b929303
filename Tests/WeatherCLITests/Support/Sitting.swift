import Foundation
import Signals
import TestSupport
import WeatherCore

@testable import weather_cli

/// A person at a dashboard, in virtual time.
final class Sitting: Sendable {
  let stage: Stage
  let network = MutableProperty(NetworkState.online)
  let size: MutableProperty<WindowSize>
  let suspensions = Subject<Void, Never>()
  let resumptions = Subject<Void, Never>()
  private let bytes = Subject<[UInt8], Never>()
  private let outputs = Locked<[Output]>([])
  private let run = SerialDisposable()

  /// Sits down; the program has the first second to itself.
  init(
    _ stage: Stage,
    _ arguments: String...,
    command: [String] = ["dashboard"],
    columns: Int = 80,
    rows: Int = 24,
    on scheduler: (any Scheduler)? = nil
  ) {
    self.stage = stage
    size = MutableProperty(WindowSize(columns: columns, rows: rows))
    var world = stage.world
    if let scheduler { world.scheduler = scheduler }
    world.network = network.signal
    world.person = Person(
      bytes: bytes.signal,
      sizes: size.signal,
      suspensions: suspensions.signal,
      resumptions: resumptions.signal
    )
    run.inner = Program.run(command + arguments, in: world)
      .subscribe { [outputs] output in outputs.withLock { $0.append(output) } }
    stage.time.advance(by: .seconds(1))
  }

  deinit { run.dispose() }

  /// Types, and waits a little for what that leads to.
  func type(_ text: String) {
    bytes.send(Array(text.utf8))
    stage.time.advance(by: .milliseconds(100))
  }

  /// The terminal is gone: no key can come any more.
  func hangUp() { bytes.complete() }

  var all: [Output] { outputs.withLock { $0 } }

  /// The lines of the newest frame.
  var lines: [String] {
    for case .frame(let frame) in all.reversed() {
      return frame.lines.map { $0.rendered(inColor: false) }
    }
    return []
  }

  var text: String { lines.joined(separator: "\n") }

  /// How often the weather was asked for.
  var requests: Int { stage.requests.withLock { $0.count { $0.path == Stage.weather } } }
}
