import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// A manager on a virtual clock, driven and watched by diagrams.
///
/// Rows named `place`, `selected`, `refresh` and `foreground` are done to it, and `network` happens
/// to it: `o` is offline, `n` online. Rows such as `A.daily` are what its provider answers. `every`
/// is after how many seconds it refreshes by itself, and `lasts` how many an answer is good for;
/// `failure` is the status that `#` stands for. The
/// others are compared with what happens: its parts, and `asked`, the places that the provider was
/// asked about. In `place` and `selected`, `0` clears.
struct ManagerStage {
  let time = TestScheduler()
  let requests: Diary
  let manager: WeatherManager

  /// - Parameter rows: What is known of the world around the manager.
  init(_ rows: [String: String] = [:]) {
    let time = time
    requests = Diary(time)
    let states: [String: NetworkState] = ["o": .offline, "l": .local, "n": .online]
    manager = WeatherManager(
      provider: ScriptedProvider(
        time: time,
        scripts: rows,
        requests: requests,
        failure: rows["failure"].flatMap(Int.init).map { .server(status: $0) } ?? .notSubscribed,
        updateInterval: rows["lasts"].flatMap(Double.init).map { .seconds($0) } ?? .seconds(600)
      ),
      reachability: rows["network"].map { row in
        Reachability(time.signal(row).compactMap { states[$0] }.catch { _ in .empty })
      },
      foreground: rows["foreground"].map { row in
        time.signal(row).map { _ in }.catch { _ in .empty }
      } ?? .never,
      every: rows["every"].flatMap(Double.init).map { .seconds($0) },
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
    case "air":
      manager.air.signal.map { part in
        part.drawn { String(UnicodeScalar(UInt8($0.time.timeIntervalSince1970))) }
      }
    case "loading": manager.isLoading.changes.map { $0 ? "y" : "n" }
    case "enabled": manager.refresh.enabled.signal.map { $0 ? "y" : "n" }
    default: nil
    }
  }

  /// Does a row to the manager; false where it is no such row.
  private func act(_ name: String, _ diagram: String) -> Bool {
    let input = time.signal(diagram).catch { _ in Signal<String, Never>.empty }
    switch name {
    case "place": input.subscribe { [manager] in manager.place.value = .scripted($0, none: "0") }
    case "selected":
      input.subscribe { [manager] in manager.selectedPlace.value = .scripted($0, none: "0") }
    case "refresh": input.subscribe { [manager] _ in manager.refresh.execute() }
    case "network", "foreground", "every", "lasts", "failure": break
    default: return false
    }
    return true
  }

  /// The places that the provider was asked about, when their weather now was asked for.
  private var asked: Marble {
    requests.entries.reduce(into: Marble(beats: [:])) { drawn, entry in
      let words = entry.split(separator: " ").map(String.init)
      guard words.count == 3, words[1] == "asked", words[2].hasSuffix(".current"),
        let tick = Int(words[0].dropLast())
      else { return }
      drawn.beats[tick, default: []].append(.next(String(words[2].dropLast(".current".count))))
    }
  }

  /// Plays the rows of a drawing and compares those that show what happens.
  static func play(
    _ drawing: Drawing,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = ManagerStage(Dictionary(drawing.rows.map { ($0.name, $0.diagram) }) { $1 })
    var wanted: [(name: String, diagram: String, drawn: @Sendable () -> Marble)] = []
    for (name, diagram) in drawing.rows where !name.contains(".") {
      if stage.act(name, diagram) { continue }
      if name == "asked" {
        wanted.append((name, diagram, { stage.asked }))
        continue
      }
      let drawn = Locked(Marble(beats: [:]))
      wanted.append((name, diagram, { drawn.withLock { $0 } }))
      guard let part = stage.watch(name) else {
        Issue.record("\(name) is no part of a manager", sourceLocation: sourceLocation)
        continue
      }
      part.subscribe { value in
        let tick = Int(stage.time.now.components.seconds)
        drawn.withLock { $0.beats[tick, default: []].append(.next(value)) }
      }
    }
    #expect(!wanted.isEmpty, "a drawing shows some part", sourceLocation: sourceLocation)
    // As far as anything is drawn; a manager that refreshes by itself never comes to rest.
    let length = drawing.rows.map { ticks($0.diagram) }.max() ?? 0
    let rests = drawing["every"] == nil && drawing["lasts"] == nil
    stage.time.advance(by: .seconds(rests ? 3 * length : length - 1))
    for (name, diagram, drawn) in wanted {
      let drawn = drawn()
      #expect(
        drawn.beats == Marble(diagram).beats,
        "\(drawing)\n\(name) was drawn: \(drawn)",
        sourceLocation: sourceLocation
      )
    }
  }

  /// How many seconds a diagram covers: one for each character, and for each group.
  private static func ticks(_ diagram: String) -> Int {
    diagram.replacing(/\([^)]*\)|\[[^\]]*\]/, with: "x").count
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
