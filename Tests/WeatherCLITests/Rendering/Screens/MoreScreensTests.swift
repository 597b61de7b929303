import Foundation
import Signals
import Testing
import WeatherCore

@testable import weather_cli

@Suite("warnings, air, sun and moon")
struct MoreScreensTests {
  // onecall3_berlin_de_alerts_2024.json: from 1713816000, 20:00 UTC on Mon 22 Apr, to 1713855600,
  // 07:00 UTC on Tuesday; Berlin is two hours ahead in April; now 1713795125, 14:12 UTC.
  private func berlin() throws -> Stage {
    var stage = try Stage.london()
    stage.now = Date(timeIntervalSince1970: 1_713_795_125)
    stage.environment["COLUMNS"] = "60"
    stage.replies[Stage.oneCall] = try .fixture("owm/onecall3_berlin_de_alerts_2024.json")
    return stage
  }

  @Test("warnings: what, from when until when in the place's time, from whom, wrapped (C16)")
  func alerts() throws {
    let run = try berlin().run("alerts", "52.52,13.41")
    #expect(
      run.out == """
        52.52, 13.41            Mon 22 Apr, 4:12 PM UTC+2
                                OpenWeatherMap, just now

        Frost
          From Mon 22 Apr, 10:00 PM UTC+2, until Tue 23 Apr, 9:00 AM
          UTC+2
          Issued by Deutscher Wetterdienst
          There is a risk of frost (level 1 of 2).
          Minimum temperature: -1 - -4 °C; near surface: -4 - -7 °C

        Weather data provided by OpenWeather

        """
    )
    #expect(run.exit == .success)
  }

  @Test("the zone that air is told in is taken from what is kept")
  func keptZone() throws {
    var kept = try Stage.london()
    kept.store = .memory()
    kept.replies[Stage.air] = try .fixture("owm/air_pollution_lisbon_2023.json")
    _ = kept.run("current", "51.51,-0.13")
    kept.requests.withLock { $0 = [] }
    #expect(kept.run("air", "51.51,-0.13").out.contains("UTC+1"))
    let air = kept.requests.withLock { $0.map(\.path) }
    #expect(air.filter { $0 != Stage.reverse } == [Stage.air])
  }

  @Test("a warning that is over is not shown, and none is said to be none (C16)")
  func over() throws {
    var stage = try berlin()
    stage.now = Date(timeIntervalSince1970: 1_713_855_600)
    #expect(stage.run("alerts", "52.52,13.41").out.contains("\nNo warnings are in force.\n"))
  }

  @Test("the gravest comes first; without an end it holds until further notice (C16)")
  func severity() throws {
    let noon = Date(timeIntervalSince1970: 12 * 3600)
    let point = try #require(Coordinate(latitude: 40, longitude: -75))
    var report = Report(
      place: Place(name: "A", coordinate: point),
      source: Report.Source(
        name: "Test",
        attribution: Attribution(text: "Data by Test", link: "https://example.com")
      ),
      now: noon
    )
    report.alerts = .success([
      WeatherAlert(event: "wind", start: noon, severity: .minor),
      WeatherAlert(event: "cold", start: noon, severity: .extreme, regions: ["North", "South"]),
    ])
    let lines = Screen(report, units: .metric, columns: 80).lines(.alerts)
      .map { $0.rendered(inColor: false) }
    #expect(
      lines[3...7] == [
        "Cold (extreme)", "  From Thu 1 Jan, 12:00 PM GMT, until further notice",
        "  For North; South", "", "Wind (minor)",
      ]
    )
  }

  @Test("whoever cannot warn says so, with a status (C16)")
  func notOffered() throws {
    var stage = try Stage.london()
    #expect(stage.run("alerts", "1,2").exit == .key)
    stage.environment = [:]
    stage.replies[Stage.openMeteo] = try .fixture("openmeteo/forecast_newyork_full_2026.json")
    let run = stage.run("alerts", "1,2")
    #expect(run.exit == .other)
    #expect(run.out == "")
    #expect(run.errors.contains("--provider openweathermap"))
  }

  // air_pollution_lisbon_2023.json: index 3; co 196.93, no 0.65, no2 3.98, o3 107.29, so2 1.46,
  // pm2_5 8.58, pm10 13.5, nh3 2.03, at 1687540917, 17:21 UTC.
  @Test("air: the index with its scale, and what is in it (C17)")
  func air() throws {
    var stage = try Stage.london()
    stage.now = Date(timeIntervalSince1970: 1_687_540_977)
    stage.replies[Stage.air] = try .fixture("owm/air_pollution_lisbon_2023.json")
    let run = stage.run("air", "38.7078,-9.1366")
    #expect(run.exit == .success)
    let lines = run.out.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].hasSuffix(" OpenWeatherMap, 1 min ago"))
    #expect(
      lines[3...11] == [
        "Air Quality", "  OpenWeather index  3 of 5, moderate", "  PM2.5                8.6 µg/m³",
        "  PM10                13.5 µg/m³", "  Ozone              107.3 µg/m³",
        "  Nitrogen dioxide     4.0 µg/m³", "  Nitrogen monoxide    0.7 µg/m³",
        "  Sulphur dioxide      1.5 µg/m³", "  Carbon monoxide    196.9 µg/m³",
      ]
    )
  }

  // forecast_newyork_full_2026.json tells the sun of three days in New York: 07:00 to 17:19, 06:59
  // to 17:20 and 06:58 to 17:21, to the minute by its own reckoning. The moon's quarters are the
  // U.S. Naval Observatory's: last 2026-02-09 12:43 UTC, new 02-17 12:01, first 02-24 12:27, full
  // 03-03 11:38; New York is 5 hours behind.
  @Test("sun and moon, computed in the place's time (C18)")
  func sun() throws {
    var stage = Stage()
    stage.environment = [:]
    stage.now = Date(timeIntervalSince1970: 1_770_413_400)
    stage.replies[Stage.openMeteo] = try .fixture("openmeteo/forecast_newyork_full_2026.json")
    let run = stage.run("sun", "40.78858,-73.9661")
    #expect(run.exit == .success)
    #expect(
      run.out.contains(/\n  Fri   (6:59|7:00|7:01) AM –  5:(18|19|20) PM   10 h (18|19|20) min\n/)
    )
    #expect(run.out.contains(#/\n  Sat   (6:58|6:59|7:00) AM –  5:(19|20|21) PM   /#))
    #expect(run.out.contains(#/\n  Sun   6:5[789] AM –  5:2[012] PM   /#))
    #expect(run.out.contains(/\n  last quarter   Mon 9 Feb, 7:4[234] AM\n/), "\(run.out)")
    #expect(run.out.contains(/\n  new moon       Tue 17 Feb, 7:0[012] AM\n/))
    #expect(run.out.contains(/\n  full moon      Tue 3 Mar, 6:3[789] AM\n/))
    #expect(run.out.contains("waning gibbous, "))
  }

  @Test("sun of a place whose zone is known asks nobody; beyond the circle it says so (C18)")
  func polar() throws {
    var stage = Stage()
    stage.environment = [:]
    stage.now = Date(timeIntervalSince1970: 1_782_050_000)
    let found = """
      {"results":[{"name":"Tromsø","latitude":69.65,"longitude":18.96,"country_code":"NO",
        "timezone":"Europe/Oslo"}]}
      """
    stage.replies[Stage.search] = .body(found)
    let run = stage.run("sun", "Tromsø")
    #expect(run.exit == .success)
    #expect(run.out.contains("Computed for 69.65, 18.96"))
    #expect(run.out.matches(of: /up all day \(polar day\)/).count == 7)
    #expect(stage.requests.withLock { $0.map(\.path) } == [Stage.search])
  }
}
