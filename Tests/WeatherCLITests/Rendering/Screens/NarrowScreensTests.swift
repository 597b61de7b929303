import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

/// What holds where room is scarce, in every width from 20 to 40 with every set of icons, and in
/// languages that say much or write dates in a way of their own.
@Suite("narrow screens (C7)", .ownThread)
struct NarrowScreensTests {
  @Test(
    "nothing is cut: it is whole, or on the next line, or not there",
    arguments: Gallery.commands
  )
  func whole(command: Gallery.Shown) throws {
    for units in Self.units {
      try forEach(command, units: units) { screen, key in
        #expect(!Self.isCut(screen), "\(key)\n\(screen)")
      }
    }
  }

  @Test("the figures that matter most are all there, in their order", arguments: mostWanted)
  func kept(command: Gallery.Shown, figure: String) throws {
    let figure = try Regex(figure)
    let report = try Gallery.report(command)
    try forEach(command) { screen, key in
      let wide = Self.screen(report, command, 80, key.icons, key.language, .imperial)
      let wanted = Self.flat(wide).matches(of: figure).map {
        $0.output[0].substring.map(String.init)
      }
      let told = Self.flat(screen).matches(of: figure).map {
        $0.output[0].substring.map(String.init)
      }
      #expect(!wanted.isEmpty && told == wanted, "\(key)\n\(screen)")
    }
  }

  @Test("no figure is there that a wide screen has not", arguments: Gallery.commands)
  func figures(command: Gallery.Shown) throws {
    let report = try Gallery.report(command)
    try forEach(command) { screen, key in
      let wide = [80, 120].map {
        Self.screen(report, command, $0, key.icons, key.language, .imperial)
      }
      let known = Set(wide.flatMap(Self.numbers))
      #expect(Set(Self.numbers(screen)).isSubset(of: known), "\(key)\n\(screen)")
    }
  }

  @Test("the air at its worst, with every index, is whole too")
  func worstAir() throws {
    var report = try Gallery.report(.air)
    var air = try #require(report.airQuality)
    air.europeanIndex = 151
    air.unitedStatesIndex = 149
    air.carbonMonoxide = 12_345.67
    report.air = .success(air)
    for columns in 20...40 {
      for language in [nil] + Vocabulary.languages {
        let screen = Self.screen(report, .air, columns, .unicode, language, .metric)
        let mark = language == nil ? "." : Language.locale(language).decimalSeparator ?? "."
        #expect(!Self.isCut(screen), "\(columns)\n\(screen)")
        for figure in ["151, ", "149, ", "12345.7 µg/m³", "107.3 µg/m³"] {
          #expect(Self.flat(screen).contains(figure.replacing(".", with: mark)), "\(screen)")
        }
      }
    }
  }

  @Test("a column is there in every row or in none", arguments: IconSet.allCases)
  func columns(icons: IconSet) throws {
    for command in [Gallery.Shown.daily, .hourly] {
      let report = try Gallery.report(command)
      let rows = command == .daily ? 8 : 24
      for columns in 20...40 {
        let screen = Self.screen(report, command, columns, icons, nil, .imperial)
        #expect([0, rows].contains(screen.matches(of: /[0-9]\ %/).count), "\(columns)\n\(screen)")
        let lines = screen.components(separatedBy: "\n\n")[1].split(separator: "\n").dropFirst()
        let words = lines.count { $0.contains(/(?i)clear|fair|cloud|overcast|rain/) }
        #expect([0, rows].contains(words), "\(columns)\n\(screen)")
      }
    }
  }

  @Test("a long name of a place goes on in the next line, and so does a long link")
  func long() throws {
    var report = try Gallery.report(.alerts)
    report.place.name = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
    var warnings = try #require(report.warnings)
    warnings.alerts[0].link =
      "https://weather.example/warnings/number-\(String(repeating: "9", count: 40))"
    report.alerts = .success(warnings)
    for columns in 20...40 {
      let screen = Self.screen(report, .alerts, columns, .unicode, nil, .metric)
      let text = screen.filter { !$0.isWhitespace }
      #expect(text.contains(report.place.name) && text.contains(warnings.alerts[0].link ?? "-"))
    }
  }

  private static let mostWanted: [(Gallery.Shown, String)] = [
    (.daily, "-?[0-9]+°"), (.hourly, "-?[0-9]+°"), (.air, "[0-9]+[.,][0-9] µg.m³"),
    (.sun, "[0-9]+:[0-9]+( [AP]M)?"), (.chart, "-?[0-9]+° (…|~) -?[0-9]+°"),
    (.chart, "[0-9]+ mph"),
  ]

  private static let units: [Units] = {
    var kelvin = Units.si
    kelvin.temperature = .kelvin
    return [.imperial, .metric, kelvin]
  }()

  struct Key {
    let columns: Int
    let icons: IconSet
    let language: String?
  }

  private func forEach(
    _ command: Command,
    units: Units = .imperial,
    _ expect: (String, Key) throws -> Void
  ) throws {
    let report = try Gallery.report(command)
    let english = IconSet.allCases.flatMap { icons in
      (20...40).map { Key(columns: $0, icons: icons, language: nil) }
    }
    let others = (["pt-BR", "ja", "ru"] + Vocabulary.languages).flatMap { language in
      [20, 25, 30, 36, 40].map { Key(columns: $0, icons: .emoji, language: language) }
    }
    for key in english + others {
      try expect(Self.screen(report, command, key.columns, key.icons, key.language, units), key)
    }
  }

  private static func screen(
    _ report: Report,
    _ command: Command,
    _ columns: Int,
    _ icons: IconSet,
    _ language: String?,
    _ units: Units
  ) -> String {
    var (appearance, units) = (Appearance(), units)
    appearance.icons = icons
    appearance.language = language
    if let language { units.decimalSign = Language.locale(language).decimalSeparator ?? "." }
    return Screen(report, units: units, columns: columns, appearance: appearance).lines(command)
      .map { icons.drawn($0).rendered(inColor: false) + "\n" }.joined()
  }

  /// Whether something ends in an ellipsis, which letters draw as ~; between figures it is a range.
  private static func isCut(_ screen: String) -> Bool {
    let text = screen.replacing(" … ", with: " ").replacing(" ~ ", with: " ")
    return text.contains("…") || text.contains("~")
  }

  /// The words one after the other, whatever line they are on.
  private static func flat(_ screen: String) -> String {
    screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The numbers that are not a part of a name or of a longer number.
  private static func numbers(_ screen: String) -> [String] {
    screen.matches(of: /(?:^|[\s(↑↓\^v])(-?[0-9]+(?:[.,:][0-9]+)*)/).map { String($0.1) }
  }
}
