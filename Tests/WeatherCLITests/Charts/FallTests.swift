import Foundation
import Testing
import WeatherCore

@testable import weather_cli

@Suite("what falls, in the words of a chart")
struct FallTests {
  private func step(
    _ hour: Int,
    rain: Double? = nil,
    chance: Double? = nil
  ) -> HourlyStep {
    HourlyStep(
      time: Date(timeIntervalSince1970: Double(hour) * 3600),
      duration: 3600,
      temperature: Temperature(celsius: 10),
      precipitationProbability: chance,
      rain: rain.map(Length.init(millimeters:))
    )
  }

  private func words(_ steps: [HourlyStep]) -> [String] {
    Fall(steps).words(in: .metric, .english)
  }

  @Test("what is not known is not none")
  func unknown() {
    #expect(words([step(0), step(1)]) == ["–"])
    #expect(words([step(0, rain: 0, chance: 0), step(1)]) == ["–"])
    #expect(!Fall([step(0), step(1)]).isSome)
  }

  @Test("none is said where an amount or a chance of 0 is known of every step")
  func none() {
    #expect(words([step(0, rain: 0), step(1, chance: 0)]) == ["none"])
  }

  @Test("what is known of some steps is said")
  func some() {
    #expect(words([step(0, rain: 2), step(1)]) == ["2.0 mm"])
    #expect(words([step(0, chance: 0.4), step(1)]) == ["up to 40 %"])
    #expect(words([step(0, rain: 2, chance: 0.4), step(1, rain: 1)]) == ["3.0 mm", "up to 40 %"])
  }

  /// London's weather, of whose precipitation nothing is known.
  private func report() throws -> Report {
    var report = try Report.london()
    var hours = try #require(report.hours)
    for index in hours.steps.indices {
      hours.steps[index].rain = nil
      hours.steps[index].snow = nil
      hours.steps[index].precipitation = nil
      hours.steps[index].precipitationProbability = nil
    }
    var days = try #require(report.days)
    for index in days.days.indices {
      days.days[index].rain = nil
      days.days[index].snow = nil
      days.days[index].precipitation = nil
      days.days[index].precipitationProbability = nil
    }
    var current = try #require(report.current)
    (current.rain, current.snow, current.precipitation) = (nil, nil, nil)
    report.hourly = .success(hours)
    report.daily = .success(days)
    report.today?.current = .success(current)
    return report
  }

  @Test("no screen, line, template or picture makes nothing of what is not known")
  func everywhere() throws {
    let report = try report()
    let screen = Screen(report, units: .metric, columns: 100)
    let brief = Brief(report, units: .metric, appearance: Appearance())
    let picture = try #require(Meteogram(report, units: .metric, appearance: Appearance()))
    let drawn = picture.text.replacing("fill=\"none\"", with: "")
    let commands: [Command] = [.glance, .current, .hourly, .daily, .chart]
    let lines = commands.flatMap { screen.lines($0) }.map { $0.rendered(inColor: false) }
    for text in lines + [brief.line, drawn] {
      #expect(
        !text.contains("none") && !text.contains("0.0 mm") && !text.contains(" 0 %"),
        "\(text)"
      )
    }
    #expect(lines.contains("Precipitation  –"))
    #expect(picture.text.contains(">Precipitation –<"))
    for field in [Field.rain, .snow, .chance, .outlook] { #expect(brief.text(of: field) == nil) }
    #expect(!Metrics.text([report]).contains("precipitation_probability"))
  }
}
