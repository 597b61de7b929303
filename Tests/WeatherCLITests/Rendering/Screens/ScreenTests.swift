import Foundation
import Testing
import WeatherCore

@testable import weather_cli

@Suite("Screen")
struct ScreenTests {
  private let noon = Date(timeIntervalSince1970: 12 * 3600)

  private func report(
    _ name: String,
    _ current: CurrentConditions?,
    high: Double? = nil,
    low: Double? = nil
  ) throws -> Report {
    let coordinate = try #require(Coordinate(latitude: 35.68, longitude: 139.69))
    var report = Report(
      place: Place(name: name, country: "JP", coordinate: coordinate),
      source: Report.Source(
        name: "Test",
        attribution: Attribution(text: "Data by Test", link: "https://example.com")
      ),
      now: noon
    )
    if let current {
      report.today = Report.Today(
        current: .success(current),
        high: high.map { Temperature(celsius: $0) },
        low: low.map { Temperature(celsius: $0) }
      )
    }
    return report
  }

  private func text(_ report: Report, _ command: Command, columns: Int) -> [String] {
    Screen(report, units: .metric, columns: columns).lines(command).map {
      $0.rendered(inColor: false)
    }
  }

  @Test(
    "wide, combining and right-to-left names keep the details in their column",
    arguments: ["東京", "Zu\u{308}rich", "القاهرة", "⚡ Town ⛅", "São Paulo", "👨‍👩‍👧"]
  )
  func names(name: String) throws {
    let current = CurrentConditions(time: noon, timeZone: .gmt, humidity: 0.5)
    let lines = text(try report(name, current), .current, columns: 80)
    for (index, mark) in [(0, "Thu 1 Jan, 12:00 PM"), (1, "Test, just now"), (3, "Humidity")] {
      let start = try #require(lines[index].range(of: mark)?.lowerBound)
      #expect(lines[index][..<start].cellWidth == 44)
    }
  }

  @Test("what is not known is not shown")
  func missing() throws {
    let bare = CurrentConditions(time: noon, timeZone: .gmt)
    let lines = text(try report("Nowhere", bare), .current, columns: 80).joined(separator: "\n")
    for label in ["Feels", "Wind", "Humidity", "Pressure", "Visib", "Rain", "Sun ", "°", "nil"] {
      #expect(!lines.contains(label))
    }
  }

  @Test("high and low stand alone where the other is missing, and -0.4° is 0°")
  func range() throws {
    let current = CurrentConditions(
      time: noon,
      timeZone: .gmt,
      temperature: Temperature(celsius: -0.27)
    )
    let both = text(try report("A", current, high: 2.5, low: -2.5), .current, columns: 80)
    #expect(both.joined().contains("↑3° ↓-3°"))
    #expect(both.joined().contains(" 0° "))
    let one = text(try report("A", current, low: -0.4), .current, columns: 80).joined()
    #expect(one.contains("↓0°") && !one.contains("↑"))
  }

  @Test("high and low are those of the day it is at the place, not of the first day given")
  func today() throws {
    let current = CurrentConditions(time: noon, timeZone: .gmt)
    let day = { (number: Int, high: Double) in
      DailyStep(
        day: LocalDay(year: 1970, month: 1, day: number),
        high: Temperature(celsius: high),
        isPartial: number == 1
      )
    }
    let forecast = DailyForecast(timeZone: .gmt, days: [day(1, 10), day(2, 20)])
    let first = Report.Today(.success(current), .success(forecast), now: noon)
    #expect(first.high == Temperature(celsius: 10))
    #expect(first.isPartial)
    let second = Report.Today(.success(current), .success(forecast), now: noon + 86_400)
    #expect(second.high == Temperature(celsius: 20))
    let third = Report.Today(.success(current), .success(forecast), now: noon + 2 * 86_400)
    #expect(third.high == nil)
    #expect(Report.Today(.success(current), .failure(.offline), now: noon).high == nil)
  }

  @Test("a forecast that is over says from when it is")
  func over() throws {
    var report = try report("A", nil)
    let step = HourlyStep(time: noon - 3 * 86_400, duration: 3600)
    report.hourly = .success(HourlyForecast(timeZone: .gmt, steps: [step]))
    let day = DailyStep(day: LocalDay(year: 1969, month: 12, day: 29))
    report.daily = .success(DailyForecast(timeZone: .gmt, days: [day]))
    let lines = text(report, .glance, columns: 80)
    #expect(lines.contains("Hourly Forecast  from 29 Dec 1969"))
    #expect(lines.contains("Daily Forecast  from 29 Dec 1969"))
  }

  @Test("the hours name the weekday where a new day begins, and show missing figures as a dash")
  func hours() throws {
    var report = try report("A", nil)
    let steps = [9.0, 12, 15].map { hours in
      HourlyStep(
        time: noon + hours * 3600,
        duration: 10_800,
        temperature: hours == 12 ? nil : Temperature(celsius: hours),
        precipitationProbability: hours == 9 ? 0.58 : nil,
        rain: hours == 9 ? Length(millimeters: 2.05) : nil,
        conditions: [Condition(kind: .rain, text: "")]
      )
    }
    report.hourly = .success(HourlyForecast(timeZone: .gmt, steps: steps))
    #expect(
      text(report, .hourly, columns: 80)[3...6] == [
        "Hourly Forecast",
        "  Thu   9 PM    9°  Rain     58 %  2.1 mm  –",
        "  Fri  12 AM     –  Rain        –          –",
        "        3 AM   15°  Rain        –          –",
      ]
    )
  }

  @Test("an answer without hours or days says so where they were asked for")
  func empty() throws {
    var report = try report("A", nil)
    report.hourly = .success(HourlyForecast(timeZone: .gmt, steps: []))
    report.daily = .success(DailyForecast(timeZone: .gmt, days: []))
    #expect(text(report, .hourly, columns: 80).contains("The provider has no hours to show."))
    #expect(text(report, .daily, columns: 80).contains("The provider has no days to show."))
  }

  @Test("a place without a name goes by the provider's, else by where it is")
  func title() throws {
    var current = CurrentConditions(time: noon, timeZone: .gmt)
    #expect(try report("", current).title == "35.68, 139.69")
    current.reportedName = "Shinjuku"
    #expect(try report("", current).title == "Shinjuku")
    #expect(try report("Tokyo", current).title == "Tokyo, JP")
  }

  @Test("a weekday that comes again is told by its date", arguments: [80, 40])
  func secondWeek(columns: Int) throws {
    var report = try report("Tokyo", nil)
    // 1970-01-01 is a Thursday.
    let days = (1...16).map { DailyStep(day: LocalDay(year: 1970, month: 1, day: $0)) }
    report.daily = .success(DailyForecast(timeZone: .gmt, days: days))
    let lines = text(report, .daily, columns: columns)
    let rows = try #require(lines.firstIndex { $0.hasPrefix("Daily Forecast") }.map { $0 + 1 })
    let names = lines[rows..<(rows + 16)].map { line in
      String(line.dropFirst(2).prefix { $0 != "–" }).trimmed
    }
    #expect(Set(names).count == 16)
    #expect(names[6].hasPrefix("Wed"))
    #expect(names[7] == (columns == 80 ? "Thu 8 Jan" : "8 Jan"))
    #expect(names[14] == (columns == 80 ? "Thu 15 Jan" : "15 Jan"))
  }
}
