import Foundation
import Testing
import WeatherCore

@testable import weather_cli

/// Figures of onecall3_arizona_2023.json, as in GlanceTests: at 16:20:20 in Phoenix, 2.06 m/s from
/// 110°, sun from 07:31 to 17:29, 1019 hPa which are 30.09 inHg.
@Suite("hours, languages, units and icons as they are asked for")
struct AppearanceTests {
  private func arizona(_ options: String...) -> String {
    var stage = Stage()
    stage.environment = [:]
    stage.now = Date(timeIntervalSince1970: 1_704_064_820)
    return stage.run(["demo", "Arizona"] + options).out
  }

  @Test("24 hours a day (C11)")
  func hours() {
    let out = arizona("--time", "24h")
    for text in ["Sun 31 Dec, 16:20 MST", "07:31 – 17:29", "\n  17:00 ", " 22:00\n"] {
      #expect(out.contains(text), "\(text)")
    }
    #expect(!out.contains(" AM") && !out.contains(" PM"))
  }

  @Test("dates, hours and decimal signs are those of the language; JSON stays as it is (C11)")
  func language() {
    let out = arizona("--lang", "de")
    for text in ["So. 31. Dez., 16:20 MST", "  Sonntag ", "  Mittwoch ", "30,09 inHg", "0,01 in"] {
      #expect(out.contains(text), "\(text)\n\(out)")
    }
    #expect(arizona("--lang", "de", "--json") == arizona("--json"))
    #expect(arizona("--lang", "de", "--time", "12h").contains("4:20 PM"))
  }

  @Test(
    "a language that is none is refused",
    arguments: ["xx-nonsense-of-a-tag", "1", "", "d", "de;rm"]
  )
  func nonsense(tag: String) {
    #expect(Stage().run("1,2", "--lang", tag).exit == .usage)
  }

  @Test(
    "each quantity may have its own unit, on top of a system or of the country's (C10)",
    arguments: [
      ("wind=kn", "ESE 4 kn ←", "61°"), ("wind=bft", "ESE Bft 2 ←", "61°"),
      ("temperature=C", "ESE 5 mph ←", "16°"), ("metric,wind=m/s", "ESE 2 m/s ←", "16°"),
      ("temperature=K,metric", "ESE 7 km/h ←", "289 K"), ("si", "ESE 2 m/s ←", "16°"),
    ]
  )
  func units(units: String, wind: String, temperature: String) {
    let out = arizona("--units", units)
    #expect(out.contains(wind) && out.contains(" \(temperature)  Clear sky"), "\(out)")
  }

  @Test(
    "pressure, rain and sight too",
    arguments: [
      // 1019 hPa ÷ 1.33322387415 = 764.3 mmHg.
      ("pressure=mmHg", "764 mmHg"), ("pressure=kPa", "101.9 kPa"), ("pressure=hPa", "1019 hPa"),
      ("distance=km", "≥ 10 km"), ("precipitation=mm", "0.1 mm"),
    ]
  )
  func quantities(units: String, text: String) {
    #expect(arizona("--units", units).contains(text))
  }

  @Test(
    "units that are none are told of, with what was meant",
    arguments: [
      ("wind=knots", "The unit of wind cannot be \"knots\"."),
      ("wnd=kn", "There are no units of \"wnd\"."),
      ("uk,", "--units has a comma with nothing before or after it."),
    ]
  )
  func wrong(units: String, summary: String) {
    let run = Stage().run("1,2", "--units", units)
    #expect(run.exit == .usage)
    #expect(run.errors.hasPrefix("weather-cli: \(summary)"), "\(run.errors)")
  }

  @Test("ascii has no sign, bar or arrow that is not on every keyboard (C8)")
  func ascii() {
    let out = arizona("--icons", "ascii")
    #expect(out.contains("^61° v52°") && out.contains("ESE 5 mph <"))
    #expect(out.contains("[    =============  ]"))
    #expect(Set(out.unicodeScalars.filter { !$0.isASCII }) == ["°"])
    let whole = arizona().split(separator: "\n").map(\.cellWidth)
    #expect(out.split(separator: "\n").map(\.cellWidth) == whole)
  }

  @Test(
    "signs stand before words, in columns of their own width (C8)",
    arguments: ["emoji", "nerd"]
  )
  func signs(icons: String) {
    let set = IconSet(rawValue: icons) ?? .ascii
    let out = arizona("--icons", icons)
    #expect(out.contains("\(set.sign(.clear)) Clear sky"))
    #expect(out.contains("\(set.sign(.clouds)) Overcast clouds"))
    let rows = out.split(separator: "\n").filter { $0.contains("▕") }
    #expect(
      Set(
        rows.compactMap { row in
          row.firstIndex(of: "▕").map { row[..<$0].cellWidth }
        }
      ).count == 1
    )
    for line in out.split(separator: "\n") { #expect(line.cellWidth <= 80) }
  }

  @Test("every sign is as wide as it is counted, in every set", arguments: IconSet.allCases)
  func signWidths(icons: IconSet) {
    let all: [WeatherIcon] = WeatherIcon.allCases.filter { $0 != .unknown }
    for icon in all { #expect(icons.sign(icon).cellWidth == icons.width(.narrow), "\(icon)") }
  }

  @Test("where ambiguous characters are wide, rows are still as wide as the terminal (C8)")
  func ambiguous() {
    let out = arizona("--ambiguous", "wide")
    CellWidth.measuring(.wide) {
      let lines = out.split(separator: "\n")
      for line in lines { #expect(line.cellWidth <= 80, "\(line)") }
      let starts = lines.filter { $0.contains("[") }.map { row in
        row.prefix { $0 != "[" }.cellWidth
      }
      #expect(starts.count == 6 && Set(starts).count == 1)
      let details = ["Feels like", "Wind", "Humidity", "Visibility"].compactMap { label in
        lines.compactMap { line in line.range(of: label).map { line[..<$0.lowerBound].cellWidth } }
          .first
      }
      #expect(details == [44, 44, 44, 44])
    }
  }

  @Test("the configuration says how all looks, and the options say otherwise")
  func configured() {
    var stage = Stage()
    stage.environment = ["HOME": "/home/ann"]
    stage.now = Date(timeIntervalSince1970: 1_704_064_820)
    stage.file = .text("time = 24h\nicons = ascii\nunits = uk,wind=kn\n", mode: 0o644)
    let out = stage.run("demo", "Arizona").out
    #expect(out.contains("16:20") && out.contains("ESE 4 kn <") && out.contains("16°  Clear"))
    #expect(stage.run("demo", "Arizona", "--time", "12h").out.contains("4:20 PM"))
  }
}
