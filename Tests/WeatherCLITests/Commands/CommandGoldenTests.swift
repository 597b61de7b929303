import Foundation
import Testing

@testable import weather_cli

/// Whole answers, as the recordings have them: the figures were worked out from the payloads.
@Suite("commands, whole (C1, C9)")
struct CommandGoldenTests {
  /// London's forecast of forecast_london_40x3h_2025.json, at 17:00 UTC before its first step.
  private func london(_ columns: Int, _ words: String...) throws -> Run {
    var stage = try Stage.london()
    stage.now = Date(timeIntervalSince1970: 1_742_490_000)
    stage.environment["COLUMNS"] = "\(columns)"
    return stage.run(words + ["51.51,-0.13"])
  }

  // 21:00 288.02 K = 14.87 °C and 3.01 m/s = 10.8 km/h from 107°; then 286.34, 283.95, 283.46,
  // 286.03, 288.40, 288.76 and 286.90 K. No rain within the day.
  @Test("the hours in 80 columns")
  func hours() throws {
    #expect(
      try london(80, "hourly").out == #"""
        51.51, -0.13                                Thu 20 Mar, 5:00 PM GMT
                                                    OpenWeatherMap, just now

        Hourly Forecast
          Thu   9 PM   15°  Scattered clouds      0 %  ESE 11 km/h ←
          Fri  12 AM   13°  Broken clouds         0 %  ESE 12 km/h ↖
                3 AM   11°  Overcast clouds       0 %  ESE 10 km/h ←
                6 AM   10°  Overcast clouds       0 %  E 12 km/h ←
                9 AM   13°  Overcast clouds       0 %  ESE 15 km/h ←
               12 PM   15°  Overcast clouds       0 %  ESE 17 km/h ←
                3 PM   16°  Overcast clouds       0 %  SE 20 km/h ↖
                6 PM   14°  Overcast clouds       0 %  ESE 14 km/h ←

        Weather data provided by OpenWeather · https://openweathermap.org/

        """#
    )
  }

  @Test("the hours in 40 columns: shorter words, no wind")
  func narrowHours() throws {
    #expect(
      try london(40, "hourly").out == #"""
        51.51, -0.13             Thu 5:00 PM GMT
        OpenWeatherMap, just now

        Hourly Forecast
          Thu   9 PM   15°  Clouds           0 %
          Fri  12 AM   13°  Broken clouds    0 %
                3 AM   11°  Overcast         0 %
                6 AM   10°  Overcast         0 %
                9 AM   13°  Overcast         0 %
               12 PM   15°  Overcast         0 %
                3 PM   16°  Overcast         0 %
                6 PM   14°  Overcast         0 %

        Weather data provided by OpenWeather

        """#
    )
  }

  // By day: 285.77…288.02, 283.46…288.76, 282.56…285.76, 281.17…284.25, 280.07…284.52 and
  // 277.28…285.94 K; 0.32 + 1.08 mm on Friday, 4.43 + 0.24 + 0.11 + 0.56 + 0.82 on Saturday. The
  // ranges lie in 20 cells for 4.13…15.61 °C: 12.62 begins in cell 14, 14.87 ends in cell 19.
  @Test("the days in 80 columns")
  func days() throws {
    #expect(
      try london(80, "daily").out == #"""
        51.51, -0.13                                Thu 20 Mar, 5:00 PM GMT
                                                    OpenWeatherMap, just now

        Daily Forecast
          Thursday*   Scattered clouds    13° ▕              ━━━━━ ▏  15°    0 %
          Friday      Overcast clouds     10° ▕          ━━━━━━━━━━▏  16°  100 %  1.4 mm
          Saturday    Light rain           9° ▕         ━━━━━━     ▏  13°  100 %  6.2 mm
          Sunday      Light rain           8° ▕      ━━━━━━━       ▏  11°   45 %  0.3 mm
          Monday      Broken clouds        7° ▕    ━━━━━━━━━       ▏  11°   20 %  0.1 mm
          Tuesday*    Clear sky            4° ▕━━━━━━━━━━━━━━━━    ▏  13°    0 %
          * a part of the day only

        Weather data provided by OpenWeather · https://openweathermap.org/

        """#
    )
  }

  @Test("the days in 40 columns: shorter words, no ranges")
  func narrowDays() throws {
    #expect(
      try london(40, "daily").out == #"""
        51.51, -0.13             Thu 5:00 PM GMT
        OpenWeatherMap, just now

        Daily Forecast
          Thu* Clouds           13°   15°    0 %
          Fri  Overcast         10°   16°  100 %
          Sat  Light rain        9°   13°  100 %
          Sun  Light rain        8°   11°   45 %
          Mon  Broken clouds     7°   11°   20 %
          Tue* Clear sky         4°   13°    0 %
          * a part of the day only

        Weather data provided by OpenWeather

        """#
    )
  }

  /// Arizona's of onecall3_arizona_2023.json; the figures are those of GlanceTests.
  private func arizona(_ columns: Int, _ options: String...) -> String {
    var stage = Stage()
    stage.environment = ["COLUMNS": "\(columns)"]
    stage.now = Date(timeIntervalSince1970: 1_704_064_820)
    return stage.run(["demo", "Arizona"] + options).out
  }

  @Test("a glance in 60 columns: no picture, shorter words and ranges")
  func middle() {
    #expect(
      arizona(60) == #"""
        Arizona, US             Sun 31 Dec, 4:20 PM MST
                                Recorded on 31 Dec 2023

        61°  Clear sky          Feels like  59°
        ↑61° ↓52°               Wind        ESE 5 mph ←
                                Humidity    48 %, dew point 41°
                                Pressure    30.09 inHg
                                Visibility  ≥ 6 mi
                                Sun         7:31 AM – 5:29 PM

        Hourly Forecast
          5 PM     6 PM     7 PM     8 PM     9 PM     10 PM
          Fair     Clouds   Clouds   Clouds   Clouds   Clouds
          61°      60°      60°      59°      57°      57°
          0 %      0 %      0 %      0 %      0 %      0 %
          ██▇▆▅▅▄▄▃▃▂▂▁▁▁▁▂▄▆▇████  52° … 61°  in 24 h

        Daily Forecast
          Sunday      Clouds      52° ▕ ━━━━━ ▏  61°    0 %
          Monday      Overcast    52° ▕ ━━━━━━▏  61°    0 %
          Tuesday     Clear sky   51° ▕ ━━━━━ ▏  61°    0 %
          Wednesday   Clouds      52° ▕ ━━━━━━▏  63°    0 %
          Thursday    Rain        53° ▕ ━━━━  ▏  58°   36 %  0.01 in
          Friday      Rain        49° ▕━━━━   ▏  57°   34 %  0.01 in

        Recorded weather data provided by OpenWeather, ODbL and CC
        BY-SA 4.0

        """#
    )
  }

  // From 10 PM on: 286.86, 286.56, 286.28 and 285.97 K are 57, 56, 56 and 55 °F.
  @Test("a glance in 120 columns: nine hours and long ranges")
  func wide() {
    #expect(
      arizona(120) == #"""
        Arizona, US                                                                         Sun 31 Dec, 4:20 PM MST
                                                                                            Recorded on 31 Dec 2023

           \  |  /      61°  Clear sky                  Feels like  59°                     Pressure    30.09 inHg
             .-.        ↑61° ↓52°                       Wind        ESE 5 mph ←             Visibility  ≥ 6 mi
         -- (   ) --                                    Humidity    48 %, dew point 41°     Sun         7:31 AM – 5:29 PM
             '-'
           /  |  \

        Hourly Forecast
          5 PM         6 PM         7 PM         8 PM         9 PM         10 PM        11 PM        12 AM        1 AM
          Few clouds   Clouds       Clouds       Clouds       Clouds       Clouds       Clouds       Overcast     Overcast
          61°          60°          60°          59°          57°          57°          56°          56°          55°
          0 %          0 %          0 %          0 %          0 %          0 %          0 %          0 %          0 %
          ██▇▆▅▅▄▄▃▃▂▂▁▁▁▁▂▄▆▇████  52° … 61°  in 24 h

        Daily Forecast
          Sunday      Scattered clouds    52° ▕            ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━         ▏  61°    0 %
          Monday      Overcast clouds     52° ▕             ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━       ▏  61°    0 %
          Tuesday     Clear sky           51° ▕          ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━        ▏  61°    0 %
          Wednesday   Broken clouds       52° ▕             ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▏  63°    0 %
          Thursday    Light rain          53° ▕                ━━━━━━━━━━━━━━━━━━━━━━━                    ▏  58°   36 %  0.01 in
          Friday      Light rain          49° ▕━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━                         ▏  57°   34 %  0.01 in

        Recorded weather data provided by OpenWeather, ODbL and CC BY-SA 4.0 · https://openweathermap.org/

        """#
    )
  }

  // Few and scattered clouds ⛅ by day (03d) and ☁️ after sunset at 5:29 PM (03n), broken and overcast
  // ☁️, rain 🌧️: two cells and a space before the words,
  // which leaves 16 cells for the ranges and eight for the words of an hour.
  @Test("signs of emoji in 80 columns (C8)")
  func emoji() throws {
    let lines = arizona(80, "--icons", "emoji").split(separator: "\n").map(String.init)
    let hours = try #require(lines.firstIndex { $0.hasPrefix("Hourly") })
    #expect(
      lines[hours + 2] == "  ⛅ Fair      ☁️ Clouds    ☁️ Clouds    ☁️ Clouds    ☁️ Clouds    ☁️ Clouds"
    )
    let days = try #require(lines.firstIndex { $0.hasPrefix("Daily") })
    #expect(
      lines[(days + 1)...(days + 6)] == [
        "  Sunday      ⛅ Scattered clouds    52° ▕   ━━━━━━━━━━━  ▏  61°    0 %",
        "  Monday      ☁️ Overcast clouds     52° ▕   ━━━━━━━━━━━  ▏  61°    0 %",
        "  Tuesday     ☀️ Clear sky           51° ▕  ━━━━━━━━━━━━  ▏  61°    0 %",
        "  Wednesday   ☁️ Broken clouds       52° ▕   ━━━━━━━━━━━━━▏  63°    0 %",
        "  Thursday    🌧️ Light rain          53° ▕    ━━━━━━━     ▏  58°   36 %  0.01 in",
        "  Friday      🌧️ Light rain          49° ▕━━━━━━━━━━      ▏  57°   34 %  0.01 in",
      ]
    )
  }

  // 282.08 K = 8.93 °C, 277.37 K = 4.22 °C, 5.7 m/s from 90° = 20.5 km/h, sun from 04:37 to 19:18 UTC.
  @Test("the weather now in 80 columns")
  func current() throws {
    #expect(
      try Stage.london().run("current", "51.51,-0.13").out == """
        London                                      Tue 28 Apr, 5:37 AM UTC+1
                                                    OpenWeatherMap, just now

             .--.       9°  Moderate rain           Feels like  4°
          .-(    ).                                 Wind        E 21 km/h ←
         (___.__)__)                                Humidity    87 %
           / / / /                                  Pressure    1005 hPa
          / / / /                                   Visibility  8 km
                                                    Rain        1.5 mm/h
                                                    Clouds      75 %
                                                    Sun         5:37 AM – 8:18 PM

        Weather data provided by OpenWeather · https://openweathermap.org/

        """
    )
  }
}
