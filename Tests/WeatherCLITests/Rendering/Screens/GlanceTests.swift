import Foundation
import Signals
import Testing
import WeatherCore

@testable import weather_cli

@Suite("glance")
struct GlanceTests {
  /// A stage at the moment of Arizona's recording, 2023-12-31 16:20:20 in Phoenix.
  private func arizona(columns: Int) -> Stage {
    var stage = Stage()
    stage.environment = ["COLUMNS": "\(columns)"]
    stage.now = Date(timeIntervalSince1970: 1_704_064_820)
    return stage
  }

  // Figures of onecall3_arizona_2023.json, K → °F as (K - 273.15) × 1.8 + 32:
  // now 289.2 → 60.89, feels like 288.11 → 58.93, dew point 278.2 → 41.09, wind 2.06 m/s → 4.6 mph
  // from 110° (ESE), 1019 hPa → 30.09 inHg. Hours 289.12 → 60.75, 288.9 → 60.35, 288.55 → 59.72,
  // 288.05 → 58.82, 287.21 → 57.31, 286.86 → 56.68; the next 24 from 284.25 → 51.98 to
  // 289.43 → 61.30. Days 284.09 → 51.69 … 60.89, 51.98 … 61.30, 283.76 → 51.10 … 289.3 → 61.07,
  // 284.29 → 52.05 … 290.47 → 63.18, 284.68 → 52.75 … 287.62 → 58.05 with 0.13 mm = 0.005 in,
  // 282.38 → 48.61 … 287 → 56.93 with the same. The bars are eighths of 284.25…289.43, and the ranges
  // lie in 19 cells for 282.38…290.47: 284.09 begins in cell 4, 289.2 ends in cell 17.
  @Test("Arizona as it was recorded, in 80 columns")
  func wide() {
    let run = arizona(columns: 80).run("demo", "Arizona")
    #expect(
      run.out == #"""
        Arizona, US                                 Sun 31 Dec, 4:20 PM MST
                                                    Recorded on 31 Dec 2023

           \  |  /      61°  Clear sky              Feels like  59°
             .-.        ↑61° ↓52°                   Wind        ESE 5 mph ←
         -- (   ) --                                Humidity    48 %, dew point 41°
             '-'                                    Pressure    30.09 inHg
           /  |  \                                  Visibility  ≥ 6 mi
                                                    Sun         7:31 AM – 5:29 PM

        Hourly Forecast
          5 PM         6 PM         7 PM         8 PM         9 PM         10 PM
          Few clouds   Clouds       Clouds       Clouds       Clouds       Clouds
          61°          60°          60°          59°          57°          57°
          0 %          0 %          0 %          0 %          0 %          0 %
          ██▇▆▅▅▄▄▃▃▂▂▁▁▁▁▂▄▆▇████  52° … 61°  in 24 h

        Daily Forecast
          Sunday      Scattered clouds    52° ▕    ━━━━━━━━━━━━━  ▏  61°    0 %
          Monday      Overcast clouds     52° ▕    ━━━━━━━━━━━━━  ▏  61°    0 %
          Tuesday     Clear sky           51° ▕   ━━━━━━━━━━━━━━  ▏  61°    0 %
          Wednesday   Broken clouds       52° ▕    ━━━━━━━━━━━━━━━▏  63°    0 %
          Thursday    Light rain          53° ▕     ━━━━━━━━      ▏  58°   36 %  0.01 in
          Friday      Light rain          49° ▕━━━━━━━━━━━        ▏  57°   34 %  0.01 in

        Recorded weather data provided by OpenWeather, ODbL and CC BY-SA 4.0

        """#
    )
    #expect(run.errors == "")
    #expect(run.exit == .success)
  }

  @Test("Arizona in 40 columns: rows instead of columns, no picture")
  func narrow() {
    #expect(
      arizona(columns: 40).run("demo", "Arizona").out == """
        Arizona, US              Sun 4:20 PM MST
        Recorded on 31 Dec 2023

        61°  Clear sky                 ↑61° ↓52°
        Feels like 59°  Wind ESE 5 mph ←
        Humidity 48 %, dew point 41°
        Pressure 30.09 inHg  Visibility ≥ 6 mi
        Sun 7:31 AM – 5:29 PM

        Hourly Forecast
           5 PM   61°  Few clouds            0 %
           6 PM   60°  Scattered clouds      0 %
           7 PM   60°  Broken clouds         0 %
           8 PM   59°  Broken clouds         0 %
           9 PM   57°  Broken clouds         0 %
          10 PM   57°  Broken clouds         0 %

        Daily Forecast
          Sun  Clouds           52°   61°    0 %
          Mon  Overcast         52°   61°    0 %
          Tue  Clear sky        51°   61°    0 %
          Wed  Broken clouds    52°   63°    0 %
          Thu  Light rain       53°   58°   36 %
          Fri  Light rain       49°   57°   34 %

        Recorded weather data provided by
        OpenWeather, ODbL and CC BY-SA 4.0

        """
    )
  }

  @Test(
    "no line is longer than the terminal is wide",
    arguments: [1, 7, 20, 25, 33, 34, 40, 45, 59, 60, 72, 80, 100, 120, 300]
  )
  func widths(columns: Int) {
    let stage = arizona(columns: columns)
    for place in ["Berlin", "London", "Washington"] {
      let run = stage.run("demo", place)
      #expect(run.exit == .success)
      for line in run.out.split(separator: "\n") { #expect(line.cellWidth <= columns, "\(line)") }
    }
  }

  @Test("nothing that was recorded sticks out of the column of details", arguments: Recording.all)
  func column(recording: Recording) throws {
    let lines = arizona(columns: 80).run("demo", recording.place.name).out.split(separator: "\n")
    let start = try #require(lines[1].firstIndex { $0 != " " })
    #expect(lines[1][..<start].cellWidth == 44)
  }

  @Test("on a narrow terminal words go to the next line, and none is cut")
  func wrapped() throws {
    let out = arizona(columns: 20).run("demo", "London").out
    #expect(!out.contains("…"), "\(out)")
    #expect(out.contains("\nSun\n 5:31 AM – 8:23 PM\n"), "\(out)")
  }

  @Test("the terminal's own width counts more than COLUMNS")
  func terminal() {
    var stage = arizona(columns: 80)
    stage.output = World.Surface(isTerminal: true, columns: 40)
    let run = stage.run("demo", "Berlin", "--color", "never")
    #expect(run.out == arizona(columns: 40).run("demo", "Berlin").out)
  }

  @Test(
    "six hours and six days, wherever there is room for their rows",
    arguments: [40, 60, 80]
  )
  func six(columns: Int) throws {
    let out = arizona(columns: columns).run("demo", "Berlin").out
    let lines = out.split(separator: "\n", omittingEmptySubsequences: false)
    let hours = try #require(lines.firstIndex { $0 == "Hourly Forecast" })
    let days = try #require(lines.firstIndex { $0 == "Daily Forecast" })
    #expect(lines[hours..<days].joined().matches(of: /\d+ [AP]M/).count == 6)
    let rows = lines[(days + 1)...].prefix { !$0.isEmpty }
    #expect(rows.count == 6)
    #expect(
      rows.allSatisfy { $0.contains(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Tue|Wed|Thu|Sat)/) }
    )
  }

  @Test("nine hours where there is room for them")
  func nine() throws {
    let lines = arizona(columns: 120).run("demo", "Arizona").out.split(separator: "\n")
    let hours = try #require(lines.firstIndex { $0 == "Hourly Forecast" })
    #expect(lines[hours + 1].matches(of: /\d+ [AP]M/).count == 9)
    // The last one is nine hours after the first, 5 PM.
    #expect(lines[hours + 1].hasSuffix("  1 AM"))
    #expect(lines[1].firstRange(of: "Recorded").map { lines[1][..<$0.lowerBound].cellWidth } == 84)
  }

  @Test("columns stay aligned by cells, whatever the numbers", arguments: [60, 80, 120])
  func aligned(columns: Int) {
    for place in ["Arizona", "Berlin", "Rutland", "Washington"] {
      let lines = arizona(columns: columns).run("demo", place).out.split(separator: "\n")
      for mark in ["▕", "▏"] {
        let places = lines.compactMap { line in
          line.firstIndex(of: Character(mark)).map { line[..<$0].cellWidth }
        }
        #expect(places.count == 6)
        #expect(Set(places).count == 1)
      }
    }
  }

  @Test("the demo is of today at the place, in the place's own day")
  func today() throws {
    var stage = arizona(columns: 80)
    // 2026-06-15 03:00 UTC is still 14 June, a Sunday, in Phoenix.
    stage.now = Date(timeIntervalSince1970: 1_781_492_400)
    #expect(stage.run("demo", "arizona").out.contains("Sun 14 Jun, 4:20 PM MST"))
  }

  @Test("a place that was not recorded is answered with those that were, and status 3")
  func unknown() {
    let run = arizona(columns: 80).run("demo", "Paris")
    #expect(run.exit == .place)
    #expect(run.out == "")
    for recording in Recording.all { #expect(run.errors.contains(recording.place.name)) }
  }

  @Test("a demo needs no key, reads no configuration and asks no network")
  func isolated() {
    var stage = arizona(columns: 80)
    stage.file = .text("key = exposed", mode: 0o644)
    #expect(stage.run("demo").exit == .success)
    #expect(stage.requests.withLock { $0.isEmpty })
  }
}
