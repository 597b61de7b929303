import Foundation
import Testing
import WeatherCore

extension Payload {
  /// Every payload of Open-Meteo with its check; paths are below Tests/Fixtures/openmeteo.
  static let openMeteo: [Payload] = openMeteoForecasts + openMeteoPlaces + openMeteoProblems

  private static let openMeteoForecasts = openMeteoFiles.rows.map { file in
    let name = file["file"] ?? ""
    return Payload(file: "\(name).json") { data in
      let client = OpenMeteoClient.served(data)
      try file.checkCurrent(client)
      try file.checkHours(client, openMeteoHours.rows(of: name))
      try file.checkDays(client, openMeteoDays.rows(of: name))
    }
  }

  /// Read from the files; `all` is what falls in all hours, in millimetres.
  private static let openMeteoFiles = GoldenTable(
    """
    file                                           zone              shift   now         temp  feels  humidity  wind  from  conditions                        hours  all
    forecast_berlin_hourly_2026                    Europe/Berlin     3600    -           -     -      -         -     -     -                                 24     0.1+0.3
    forecast_berlin_weather_code_2023              GMT               0       1699872300  -     -      -         -     -     overcast/overcast                 168    -
    forecast_maryland_daily_2026                   America/Denver    -21600  1786159800  26.8  24.0   -         7.6   -     scatteredClouds/partly cloudy     -      -
    forecast_munich_current_weather_unixtime_2026  Europe/Berlin     3600    1770477300  8.5   -      -         4.7   9     scatteredClouds/partly cloudy/d   168    -
    forecast_newyork_full_2026                     America/New_York  -18000  1770413400  -1.4  -      60        4.8   138   overcast/overcast                 168    0.1+0.2+0.1+0.4+1.3+0.3+0.3+0.3
    historical_daily_2026                          Europe/Berlin     3600    -           -     -      -         -     -     -                                 -      -
    """
  )

  /// Read from the files; times are those of the file less its `utc_offset_seconds`.
  private static let openMeteoHours = GoldenTable(
    """
    file                                           index  time        temp  feels  humidity  hPa     wind  from  gust  clouds  pop  all  conditions
    forecast_berlin_hourly_2026                    0      1773961200  8.9   6.4    61        1022.2  4.8   -     10.4  84      0    0.0  -
    forecast_berlin_hourly_2026                    12     1774004400  10.8  8.5    59        1021.2  5.1   -     13.7  93      0    0.0  -
    forecast_berlin_hourly_2026                    23     1774044000  6.5   4.2    88        1020.6  6.6   -     16.2  34      0    0.0  -
    forecast_berlin_weather_code_2023              0      1699833600  -     -      -         -       -     -     -     -       -    -    scatteredClouds/partly cloudy
    forecast_berlin_weather_code_2023              84     1700136000  -     -      -         -       -     -     -     -       -    -    overcast/overcast
    forecast_berlin_weather_code_2023              167    1700434800  -     -      -         -       -     -     -     -       -    -    rain/light rain
    forecast_munich_current_weather_unixtime_2026  0      1770418800  6.4   -      83        -       9.4   247   -     -       -    -    -
    forecast_munich_current_weather_unixtime_2026  84     1770721200  3.3   -      79        -       5.5   79    -     -       -    -    -
    forecast_munich_current_weather_unixtime_2026  167    1771020000  4.9   -      85        -       14.8  247   -     -       -    -    -
    forecast_newyork_full_2026                     0      1770354000  -7.1  -      -         -       4.3   -     -     -       -    0.0  clear/clear sky
    forecast_newyork_full_2026                     84     1770656400  -7.1  -      -         -       6.6   -     -     -       -    0.0  overcast/overcast
    forecast_newyork_full_2026                     167    1770955200  -5.3  -      -         -       18.1  -     -     -       -    0.0  scatteredClouds/partly cloudy
    """
  )

  /// Read from the files.
  private static let openMeteoDays = GoldenTable(
    """
    file                                           day         high  low    all   wind  gust  sunrise     sunset      conditions
    forecast_berlin_hourly_2026                    2026-03-20  -     -      -     -     -     1773983280  1774027080  -
    forecast_berlin_weather_code_2023              2023-11-13  -     -      -     -     -     -           -           showerRain/light showers
    forecast_berlin_weather_code_2023              2023-11-14  -     -      -     -     -     -           -           showerRain/light showers
    forecast_berlin_weather_code_2023              2023-11-15  -     -      -     -     -     -           -           showerRain/light showers
    forecast_berlin_weather_code_2023              2023-11-16  -     -      -     -     -     -           -           showerRain/light showers
    forecast_berlin_weather_code_2023              2023-11-17  -     -      -     -     -     -           -           showerRain/light showers
    forecast_berlin_weather_code_2023              2023-11-18  -     -      -     -     -     -           -           rain/light rain
    forecast_berlin_weather_code_2023              2023-11-19  -     -      -     -     -     -           -           rain/light rain
    forecast_maryland_daily_2026                   2026-08-07  36.2  13.6   -     -     -     -           -           overcast/overcast
    forecast_maryland_daily_2026                   2026-08-08  38.2  18.6   -     -     -     -           -           overcast/overcast
    forecast_maryland_daily_2026                   2026-08-09  36.7  19.4   -     -     -     -           -           overcast/overcast
    forecast_maryland_daily_2026                   2026-08-10  36.8  24.5   -     -     -     -           -           overcast/overcast
    forecast_maryland_daily_2026                   2026-08-11  36.5  24.4   -     -     -     -           -           overcast/overcast
    forecast_munich_current_weather_unixtime_2026  2026-02-07  9.5   4.7    -     -     -     1770445978  1770481348  -
    forecast_munich_current_weather_unixtime_2026  2026-02-08  6.8   3.0    -     -     -     1770532288  1770567844  -
    forecast_munich_current_weather_unixtime_2026  2026-02-09  4.7   0.7    -     -     -     1770618596  1770654340  -
    forecast_munich_current_weather_unixtime_2026  2026-02-10  7.0   -1.3   -     -     -     1770704904  1770740836  -
    forecast_munich_current_weather_unixtime_2026  2026-02-11  9.3   2.2    -     -     -     1770791211  1770827331  -
    forecast_munich_current_weather_unixtime_2026  2026-02-12  7.2   4.9    -     -     -     1770877515  1770913826  -
    forecast_munich_current_weather_unixtime_2026  2026-02-13  8.6   4.5    -     -     -     1770963818  1771000321  -
    forecast_newyork_full_2026                     2026-02-06  -0.2  -9.2   0.0   -     -     1770379200  1770416340  overcast/overcast
    forecast_newyork_full_2026                     2026-02-07  -5.3  -17.7  0.4   -     -     1770465540  1770502800  snow/light snow
    forecast_newyork_full_2026                     2026-02-08  -8.9  -21.5  0.0   -     -     1770551880  1770589260  overcast/overcast
    forecast_newyork_full_2026                     2026-02-09  -4.1  -18.1  0.0   -     -     1770638160  1770675780  overcast/overcast
    forecast_newyork_full_2026                     2026-02-10  -0.7  -11.0  0.0   -     -     1770724500  1770762240  overcast/overcast
    forecast_newyork_full_2026                     2026-02-11  2.0   -5.3   2.6   -     -     1770810840  1770848700  snow/light snow
    forecast_newyork_full_2026                     2026-02-12  0.0   -5.3   0.0   -     -     1770897180  1770935160  overcast/overcast
    historical_daily_2026                          2024-01-01  7.3   3.4    1.9   19.7  36.0  -           -           -
    historical_daily_2026                          2024-01-02  7.2   2.5    8.5   20.2  35.6  -           -           -
    historical_daily_2026                          2024-01-03  10.6  7.2    10.8  27.8  47.9  -           -           -
    """
  )

  private static let openMeteoPlaces = [
    Payload(file: "geocode_2026.json") { data in
      let found = try value(OpenMeteoClient.served(data).places(named: "Frederick"))
      #expect(
        found == [
          place("Frederick", "Maryland", "US", .at(39.41427, -77.41054), "America/New_York"),
          place("Frederick", "Oklahoma", "US", .at(34.39203, -99.01841), "America/Chicago"),
          place("Frederick", "Colorado", "US", .at(40.09915, -104.9372), "America/Denver"),
        ]
      )
    },
    // The file has ten, since its request named no count.
    Payload(file: "geocode_hollywood_2025.json") { data in
      let found = try value(OpenMeteoClient.served(data).places(named: "Hollywood"))
      #expect(
        found == [
          place("Hollywood", "Florida", "US", .at(26.0112, -80.14949), "America/New_York"),
          place("Hollywood", "California", "US", .at(34.09834, -118.32674), "America/Los_Angeles"),
          place("Hollywood", "South Carolina", "US", .at(32.73434, -80.24177), "America/New_York"),
          place("Hollywood", "Alabama", "US", .at(34.72425, -85.97248), "America/Chicago"),
          place("Hollywood", "Maryland", "US", .at(38.34596, -76.57162), "America/New_York"),
        ]
      )
    },
    // Case 37: no match is no `results`, and no failure.
    Payload(file: "geocode_empty_no_results_key_2026.json") { data in
      let found = try value(OpenMeteoClient.served(data).places(named: "Nowhere"))
      #expect(found == [])
    },
  ]

  private static let openMeteoProblems = [
    problem(
      "errors_quoted/400_latitude.json",
      400,
      .badRequest("Latitude must be in range of -90 to 90°. Given: 522.52.")
    ),
    problem(
      "errors_quoted/400_unknown_variable.json",
      400,
      .badRequest(
        "Data corrupted at path ''. Cannot initialize ForecastVariableDaily from invalid String "
          + "value some_attribute."
      )
    ),
    problem("errors_quoted/429_minutely.json", 429, .rateLimited(retryAfter: .seconds(60))),
    // The tests' clock stands at 1 700 000 000, 22:13:20 UTC: 6400 s before midnight.
    problem("errors_quoted/429_daily.json", 429, .rateLimited(retryAfter: .seconds(6460))),
  ]

  private static func problem(_ file: String, _ status: Int, _ expected: WeatherError) -> Payload {
    Payload(file: file) { (data) throws in
      let client = OpenMeteoClient.served(data, status: status)
      #expect(try failure(client.currentConditions(at: nullIsland)) == expected)
      #expect(try failure(client.hourlyForecast(at: nullIsland)) == expected)
      #expect(try failure(client.dailyForecast(at: nullIsland)) == expected)
      #expect(try failure(client.places(named: "xy")) == expected)
      #expect(try failure(client.airQuality(at: nullIsland)) == expected)
    }
  }

  private static func place(
    _ name: String,
    _ area: String,
    _ country: String,
    _ coordinate: Coordinate,
    _ zone: String
  ) -> Place {
    Place(
      name: name,
      area: area,
      country: country,
      coordinate: coordinate,
      timeZone: TimeZone(identifier: zone)
    )
  }
}

extension OpenMeteoClient {
  /// A client to which every request is answered with `body`, at 1 700 000 000.
  static func served(_ body: Data, status: Int = 200) -> OpenMeteoClient {
    OpenMeteoClient(
      transport: ScriptedTransport(status: status, body: body).transport,
      now: { .unix(1_700_000_000) }
    )
  }

  /// A client to which every request is answered with `body`.
  static func served(_ body: String) -> OpenMeteoClient { served(Data(body.utf8)) }
}
