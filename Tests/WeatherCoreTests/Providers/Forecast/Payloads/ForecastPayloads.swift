import Foundation
import Testing

@testable import WeatherCore

extension Payload {
  /// Every payload of Dark Sky and Pirate Weather with its check; paths are below Tests/Fixtures.
  static let forecast: [Payload] =
    forecastAnswers + forecastFragments + forecastProblems

  private static let forecastAnswers = forecastFiles.rows.map { file in
    let name = file["file"] ?? ""
    let folder = name.contains("newyork") || name.contains("version2") ? "pirate" : "darksky"
    return Payload(file: "\(folder)/\(name).json") { data in
      let client = ForecastClient.served(data, units: file.forecastUnits)
      let now = try value(client.currentConditions(at: nullIsland))
      #expect(now.timeZone.identifier == file["zone"])
      let rows = forecastNow.rows(of: name)
      #expect(rows.count == 1)
      for row in rows { row.check(now, file.forecastUnits) }
      if let minutes = file.number("minutes") {
        let found = try value(client.minutelyForecast(at: nullIsland))
        #expect(found.timeZone.identifier == file["zone"])
        #expect(Double(found.steps.count) == minutes)
        #expect(found.steps.allSatisfy { $0.precipitation?.millimetersPerHour == 0 })
        #expect(found.issues == [])
      } else {
        let found = try failure(client.minutelyForecast(at: nullIsland))
        #expect(found == .decoding(path: "minutely.data"))
      }
      let hours = try value(client.hourlyForecast(at: nullIsland))
      #expect(hours.timeZone.identifier == file["zone"])
      #expect(Double(hours.steps.count) == file.number("hours"))
      #expect(hours.issues == [])
      for row in forecastHours.rows(of: name) {
        row.check(hours.steps[Int(row.number("index") ?? 0)], file.forecastUnits)
      }
      let days = try value(client.dailyForecast(at: nullIsland))
      #expect(days.timeZone.identifier == file["zone"])
      #expect(Double(days.days.count) == file.number("days"))
      #expect(days.issues == [])
      let expected = forecastDays.rows(of: name)
      #expect(expected.count == days.days.count)
      for (row, day) in zip(expected, days.days) { row.check(day, file.forecastUnits) }
      let alerts = try value(client.alerts(at: nullIsland))
      #expect(alerts.count == (name.contains("two_alerts") ? 2 : 0))
    }
  }

  /// Read from the files.
  private static let forecastFiles = GoldenTable(
    """
    file                                      units  zone                 minutes  hours  days
    forecast_denver_snow_2019                 us     America/Denver       61       49     8
    forecast_phoenix_2019                     us     America/Phoenix      61       49     8
    forecast_sf_si_2013                       si     Etc/GMT+8            61       49     8
    forecast_sf_us_2013                       us     Etc/GMT+8            61       49     8
    forecast_sf_us_2019                       us     America/Los_Angeles  61       49     8
    timemachine_sf_2013                       us     Etc/GMT+8            -        24     1
    forecast_newyork_si_two_alerts_v2.9_2026  si     America/New_York     61       48     8
    forecast_sf_us_version2_2025              us     America/Los_Angeles  1        1      1
    """
  )

  /// Read from the files, in their units; what falls is in millimetres an hour.
  private static let forecastNow = GoldenTable(
    """
    file                                      time        temp   feels  dew    humidity  hPa      seen   wind   from  gust   clouds  uv    rain  snow  all  conditions
    forecast_denver_snow_2019                 1546490583  23     18.64  7.89   0.52      1021.5   10     3.31   209   6.06   0       0     -     -     0.0  clear/Clear/n
    forecast_phoenix_2019                     1546986427  71.26  71.26  38.75  0.31      1018.11  10     1.21   164   4.87   0.06    1     -     -     0.0  clear/Clear/d
    forecast_sf_si_2013                       1363044322  20.31  -      -      0.53      1010.51  22.74  13.83  227   -      0.29    -     -     -     0    scatteredClouds/Partly Cloudy/d
    forecast_sf_us_2013                       1363035143  68.19  -      -      0.53      1012.24  14.82  6.18   230   -      0.08    -     -     -     0.0  clear/Clear/d
    forecast_sf_us_2019                       1552614606  59.09  59.09  37.71  0.45      1023.43  4.64   6.37   263   10     0.16    0     -     -     0.0  clear/Clear/d
    timemachine_sf_2013                       1362974400  51.3   -      -      0.8       1015.98  7.16   4.68   223   -      0.13    -     -     -     0.0  clear/Clear/n
    forecast_newyork_si_two_alerts_v2.9_2026  1770414300  -0.26  -4.77  -7.89  0.56      1004.92  16.09  2.32   166   3.2    0.97    0.54  -     -     0.0  overcast/Overcast/d
    forecast_sf_us_version2_2025              1759697220  62.64  57.61  58.46  0.85      1009.77  10.0   13.39  254   13.78  0.02    5.69  -     -     0.0  clear/Clear/d
    """
  )

  /// Read from the files, in their units: the first hour, the middle one, the last one, and the
  /// first in which rain falls; what falls is in millimetres.
  private static let forecastHours = GoldenTable(
    """
    file                                      index  time        temp   feels   dew     humidity  hPa      seen   wind   from  gust   clouds  uv    pop   rain                  snow  all  conditions
    forecast_denver_snow_2019                 0      1546488000  24.33  24.33   8.99    0.51      1020.72  4.8    2.79   209   7.18   0       0     0     -                     -     0.0  clear/Clear/n
    forecast_denver_snow_2019                 17     1546549200  44.2   42.78   28.02   0.53      1016.74  10     3.33   186   4.18   0       1     0.01  0.00762               -     -    clear/Clear/d
    forecast_denver_snow_2019                 24     1546574400  31.76  25.9    17.06   0.54      1021.58  10     6.06   217   8.72   0.02    0     0     -                     -     0.0  clear/Clear/n
    forecast_denver_snow_2019                 48     1546660800  35.51  30.97   19.41   0.51      1017     10     5.27   232   6.79   0       0     0     -                     -     0.0  clear/Clear/n
    forecast_phoenix_2019                     0      1546984800  70.75  70.75   38.49   0.31      1018.22  10     1.43   132   4.57   0.08    2     0     -                     -     0.0  clear/Clear/d
    forecast_phoenix_2019                     2      1546992000  69.76  69.76   40.15   0.34      1017.99  10     2.08   218   3.53   0.03    0     0.01  0.0381                -     -    clear/Clear/d
    forecast_phoenix_2019                     24     1547071200  71.87  71.87   36.51   0.27      1018.21  10     6.67   120   9.84   0.04    2     0     -                     -     0.0  clear/Clear/d
    forecast_phoenix_2019                     48     1547157600  70.09  70.09   41.81   0.36      1015.82  10     4.07   190   5.61   0.73    2     0.01  0.00508               -     -    scatteredClouds/Mostly Cloudy/d
    forecast_sf_si_2013                       0      1363042800  20.79  -       -       0.51      1010.54  23.9   12.99  227   -      0.32    -     -     -                     -     0    scatteredClouds/Partly Cloudy/d
    forecast_sf_si_2013                       24     1363129200  20.22  -       -       0.62      1008.86  -      11.42  -     -      0.3     -     -     -                     -     0    scatteredClouds/Partly Cloudy/d
    forecast_sf_si_2013                       48     1363215600  24.24  -       -       0.48      1005.5   -      6.17   -     -      0.3     -     -     -                     -     0    scatteredClouds/Partly Cloudy/d
    forecast_sf_us_2013                       0      1363032000  66.88  -       -       0.55      1012.57  14.1   4.63   233   -      0.09    -     -     -                     -     0.0  clear/Clear/d
    forecast_sf_us_2013                       24     1363118400  67.57  -       -       0.67      1009.87  -      4.92   -     -      0.35    -     -     -                     -     0.0  scatteredClouds/Partly Cloudy/d
    forecast_sf_us_2013                       48     1363204800  72.71  -       -       0.59      1008.63  -      3.46   -     -      0.29    -     -     -                     -     0.0  scatteredClouds/Partly Cloudy/d
    forecast_sf_us_2019                       0      1552611600  61.02  61.02   36.25   0.4       1023.13  6.74   5.24   270   10.13  0.07    0     0     -                     -     0.0  clear/Clear/d
    forecast_sf_us_2019                       4      1552626000  54.32  54.32   44.41   0.69      1024.66  10     4.97   289   6.5    0.35    0     0.01  0.04826               -     -    scatteredClouds/Partly Cloudy/n
    forecast_sf_us_2019                       24     1552698000  62.46  62.46   44.77   0.52      1021.65  10     5.46   301   7.39   0       0     0     -                     -     0.0  clear/Clear/d
    forecast_sf_us_2019                       48     1552784400  62.06  62.06   48.28   0.61      1020.73  10     5.91   290   6.86   0.43    0     0     -                     -     0.0  scatteredClouds/Partly Cloudy/d
    timemachine_sf_2013                       0      1362902400  45.21  -       -       0.83      1016.66  -      5.96   250   -      0.23    -     -     -                     -     0.0  scatteredClouds/Partly Cloudy/n
    timemachine_sf_2013                       12     1362945600  63.41  -       -       0.55      1017.78  -      4.76   236   -      0.13    -     -     -                     -     0.0  clear/Clear/d
    timemachine_sf_2013                       23     1362985200  48.43  -       -       0.85      1015.68  6.61   3.6    262   -      0.16    -     -     -                     -     0.0  clear/Clear/n
    forecast_newyork_si_two_alerts_v2.9_2026  0      1770411600  -2.19  -6.47   -6.77   0.7       1005.22  16.09  3.6    200   4.7    0.77    1.12  0.16  -                     0.0   -    scatteredClouds/Mostly Cloudy/d
    forecast_newyork_si_two_alerts_v2.9_2026  24     1770498000  -8.92  -19.14  -15.98  0.55      1009.92  16.09  11.2   320   16.6   0.25    1.23  0.0   -                     0.0   -    wind/Windy and Mostly Clear/d
    forecast_newyork_si_two_alerts_v2.9_2026  47     1770580800  -8.58  -16.2   -14.64  0.62      1021.18  16.09  6.13   310   9.23   0.51    2.58  0.06  -                     0.0   -    scatteredClouds/Partly Cloudy/d
    forecast_sf_us_version2_2025              0      1759694400  64.02  62.45   57.79   0.8       1010.13  10.0   7.15   280   9.83   0.01    5.71  0.0   -                     -     0.0  clear/Clear/d
    """
  )
}

extension ForecastClient {
  /// A client to which every request is answered with `body`, at 1 700 000 000.
  static func served(
    _ body: Data,
    status: Int = 200,
    units: ForecastUnits = .si
  ) -> ForecastClient {
    ForecastClient(
      key: .test,
      transport: ScriptedTransport(status: status, body: body).transport,
      units: units,
      now: { .unix(1_700_000_000) }
    )
  }

  /// A client to which every request is answered with `body`.
  static func served(_ body: String) -> ForecastClient { served(Data(body.utf8)) }
}
