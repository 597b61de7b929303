import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// A manager on a virtual clock, driven and watched by diagrams.
///
/// Rows named `place` and `refresh` are done to it, rows such as `A.daily` are what its provider
/// answers, and the others are parts to be compared with what happens. In `place`, `0` clears.
struct ManagerStage {
  let time = TestScheduler()
  let requests: Diary
  let manager: WeatherManager

  init(_ scripts: [String: String] = [:]) {
    let time = time
    requests = Diary(time)
    manager = WeatherManager(
      provider: ScriptedProvider(time: time, scripts: scripts, requests: requests),
      on: time,
      now: { Date(timeIntervalSince1970: Double(time.now.components.seconds)) }
    )
  }

  /// What a part went through, as it would be drawn.
  private func watch(_ part: String) -> Signal<String, Never>? {
    switch part {
    case "current": manager.current.signal.map { $0.drawn(\.reportedName) }
    case "hourly": manager.hourly.signal.map { $0.drawn(\.issues.first?.path) }
    case "daily": manager.daily.signal.map { $0.drawn(\.issues.first?.path) }
    case "alerts": manager.alerts.signal.map { $0.drawn(\.first?.event) }
    default: nil
    }
  }

  /// Plays the rows of a drawing and compares those that show a part.
  static func play(
    _ drawing: Drawing,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scripts = drawing.rows.filter { $0.name.contains(".") }
    let stage = ManagerStage(Dictionary(scripts.map { ($0.name, $0.diagram) }) { $1 })
    var wanted: [(name: String, diagram: String, drawn: Locked<Marble>)] = []
    for (name, diagram) in drawing.rows where !name.contains(".") {
      let input = stage.time.signal(diagram).catch { _ in Signal<String, Never>.empty }
      switch name {
      case "place": input.subscribe { stage.manager.place.value = Place.scripted($0, none: "0") }
      case "refresh": input.subscribe { _ in stage.manager.refresh() }
      default:
        let drawn = Locked(Marble(beats: [:]))
        wanted.append((name, diagram, drawn))
        guard let part = stage.watch(name) else {
          Issue.record("\(name) is no part of a manager", sourceLocation: sourceLocation)
          continue
        }
        part.subscribe { value in
          let tick = Int(stage.time.now.components.seconds)
          drawn.withLock { $0.beats[tick, default: []].append(.next(value)) }
        }
      }
    }
    #expect(!wanted.isEmpty, "a drawing shows some part", sourceLocation: sourceLocation)
    stage.time.run()
    for (name, diagram, drawn) in wanted {
      let drawn = drawn.withLock { $0 }
      #expect(
        drawn.beats == Marble(diagram).beats,
        "\(drawing)\n\(name) was drawn: \(drawn)",
        sourceLocation: sourceLocation
      )
    }
  }

  /// Plays a drawing written as one string, a row a line.
  static func play(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    play(Drawing(kind: "manager", text), sourceLocation: sourceLocation)
  }
}

extension Place {
  fileprivate static func scripted(_ name: String, none: String) -> Place? {
    name == none ? nil : .scripted(name)
  }
}
