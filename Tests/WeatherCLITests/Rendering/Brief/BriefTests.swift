import Foundation
import Testing
import WeatherCore

@testable import weather_cli

/// Figures of onecall3_arizona_2023.json: 289.2 K is 60.89 °F and 16.05 °C; the day from 284.09 K,
/// 51.69 °F and 10.94 °C, to 289.2 K; 2.06 m/s are 4.6 mph and 4.0 kn; clear, no rain, no gusts.
@Suite("one line, templates, Waybar and Prometheus (C6)")
struct BriefTests {
  private func arizona(_ options: String...) -> Run {
    var stage = Stage()
    stage.environment = [:]
    stage.now = Date(timeIntervalSince1970: 1_704_064_820)
    return stage.run(["demo", "Arizona"] + options)
  }

  @Test(
    "one line, with the signs that are wanted",
    arguments: [
      ([], "Arizona ☀ 61° (↑61° ↓52°)\n"), (["--icons", "emoji"], "Arizona ☀️ 61° (↑61° ↓52°)\n"),
      (["--icons", "ascii"], "Arizona Clear sky 61° (61° / 52°)\n"),
      (["--icons", "nerd"], "Arizona \u{E30D} 61° (↑61° ↓52°)\n"),
      (["--units", "metric"], "Arizona ☀ 16° (↑16° ↓11°)\n"),
    ]
  )
  func oneline(options: [String], line: String) {
    var stage = Stage()
    stage.now = Date(timeIntervalSince1970: 1_704_064_820)
    let run = stage.run(["demo", "Arizona", "--oneline"] + options)
    #expect(run.outputs == [.out(line), .exit(.success)])
  }

  @Test("the line names what is about to fall, and how old it is where it is out of date")
  func outlook() throws {
    let noon = Date(timeIntervalSince1970: 12 * 3600)
    let source = WeatherSource(name: "Test", attribution: Attribution(text: "", link: ""))
    var report = Report(
      place: Place(name: "San Francisco", country: "US", coordinate: try point(37.8, -122.4)),
      source: Report.Source(source, recorded: nil),
      now: noon
    )
    let clouds = Condition(kind: .fewClouds, text: "few clouds", isDay: true)
    let current = CurrentConditions(
      time: noon,
      timeZone: .gmt,
      temperature: Temperature(fahrenheit: 65),
      conditions: [clouds]
    )
    report.today = Report.Today(
      current: .success(current),
      high: Temperature(fahrenheit: 68),
      low: Temperature(fahrenheit: 57)
    )
    let rain = HourlyStep(
      time: noon + 3 * 3600,
      duration: 3600,
      precipitationProbability: 0.6,
      conditions: [Condition(kind: .rain, text: "rain")]
    )
    report.hourly = .success(HourlyForecast(timeZone: .gmt, steps: [rain]))
    let appearance = Appearance(icons: .emoji)
    #expect(
      Brief(report, units: .imperial, appearance: appearance).line
        == "San Francisco ⛅ 65° (↑68° ↓57°) rain 60 % at 3 PM"
    )
    report.origins[.current] = Report.Origin(
      source: source,
      received: noon - 7200,
      isStale: true,
      failure: .offline
    )
    let late = Appearance(time: .twentyFour, icons: .emoji)
    #expect(
      Brief(report, units: .imperial, appearance: late).line
        == "San Francisco ⛅ 65° (↑68° ↓57°) rain 60 % at 15:00 (2 h ago)"
    )
  }

  @Test("fields are filled in, braces and escapes are what they stand for")
  func template() {
    let format =
      #"{place}, {country}: {temperature}\t{wind-speed} {{x}}\n{gust|calm} {snow}\\{humidity}"#
    #expect(
      arizona("--format", format).out == "Arizona, US: 61°\t5 mph {x}\ncalm –\\48 %\n"
    )
    #expect(arizona("--format", "{sunrise}–{sunset} {chance}").out == "7:31 AM–5:29 PM 0 %\n")
    #expect(
      arizona("--format", "{latitude};{high};{low};{wind}").out.hasSuffix(";61°;52°;ESE 5 mph ←\n")
    )
  }

  @Test("every field is one that a template may have, and none breaks the line")
  func fields() {
    for field in Field.allCases {
      let run = arizona("--format", "<{\(field.rawValue)}>")
      #expect(run.exit == .success)
      #expect(run.out.hasPrefix("<") && run.out.hasSuffix(">\n"), "\(field)")
      #expect(run.out.count > 3)
    }
  }

  @Test(
    "what is wrong with a template is said, with what was meant",
    arguments: [
      ("{temprature}", "Did you mean {temperature}?"), ("{nonsense}", "The fields are: place,"),
      ("{", "Fields are written {temperature}"), ("}", "Fields are written {temperature}"),
    ]
  )
  func wrong(format: String, advice: String) {
    let run = arizona("--format", format)
    #expect(run.exit == .usage)
    #expect(run.errors.contains(advice), "\(run.errors)")
  }

  @Test("Waybar gets one line of JSON with text, tooltip, class and percentage")
  func waybar() throws {
    let run = arizona("--waybar")
    #expect(run.out.hasSuffix("}\n") && run.out.filter(\.isNewline).count == 1)
    let value = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    let json = try #require(value)
    #expect(json["text"] as? String == "☀ 61°")
    #expect(json["alt"] as? String == "clear")
    #expect(json["class"] as? [String] == ["clear"])
    #expect(json["percentage"] as? Int == 0)
    let tooltip = try #require(json["tooltip"] as? String)
    #expect(tooltip.hasPrefix("Arizona, US "))
    #expect(tooltip.contains("\nFeels like 59°"))
  }

  @Test("Prometheus gets base units, each with help and type")
  func prometheus() {
    let out = arizona("--prometheus", "--units", "imperial").out
    let labels = "{place=\"Arizona, US\",country=\"US\",provider=\"OpenWeatherMap (recorded)\"}"
    for (name, value) in [
      ("temperature_celsius", "16.05"), ("high_celsius", "16.05"), ("low_celsius", "10.94"),
      ("humidity_ratio", "0.48"), ("pressure_pascals", "101900"), ("visibility_meters", "10000"),
      ("wind_speed_meters_per_second", "2.06"), ("wind_direction_degrees", "110"), ("stale", "0"),
    ] {
      #expect(out.contains("\nweather_\(name)\(labels) \(value)\n"), "\(name)\n\(out)")
      #expect(out.contains("# TYPE weather_\(name) gauge\n"))
    }
    #expect(!out.contains("_gust") && !out.contains("weather_rain"))
  }

  @Test("other commands are text or JSON, and two forms at once are none")
  func forms() {
    var stage = Stage()
    stage.environment = [:]
    #expect(stage.run("hourly", "1,2", "--oneline").exit == .usage)
    #expect(stage.run("1,2", "--json", "--waybar").exit == .usage)
    #expect(stage.run("1,2", "--format", "a", "--format", "b").exit == .usage)
  }

  private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }
}
