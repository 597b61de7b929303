import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite("days from steps")
struct DailyFromStepsTests {
  @Test(
    "W16, cases 1, 2 and 4: are the place's own days",
    arguments: Set(Self.table.rows.compactMap { $0["file"] }).sorted()
  )
  func recorded(file: String) throws {
    let units: OpenWeatherMapUnits = file.contains("imperial") ? .imperial : .standard
    let data = try Fixture.data("owm/\(file).json")
    let client = OpenWeatherMapClient.served(data, plan: .free, units: units)
    let found = try value(client.dailyForecast(at: nullIsland))
    let rows = Self.table.rows(of: file)
    #expect(found.days.count == 6)
    #expect(rows.count == 6)
    #expect(found.issues == [])
    for (row, day) in zip(rows, found.days) { check(day, row, units) }
  }

  private func check(_ day: DailyStep, _ row: GoldenTable.Row, _ units: OpenWeatherMapUnits) {
    let count = row.number("steps") ?? 0
    #expect(
      String(format: "%d-%02d-%02d", day.day.year, day.day.month, day.day.day) == row["day"]
    )
    #expect(close(units.number(day.high), row.number("high")))
    #expect(close(units.number(day.low), row.number("low")))
    #expect(close(day.rain?.millimeters, row.number("rain")))
    #expect(close(day.snow?.millimeters, row.number("snow")))
    #expect(day.precipitationProbability == row.number("pop"))
    #expect(close(units.number(day.wind.speed), row.number("wind")))
    #expect(day.wind.direction == row.number("from"))
    #expect(close(units.number(day.wind.gust), row.number("gust")))
    #expect(close(day.humidity, row.number("humidities").map { $0 / count / 100 }))
    #expect(close(day.pressure?.hectopascals, row.number("hPas").map { $0 / count }))
    #expect(close(day.cloudCover, row.number("cloud").map { $0 / count / 100 }))
    #expect(day.sun == row.sun)
    #expect(day.isPartial == (row["partial"] == "yes"))
    #expect(day.conditions == row.conditions)
  }

  /// Read from the files.
  ///
  /// Days by the shift in `city`, rain and probability by the day of the moment before a step,
  /// what becomes a mean as its sum.
  private static let table = GoldenTable(
    """
    file                                       day         steps  high    low     rain                      snow       pop   wind   from  gust   humidities               hPas                                     cloud                            sunrise     sunset      partial  conditions
    forecast_washington_us_imperial_rain_2024  2024-04-03  3      55.36   44.33   5.5+0.13+2.5              -          1     17.76  296   29.35  93+85+88                 992+993+996                              100+88+83                        1712141325  1712187204  yes      rain/moderate rain/d
    forecast_washington_us_imperial_rain_2024  2024-04-04  8      52.83   40.37   0.5+1.06                  -          1     12.46  294   25.52  87+90+84+55+51+74+66+76  996+996+997+997+996+997+1000+1002        65+0+5+71+85+97+84+13            -           -           no       rain/light rain/d
    forecast_washington_us_imperial_rain_2024  2024-04-05  8      50.83   40.24   -                         -          0.04  13.8   301   25.28  78+71+68+49+45+55+59+69  1003+1005+1007+1008+1008+1009+1010+1012  11+31+36+34+64+95+78+12          -           -           no       scatteredClouds/scattered clouds/d
    forecast_washington_us_imperial_rain_2024  2024-04-06  8      49.96   38.17   0.25+0.19+0.13            -          0.2   14.05  319   26.44  73+70+70+63+67+58+70+71  1012+1013+1013+1014+1014+1014+1016+1017  13+32+51+99+98+92+85+24          -           -           no       rain/light rain/d
    forecast_washington_us_imperial_rain_2024  2024-04-07  8      58.33   37.42   -                         -          0     8.57   324   23.29  71+81+76+53+43+41+59+64  1018+1018+1020+1020+1018+1017+1018+1020  19+7+7+6+6+6+5+100               -           -           no       clear/clear sky/d
    forecast_washington_us_imperial_rain_2024  2024-04-08  5      64.94   45.07   -                         -          0     6.2    200   8.97   77+81+78+51+41           1021+1021+1023+1023+1021                 98+100+93+12+10                  -           -           yes      overcast/overcast clouds/d
    forecast_kz_snow3h_rain3h_2023             2023-03-08  3      276.06  273.57  0.11                      2.78+2.66  0.98  8.44   216   17.14  99+98+91                 1018+1018+1019                           100+100+100                      1678244763  1678285566  yes      snow/snow/d
    forecast_kz_snow3h_rain3h_2023             2023-03-09  8      275.53  272.89  -                         -          0     7.08   191   16.69  80+80+85+86+92+94+87+87  1019+1018+1018+1018+1017+1016+1016+1016  100+100+100+100+100+100+72+74    -           -           no       overcast/overcast clouds/d
    forecast_kz_snow3h_rain3h_2023             2023-03-10  8      277.49  272.73  -                         -          0     5.93   174   14.5   87+90+91+95+97+96+93+93  1015+1014+1013+1013+1011+1010+1010+1010  94+96+93+95+72+67+68+47          -           -           no       brokenClouds/broken clouds/d
    forecast_kz_snow3h_rain3h_2023             2023-03-11  8      275.93  272.96  0.29+0.49+0.65+0.24       -          0.92  4.2    191   10.71  93+96+99+96+96+95+91+92  1009+1009+1011+1013+1015+1016+1018+1020  42+71+100+100+100+100+99+99      -           -           no       rain/light rain/d
    forecast_kz_snow3h_rain3h_2023             2023-03-12  8      277.57  272.57  -                         -          0.02  7.19   124   17.55  91+88+93+93+96+98+97+94  1020+1020+1020+1021+1019+1018+1017+1017  93+96+85+71+70+85+100+99         -           -           no       overcast/overcast clouds/d
    forecast_kz_snow3h_rain3h_2023             2023-03-13  5      278.5   276.69  2.81+0.65                 -          1     8.28   150   18.6   88+86+92+87+89           1015+1013+1012+1012+1012                 100+100+100+100+100              -           -           yes      rain/light rain/d
    forecast_london_40x3h_2025                 2025-03-20  1      288.02  285.77  -                         -          0     3.01   107   9.8    63                       1017                                     33                               1742450584  1742494370  yes      scatteredClouds/scattered clouds/d
    forecast_london_40x3h_2025                 2025-03-21  8      288.76  283.46  0.32+1.08                 -          1     5.63   136   13.78  70+80+82+69+62+60+70+81  1016+1013+1011+1010+1007+1005+1003+1002  57+100+100+100+100+100+100+100   -           -           no       overcast/overcast clouds/d
    forecast_london_40x3h_2025                 2025-03-22  8      285.76  282.56  4.43+0.24+0.11+0.56+0.82  -          1     5.29   139   13.18  92+94+92+93+85+87+89+95  1001+1000+1000+1000+1000+1000+1000+1001  100+100+100+100+100+100+100+100  -           -           no       rain/light rain/d
    forecast_london_40x3h_2025                 2025-03-23  8      284.25  281.17  0.3                       -          0.45  3.75   171   5.53   96+97+97+86+88+87+85+85  1000+1000+1000+1002+1003+1004+1006+1009  64+43+62+99+99+100+100+100       -           -           no       rain/light rain/d
    forecast_london_40x3h_2025                 2025-03-24  8      284.52  280.07  0.1                       -          0.2   3.58   356   6.51   90+93+93+79+79+82+79+77  1010+1011+1013+1014+1015+1015+1016+1018  58+5+18+71+84+100+100+100        -           -           no       brokenClouds/broken clouds/d
    forecast_london_40x3h_2025                 2025-03-25  7      285.94  277.28  -                         -          0     2.54   47    5.81   82+83+85+62+46+47+53     1018+1018+1018+1019+1018+1017+1018       53+5+4+7+6+16+56                 -           -           yes      clear/clear sky/d
    """
  )
}
