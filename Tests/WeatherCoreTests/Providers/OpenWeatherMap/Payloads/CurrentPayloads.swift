import Foundation
import Testing
import WeatherCore

extension Payload {
  /// Answers of `/data/2.5/weather`.
  static let current = table.rows.map { row in
    Payload(file: "\(row["file"] ?? "").json") { data in
      let client = OpenWeatherMapClient.served(data, units: row.units)
      let found = try value(client.currentConditions(at: nullIsland))
      row.check(found, units: row.units)
      #expect(Double(found.timeZone.secondsFromGMT()) == row.number("shift") ?? 0)
      #expect(found.sun == row.sun)
      #expect(found.reportedName == row["name"])
    }
  }

  /// Read from the files.
  ///
  /// Lisbon's direction of 360 is written 0; Munich's answer of 2019 has no time zone, and New
  /// York's wind no direction.
  private static let table = GoldenTable(
    """
    file                                        units     time        shift   temp    feels   humidity  hPa   seen   wind  from  gust  clouds  rain  snow  sunrise     sunset      name             conditions
    weather_lisbon_pt_metric_2023               metric    1687949133  3600    27.12   28.16   59        1013  10000  9.26  0     2.34  0       0.17  0.14  1687929236  1687982718  Chiado           clear/clear sky/d
    weather_london_by_name_2020                 standard  1588044368  3600    282.57  277.73  81        1005  10000  5.7   70    -     100     0.51  -     1588048633  1588101506  London           rain/light rain/n
    weather_london_en_rain1h_2020               standard  1588338951  3600    287.23  283.85  66        998   10000  4.1   250   -     5       0.3   -     1588307493  1588361005  London           rain/light rain/d
    weather_london_gb_standard_2020             standard  1588047748  3600    281.87  277.11  87        1005  8000   5.7   90    -     75      1.27  -     1588048633  1588101506  London           rain/moderate rain/n
    weather_london_lang_ru_rain1h_2020          standard  1588299211  3600    281.2   277.55  81        996   10000  3.6   230   -     84      0.25  -     1588307493  1588361005  Лондон           rain/небольшой дождь/n
    weather_london_lat_lon_2020                 standard  1588048665  3600    282.08  277.37  87        1005  8000   5.7   90    -     75      1.52  -     1588048633  1588101506  London           rain/moderate rain/d
    weather_moscow_lang_fr_metric_2020          metric    1589717622  10800   13.67   5.79    47        1010  10000  9     260   -     40      -     -     1589678040  1589737084  Moscou           showerRain/petites averses/d
    weather_moscow_lang_ru_metric_2020          metric    1588338706  10800   12      7.15    27        1014  10000  3     90    -     0       -     -     1588297549  1588352831  Москва           clear/ясно/d
    weather_munich_two_conditions_2019          metric    1547387400  -       1.49    -       93.7      1005  7000   11.8  250   -     75      -     -     1547362817  1547394301  Munich           sleet/light rain and snow/d, rain/light rain/d
    weather_newyork_us_name_state_country_2020  standard  1588045785  -14400  279.86  276.82  75        1019  16093  2.1   -     -     90      -     -     1587981546  1588031269  New York         overcast/overcast clouds/n
    weather_tokyo_jp_standard_2021              standard  1611137417  32400   278.79  275.06  45        1029  10000  1.54  110   -     20      -     -     1611092918  1611129319  Tokyo            fewClouds/few clouds/n
    weather_washington_us_imperial_rain1h_2024  imperial  1712173818  -14400  51.1    50.23   92        992   10000  9.22  350   -     100     2.05  -     1712141325  1712187204  Washington D.C.  rain/moderate rain/d
    weather_zip_10018_us_2020                   standard  1588048598  -14400  279.69  276.11  70        1019  16093  2.6   -     -     75      -     -     1588067857  1588117733  New York         brokenClouds/broken clouds/n
    """
  )
}
