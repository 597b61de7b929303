import Foundation
import Testing

@testable import WeatherCore

extension Payload {
  /// Answers of `/data/2.5/forecast` and of its hourly sister.
  static let steps = files.rows.map { file in
    let name = file["file"] ?? ""
    return Payload(file: "\(name).json") { data in
      let place = Place(
        name: "",
        coordinate: .at(file.number("lat") ?? 0, file.number("lon") ?? 0)
      )
      let reading = WireReading(units: file.units, place: place)
      let answer = try OpenWeatherMapAnswer.test.decode(data, as: WireForecast.self)
      let found = answer.forecast(reading, duration: file.number("duration") ?? 0)
      #expect(Double(found.timeZone.secondsFromGMT()) == file.number("shift"))
      #expect(Double(found.steps.count) == file.number("count"))
      #expect(found.issues == [])
      let rain = found.steps.compactMap(\.rain?.millimeters)
      let snow = found.steps.compactMap(\.snow?.millimeters)
      #expect(close(rain.reduce(0, +), file.number("rain") ?? 0))
      #expect(close(snow.reduce(0, +), file.number("snow") ?? 0))
      let rows = rows.rows(of: name)
      #expect(!rows.isEmpty)
      for row in rows {
        row.check(found.steps[Int(row.number("index") ?? 0)], units: file.units)
      }
    }
  }

  /// Read from the files; rain and snow are the sums of all steps.
  private static let files = GoldenTable(
    """
    file                                       units     duration  shift   count  lat       lon       rain                                        snow
    forecast_kz_snow3h_rain3h_2023             standard  10800     18000   40     51.2182   51.2457   0.11+0.29+0.49+0.65+0.24+2.81+0.65          2.78+2.66
    forecast_lisbon_cnt1_2023                  metric    10800     3600    1      38.7078   -9.1366   -                                           -
    forecast_london_40x3h_2025                 standard  10800     0       40     51.5073   -0.1277   0.32+1.08+4.43+0.24+0.11+0.56+0.82+0.3+0.1  -
    forecast_washington_us_imperial_rain_2024  imperial  10800     -14400  40     38.895    -77.0365  5.5+0.13+2.5+0.5+1.06+0.25+0.19+0.13        -
    forecast_hourly_70S_polar_night_sun0_2024  standard  3600      -10800  96     -70.8696  -75.1144  -                                           1.3+1.28+1.47+1.41+1.32+1.3+1.2+1.06+1.09+0.94+0.57+0.25+0.19+0.31+0.9+1.21+2.01+2.05+1.8+1.06+0.29+0.19+0.19+0.18+0.19+0.2+0.17+0.14+0.2+0.22+0.28+0.28
    forecast_hourly_82N_polar_day_2024         standard  3600      32400   96     82.8628   135       0.24+0.28+0.34+0.61+0.27+0.43               -
    """
  )

  /// Read from the files.
  ///
  /// All icons of both polar files end in d; in polar night it is night.
  private static let rows = GoldenTable(
    """
    file                                       index  time        temp    high    low     feels   humidity  hPa   seen   wind   from  gust   clouds  pop   rain  snow  conditions
    forecast_kz_snow3h_rain3h_2023             0      1678276800  276.06  276.06  273.57  270.46  99        1018  40     8.44   216   17.14  100     0.86  -     2.78  snow/snow/d
    forecast_kz_snow3h_rain3h_2023             2      1678298400  274.58  274.58  273.84  269.6   91        1019  10000  5.82   189   12.89  100     0.97  0.11  -     rain/light rain/n, freezingRain/freezing rain/n
    forecast_kz_snow3h_rain3h_2023             39     1678698000  278.5   278.5   278.5   276.04  89        1012  10000  3.05   196   6.02   100     0.04  -     -     overcast/overcast clouds/d
    forecast_lisbon_cnt1_2023                  0      1687975200  26.2    26.2    25.64   26.2    56        1013  10000  8.88   340   13.77  0       0     -     -     clear/clear sky/d
    forecast_london_40x3h_2025                 0      1742504400  288.02  288.02  285.77  287.21  63        1017  10000  3.01   107   9.8    33      0     -     -     scatteredClouds/scattered clouds/n
    forecast_london_40x3h_2025                 13     1742644800  285.41  285.41  285.41  284.91  85        1000  10000  2.85   140   5.23   100     0.58  0.56  -     rain/light rain/d
    forecast_london_40x3h_2025                 39     1742925600  285     285     285     283.62  53        1018  10000  1.33   326   1.78   56      0     -     -     brokenClouds/broken clouds/d
    forecast_washington_us_imperial_rain_2024  0      1712178000  52.43   55.36   52.43   51.75   93        992   10000  4.43   316   10.54  100     0.96  5.5   -     rain/moderate rain/d
    forecast_washington_us_imperial_rain_2024  1      1712188800  51.3    51.46   51.3    50.13   85        993   10000  17.76  296   29.35  88      1     0.13  -     rain/light rain/n
    forecast_washington_us_imperial_rain_2024  39     1712599200  64.94   64.94   64.94   63.07   41        1021  10000  6.2    200   8.97   10      0     -     -     clear/clear sky/d
    forecast_hourly_70S_polar_night_sun0_2024  0      1720119600  265.96  265.96  265.96  258.96  94        1000  111    15.75  340   23.86  100     1     -     1.3   snow/snow/n
    forecast_hourly_70S_polar_night_sun0_2024  95     1720461600  260.91  260.91  260.91  253.91  95        990   178    6.96   60    11.22  100     0.91  -     0.28  snow/light snow/n
    forecast_hourly_82N_polar_day_2024         0      1720119600  273.47  273.47  273.47  271.03  98        1017  2686   2.03   54    2.52   56      0     -     -     brokenClouds/broken clouds/d
    forecast_hourly_82N_polar_day_2024         95     1720461600  273.28  273.28  273.28  269.49  99        1018  439    3.38   243   4.63   100     0     -     -     overcast/overcast clouds/d
    """
  )
}
