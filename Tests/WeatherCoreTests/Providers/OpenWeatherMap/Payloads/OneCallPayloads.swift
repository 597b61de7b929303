import Foundation
import Testing
import WeatherCore

extension Payload {
  /// Answers of One Call 3.0, and of 2.5 in the same shape.
  static let oneCall = files.rows.map { file in
    let name = file["file"] ?? ""
    return Payload(file: "\(name).json") { data in
      let client = OpenWeatherMapClient.served(data, plan: .oneCall, units: file.units)
      try checkCurrent(value(client.currentConditions(at: nullIsland)), file)
      try checkMinutes(client, name)
      if file["hours"] == nil {
        #expect(
          try failure(client.hourlyForecast(at: nullIsland)) == .decoding(path: "hourly")
        )
      } else {
        try checkHours(value(client.hourlyForecast(at: nullIsland)), file)
      }
      try checkDays(value(client.dailyForecast(at: nullIsland)), file)
      try checkAlerts(value(client.alerts(at: nullIsland)), file)
    }
  }

  private static func checkCurrent(_ found: CurrentConditions, _ file: GoldenTable.Row) {
    #expect(found.timeZone.identifier == file["zone"])
    #expect(found.sun == file.sun)
    #expect(found.reportedName == nil)
    let rows = moments.rows(of: file["file"] ?? "").filter { $0["moment"] == "current" }
    #expect(rows.count == 1)
    for row in rows { row.check(found, units: file.units) }
  }

  private static func checkMinutes(_ client: OpenWeatherMapClient, _ name: String) throws {
    let rows = minutes.rows(of: name)
    if rows.isEmpty {
      #expect(
        try failure(client.minutelyForecast(at: nullIsland)) == .decoding(path: "minutely")
      )
    }
    for row in rows {
      let found = try value(client.minutelyForecast(at: nullIsland))
      #expect(Double(found.steps.count) == row.number("minutes"))
      #expect(found.steps.first?.time == row.time("first"))
      #expect(found.steps.last?.time == row.time("last"))
      let rates = found.steps.compactMap(\.precipitation?.millimetersPerHour)
      #expect(rates.count == found.steps.count)
      #expect(close(rates.reduce(0, +), row.number("sum")))
      #expect(found.issues == [])
    }
  }

  private static func checkHours(_ found: HourlyForecast, _ file: GoldenTable.Row) {
    #expect(found.timeZone.identifier == file["zone"])
    #expect(Double(found.steps.count) == file.number("hours"))
    #expect(found.steps.allSatisfy { $0.duration == 3600 })
    let rain = found.steps.compactMap(\.rain?.millimeters)
    let snow = found.steps.compactMap(\.snow?.millimeters)
    #expect(close(rain.reduce(0, +), file.number("rain") ?? 0))
    #expect(close(snow.reduce(0, +), file.number("snow") ?? 0))
    #expect(found.issues == [])
    let rows = moments.rows(of: file["file"] ?? "").filter { $0["moment"] == "last" }
    #expect(rows.count == 1)
    for (row, step) in zip(rows, found.steps.suffix(1)) { row.check(step, units: file.units) }
  }

  private static func checkDays(_ found: DailyForecast, _ file: GoldenTable.Row) {
    let rows = OneCallDays.table.rows(of: file["file"] ?? "")
    #expect(found.timeZone.identifier == file["zone"])
    #expect(Double(found.days.count) == file.number("days"))
    #expect(found.days.count == rows.count)
    #expect(found.issues == [])
    for (row, day) in zip(rows, found.days) { row.check(day, units: file.units) }
  }

  private static func checkAlerts(_ found: WeatherAlerts, _ file: GoldenTable.Row) {
    let rows = alerts.rows(of: file["file"] ?? "")
    #expect(found.count == rows.count)
    for (row, alert) in zip(rows, found) {
      #expect(alert.sender == row["sender"])
      #expect(alert.event == row["event"])
      #expect(alert.start == row.time("start"))
      #expect(alert.end == row.time("end"))
      #expect(alert.tags == [row["tags"]])
      #expect(Double(alert.description.count { $0.isNewline }) == row.number("feeds"))
      #expect(Double(alert.description.unicodeScalars.count) == row.number("letters"))
    }
  }

  /// Read from the files; rain and snow are the sums of all hours.
  ///
  /// The answer of 2020 was asked without minutes and hours.
  private static let files = GoldenTable(
    """
    file                                  units     zone                 sunrise     sunset      hours  days  rain  snow
    onecall25_bend_or_imperial_snow_2021  imperial  America/Los_Angeles  1615041187  1615082401  48     8     -     0.37+0.15
    onecall25_cairo_eg_metric_2023        metric    Africa/Cairo         1674881267  1674919668  48     8     -     -
    onecall25_rutland_vt_imperial_2021    imperial  America/New_York     1615029581  1615070807  48     8     -     -
    onecall25_rutland_vt_pretty_2021      imperial  America/New_York     1615029583  1615070808  48     8     -     -
    onecall3_arizona_2023                 standard  America/Phoenix      1704033103  1704068963  48     8     -     -
    onecall3_berlin_de_alerts_2024        metric    Europe/Berlin        1713757952  1713809805  48     8     0.13  -
    onecall3_lisbon_pt_metric_2023        metric    Europe/Lisbon        1688361368  1688414697  48     8     -     -
    onecall_exclude_minutely_hourly_2020  standard  America/Chicago      1589368621  1589418488  -      8     -     -
    """
  )

  /// The sum is that of all rates, in mm/h.
  private static let minutes = GoldenTable(
    """
    file                            minutes  first       last        sum
    onecall3_arizona_2023           60       1704064860  1704068400  0
    onecall3_berlin_de_alerts_2024  60       1713795180  1713798720  0
    onecall3_lisbon_pt_metric_2023  61       1688384160  1688387760  1.7864
    """
  )

  private static let moments = GoldenTable(
    """
    file                                  moment   time        temp    feels   dew     humidity  hPa   seen   wind  from  gust  clouds  uv     pop   rain  snow  conditions
    onecall25_bend_or_imperial_snow_2021  current  1615060147  41.4    34.54   27.48   56        1017  10000  4.61  0     -     20      3.11   -     -     -     fewClouds/few clouds/d
    onecall25_bend_or_imperial_snow_2021  last     1615226400  32.49   28.17   24.06   90        1016  10000  0.78  308   -     100     1.72   0.11  -     -     overcast/overcast clouds/d
    onecall25_cairo_eg_metric_2023        current  1674931149  18.33   17.58   8.31    52        1016  10000  2.57  70    -     0       0      -     -     -     clear/clear sky/n
    onecall25_cairo_eg_metric_2023        last     1675098000  17.28   16.16   4.21    42        1013  10000  6.51  345   8.62  0       0      0     -     -     clear/clear sky/n
    onecall25_rutland_vt_imperial_2021    current  1615047521  16.56   7.86    5.65    58        1016  10000  4.61  0     -     75      2.15   -     -     -     brokenClouds/broken clouds/d
    onecall25_rutland_vt_imperial_2021    last     1615215600  19.62   12.33   8.08    86        1032  10000  3.47  292   -     1       2.06   0     -     -     clear/clear sky/d
    onecall25_rutland_vt_pretty_2021      current  1615047412  16.57   7.88    5.67    58        1016  10000  4.61  0     -     75      2.15   -     -     -     brokenClouds/broken clouds/d
    onecall25_rutland_vt_pretty_2021      last     1615215600  19.78   12.49   8.1     85        1032  10000  3.47  292   -     2       2.06   0     -     -     clear/clear sky/d
    onecall3_arizona_2023                 current  1704064820  289.2   288.11  278.2   48        1019  10000  2.06  110   -     0       0.4    -     -     -     clear/clear sky/d
    onecall3_arizona_2023                 last     1704232800  289.13  287.72  274.05  36        1020  10000  2.4   275   2.5   0       1.37   0     -     -     clear/clear sky/d
    onecall3_berlin_de_alerts_2024        current  1713795125  6.31    5.11    1.05    69        1006  10000  1.79  110   -     0       1.6    -     -     -     clear/clear sky/d
    onecall3_berlin_de_alerts_2024        last     1713963600  12.09   10.29   -2.53   36        1007  10000  3.1   96    2.17  100     2.13   0     -     -     overcast/overcast clouds/d
    onecall3_lisbon_pt_metric_2023        current  1688384139  25.1    25.21   16.53   59        1017  10000  7.2   10    -     20      9.78   -     -     -     fewClouds/few clouds/d
    onecall3_lisbon_pt_metric_2023        last     1688551200  21.11   20.87   13.04   61        1018  10000  5.05  348   7.7   92      5.58   0     -     -     overcast/overcast clouds/d
    onecall_exclude_minutely_hourly_2020  current  1589427537  295.03  294.9   291.02  78        1015  16093  4.1   140   8.2   1       10.31  -     -     -     clear/clear sky/n
    """
  )

  private static let alerts = GoldenTable(
    """
    file                            start       end         feeds  letters  tags                       event              sender
    onecall3_arizona_2023           1703871060  1704168000  19     1153     Air quality                Air Quality Alert  NWS Phoenix (Central Arizona and California Desert)
    onecall3_berlin_de_alerts_2024  1713816000  1713855600  1      98       Extreme low temperature    frost              Deutscher Wetterdienst
    onecall3_lisbon_pt_metric_2023  1688490000  1688623200  12     649      Extreme temperature value  Heat Advisory      NWS Portland (Northwest Oregon and Southwest Washington)
    """
  )
}
