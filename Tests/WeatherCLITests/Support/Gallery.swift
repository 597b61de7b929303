import Foundation
import class Signals.Locked
import TestSupport
import WeatherCore

@testable import weather_cli

/// Every screen of recorded weather: Arizona's One Call of 31 December 2023, and Lisbon's air of
/// 23 June 2023.
enum Gallery {
  typealias Shown = Command

  /// One of the screens of a command.
  struct Key: Hashable {
    var columns: Int
    var icons: IconSet
  }

  static let widths = [40, 60, 80, 120]
  static let commands: [Command] = [
    .glance, .current, .hourly, .daily, .alerts, .air, .sun, .chart,
  ]

  /// The moment of the recording, 2023-12-31 16:20:20 in Phoenix.
  static let arizona = Date(timeIntervalSince1970: 1_704_064_820)
  /// A minute after the recording of the air, 2023-06-23 17:22:57 UTC.
  static let lisbon = Date(timeIntervalSince1970: 1_687_540_977)

  /// What a command shows in a pipe.
  static func screen(
    _ command: Command,
    columns: Int,
    _ icons: IconSet = .unicode,
    _ change: (inout Options) -> Void = { _ in }
  ) throws -> String {
    var options = Options()
    options.icons = icons
    change(&options)
    let (presenting, report) = try shown(command, columns: columns, options)
    return presenting.outputs(report).reduce("") {
      if case .out(let text) = $1 { $0 + text } else { $0 }
    }
  }

  /// What is known of the weather that a command shows.
  static func report(_ command: Command) throws -> Report {
    try shown(command, columns: 80, Options()).1
  }

  /// The screens of a command as Tests/Fixtures/screens has them, below lines such as `== 80 emoji`.
  static func golden(_ command: Command) throws -> [Key: String] {
    let text = String(
      decoding: try Fixture.data("screens/\(command.rawValue).txt"),
      as: UTF8.self
    )
    var screens: [Key: String] = [:]
    for part in ("\n" + text).components(separatedBy: "\n== ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let words = lines[0].split(separator: " ").map(String.init)
      guard words.count == 2, let columns = Int(words[0]), let icons = IconSet(rawValue: words[1])
      else { throw Missing() }
      let screen = String(lines.last ?? "")
      screens[Key(columns: columns, icons: icons)] = screen.hasSuffix("\n") ? screen : screen + "\n"
    }
    return screens
  }

  static func golden(
    _ command: Command,
    _ columns: Int,
    _ icons: IconSet = .unicode
  ) throws -> String {
    guard let screen = try golden(command)[Key(columns: columns, icons: icons)] else {
      throw Missing()
    }
    return screen
  }

  /// What stands between the empty lines of a screen.
  static func blocks(_ command: Command, _ columns: Int) throws -> [[String]] {
    try golden(command, columns).components(separatedBy: "\n\n").map { block in
      block.split(separator: "\n").map(String.init)
    }
  }

  private static func shown(
    _ command: Command,
    columns: Int,
    _ options: Options
  ) throws -> (Presenting, Report) {
    let isAir = command == .air
    var stage = try Stage.london()
    stage.environment["COLUMNS"] = "\(columns)"
    stage.now = isAir ? lisbon : arizona
    stage.replies[Stage.air] = try .fixture("owm/air_pollution_lisbon_2023.json")
    let session = try Session(options, isDemo: !isAir, in: stage.world)
    let presenting = try Presenting(Invocation(command: command, options: options), session)
    let place =
      isAir
      ? Place(name: "Lisbon", country: "PT", coordinate: try coordinate(38.7078, -9.1366))
      : Place(name: "Arizona", country: "US", coordinate: try coordinate(33.5312, -111.9426))
    let report = Locked<Report?>(nil)
    session.answering.report(command, at: place).subscribe { new in
      report.withLock { $0 = new }
    }
    guard let report = report.withLock({ $0 }) else { throw Missing() }
    return (presenting, report)
  }

  private static func coordinate(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    guard let point = Coordinate(latitude: latitude, longitude: longitude) else { throw Missing() }
    return point
  }

  private struct Missing: Error {}
}
