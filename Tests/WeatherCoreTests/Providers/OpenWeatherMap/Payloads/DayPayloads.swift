import Foundation
import Testing
import WeatherCore

extension Payload {
  /// Answers of `/data/2.5/forecast/daily`, and of `/forecast/climate` in the same shape.
  static let days = files.rows.map { file in
    let name = file["file"] ?? ""
    return Payload(file: "\(name).json") { data in
      let transport = ScriptedTransport([
        "/data/3.0/onecall": (401, Data()), "/data/2.5/forecast/daily": (200, data),
      ])
      let client = OpenWeatherMapClient(
        key: .test,
        transport: transport.transport,
        units: file.units
      )
      let found = try value(client.dailyForecast(at: nullIsland))
      #expect(Double(found.timeZone.secondsFromGMT()) == file.number("shift"))
      #expect(Double(found.days.count) == file.number("count"))
      #expect(found.issues == [])
      let rows = rows.rows(of: name)
      #expect(found.days.count == rows.count)
      for (row, day) in zip(rows, found.days) { row.check(day, units: file.units) }
    }
  }

  private static let files = GoldenTable(
    """
    file                                   units     shift   count
    forecast_daily_munich_2019             metric    7200    7
    forecast_climate30_arizona_2024        standard  -25200  29
    forecast_climate30_maryland_rain_2024  standard  -14400  30
    """
  )

  /// Read from the files.
  private static let rows = GoldenTable(
    """
    file                                   day         high    low     rain   pop  wind  from  humidity  hPa      clouds  sunrise     sunset      conditions
    forecast_daily_munich_2019             2019-09-13  24.44   15.35   -      -    3.35  314   70        1031.65  21      1568350044  1568395948  fewClouds/few clouds/d
    forecast_daily_munich_2019             2019-09-14  21.02   13.56   2.51   0.7  2.21  81    72        1028.81  100     1568436525  1568482223  rain/light rain/d
    forecast_daily_munich_2019             2019-09-15  22.88   13.76   -      -    1.15  7     64        1023.75  0       1568523007  1568568497  clear/sky is clear/d
    forecast_daily_munich_2019             2019-09-16  23.45   13.95   -      -    3.07  298   64        1020.41  7       1568609489  1568654771  clear/sky is clear/d
    forecast_daily_munich_2019             2019-09-17  20.55   10.95   -      -    2.8   333   66        1019.4   2       1568695970  1568741045  clear/sky is clear/d
    forecast_daily_munich_2019             2019-09-18  18.15   7.75    -      -    2.92  34    52        1017.56  0       1568782452  1568827319  clear/sky is clear/d
    forecast_daily_munich_2019             2019-09-19  15.05   5.56    -      -    2.89  51    59        1022.7   1       1568868934  1568913593  clear/sky is clear/d
    forecast_climate30_arizona_2024        2024-07-04  313.81  300.15  -      -    5.41  241   24        1013     78      1720095772  1720147281  brokenClouds/broken clouds/d
    forecast_climate30_arizona_2024        2024-07-05  316.37  300.15  -      -    4.13  250   20        1010     39      1720182201  1720233672  scatteredClouds/scattered clouds/d
    forecast_climate30_arizona_2024        2024-07-06  317.45  302.55  -      -    4.65  243   18        1009     8       1720268631  1720320061  clear/sky is clear/d
    forecast_climate30_arizona_2024        2024-07-07  318.04  301.78  -      -    4.38  250   18        1009     7       1720355061  1720406449  clear/sky is clear/d
    forecast_climate30_arizona_2024        2024-07-08  319.16  301.78  -      -    4.94  259   16        1007     3       1720441493  1720492835  clear/sky is clear/d
    forecast_climate30_arizona_2024        2024-07-09  319.42  303.2   -      -    5.48  259   12        1006     16      1720527925  1720579220  fewClouds/few clouds/d
    forecast_climate30_arizona_2024        2024-07-10  318.09  304.81  -      -    5.06  243   14        1009     43      1720614358  1720665603  scatteredClouds/scattered clouds/d
    forecast_climate30_arizona_2024        2024-07-11  317.44  304.81  -      -    3.78  111   21        1012     32      1720700792  1720751985  scatteredClouds/scattered clouds/d
    forecast_climate30_arizona_2024        2024-07-12  317.23  303.45  -      -    4.18  238   20        1012     55      1720787227  1720838365  brokenClouds/broken clouds/d
    forecast_climate30_arizona_2024        2024-07-13  315.85  302.26  -      -    4.92  248   20        1010     80      1720873662  1720924743  brokenClouds/broken clouds/d
    forecast_climate30_arizona_2024        2024-07-14  314.83  300.26  -      -    5.1   243   16        1009     12      1720960098  1721011120  fewClouds/few clouds/d
    forecast_climate30_arizona_2024        2024-07-15  314.54  300.2   -      -    4.98  245   14        1010     6       1721046535  1721097495  clear/sky is clear/d
    forecast_climate30_arizona_2024        2024-07-16  314.48  300.2   -      -    4.99  234   12        1011     17      1721132973  1721183869  fewClouds/few clouds/d
    forecast_climate30_arizona_2024        2024-07-17  312.47  300.32  -      -    3.32  207   16        1011     65      1721219411  1721270241  brokenClouds/broken clouds/d
    forecast_climate30_arizona_2024        2024-07-18  313.58  302.75  -      -    3.39  252   19        1011     44      1721305849  1721356612  scatteredClouds/scattered clouds/d
    forecast_climate30_arizona_2024        2024-07-19  313.45  301.64  -      -    3.38  250   20        1011     72      1721392288  1721442981  brokenClouds/broken clouds/d
    forecast_climate30_arizona_2024        2024-07-20  314.39  301.64  -      -    2.72  264   15        1011     65      1721478728  1721529349  brokenClouds/broken clouds/d
    forecast_climate30_arizona_2024        2024-07-21  316.01  302.12  -      -    4.06  276   13        1011     75      1721565168  1721615715  brokenClouds/broken clouds/d
    forecast_climate30_arizona_2024        2024-07-22  316.91  302.12  -      -    3.77  262   13        1010     17      1721651608  1721702080  fewClouds/few clouds/d
    forecast_climate30_arizona_2024        2024-07-23  318.37  302.98  -      -    4.44  268   12        1010     30      1721738049  1721788443  scatteredClouds/scattered clouds/d
    forecast_climate30_arizona_2024        2024-07-24  318.06  305.43  -      -    3.34  278   14        1009     68      1721824490  1721874805  brokenClouds/broken clouds/d
    forecast_climate30_arizona_2024        2024-07-25  318.24  302.79  -      -    4.6   267   12        1008     35      1721910932  1721961166  scatteredClouds/scattered clouds/d
    forecast_climate30_arizona_2024        2024-07-26  316.61  301.36  -      -    5.38  249   15        1010     7       1721997374  1722047525  clear/sky is clear/d
    forecast_climate30_arizona_2024        2024-07-27  316.29  300.79  -      -    4.41  258   17        1011     10      1722083816  1722133883  clear/sky is clear/d
    forecast_climate30_arizona_2024        2024-07-28  316.2   300.56  -      -    5.28  244   15        1011     7       1722170258  1722220239  clear/sky is clear/d
    forecast_climate30_arizona_2024        2024-07-29  315.91  300.56  -      -    5.75  258   16        1011     18      1722256701  1722306594  fewClouds/few clouds/d
    forecast_climate30_arizona_2024        2024-07-30  316.3   301.96  -      -    5.14  262   18        1012     28      1722343143  1722392947  scatteredClouds/scattered clouds/d
    forecast_climate30_arizona_2024        2024-07-31  315.27  301.96  -      -    4.72  263   20        1011     26      1722429586  1722479300  scatteredClouds/scattered clouds/d
    forecast_climate30_arizona_2024        2024-08-01  316.13  302.56  -      -    4.54  270   20        1012     44      1722516029  1722565651  scatteredClouds/scattered clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-04  304.33  293.81  0.51   -    4.88  196   48        1012     61      1720086455  1720139813  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-05  306.47  296.98  3.31   -    3.16  223   51        1010     31      1720172888  1720226199  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-06  306.4   296.98  -      -    4.1   236   49        1010     32      1720259322  1720312584  scatteredClouds/scattered clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-07  299.98  296.31  13.94  -    4.51  180   87        1014     95      1720345758  1720398967  rain/moderate rain/d
    forecast_climate30_maryland_rain_2024  2024-07-08  300.93  296.21  16.5   -    5.64  189   83        1008     88      1720432195  1720485347  rain/moderate rain/d
    forecast_climate30_maryland_rain_2024  2024-07-09  304.34  292.99  -      -    3.4   261   46        1014     11      1720518633  1720571726  fewClouds/few clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-10  305.05  292.99  12.85  -    4.28  213   51        1017     55      1720605073  1720658103  rain/moderate rain/d
    forecast_climate30_maryland_rain_2024  2024-07-11  302.62  293.92  9.62   -    4.28  213   50        1015     39      1720691513  1720744479  rain/moderate rain/d
    forecast_climate30_maryland_rain_2024  2024-07-12  302.68  292.83  -      -    2.66  320   51        1017     17      1720777954  1720830852  fewClouds/few clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-13  302.77  296.39  -      -    2.16  138   50        1014     44      1720864397  1720917224  scatteredClouds/scattered clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-14  302.88  296.73  -      -    2.56  219   52        1015     80      1720950840  1721003593  brokenClouds/broken clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-15  304.84  296.73  -      -    3.79  205   44        1014     54      1721037284  1721089961  brokenClouds/broken clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-16  304.53  297.15  11.83  -    3.73  244   65        1015     52      1721123729  1721176327  rain/moderate rain/d
    forecast_climate30_maryland_rain_2024  2024-07-17  299.89  291.83  29.64  -    6.01  16    85        1014     86      1721210175  1721262692  rain/moderate rain/d
    forecast_climate30_maryland_rain_2024  2024-07-18  296.86  288.7   0.2    -    5.11  14    53        1022     57      1721296622  1721349054  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-19  295.47  288.7   -      -    3.7   70    52        1024     84      1721383070  1721435415  brokenClouds/broken clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-20  296.32  288.35  -      -    4.9   56    54        1023     15      1721469518  1721521774  fewClouds/few clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-21  296.54  288.35  -      -    4.21  357   50        1019     38      1721555967  1721608132  scatteredClouds/scattered clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-22  300.26  289.36  -      -    3.58  33    45        1017     10      1721642416  1721694488  clear/sky is clear/d
    forecast_climate30_maryland_rain_2024  2024-07-23  302.08  290.01  1.37   -    2.47  105   56        1019     7       1721728867  1721780842  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-24  302.43  291.2   1.33   -    2.08  134   61        1018     15      1721815317  1721867194  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-25  301.71  296.19  0.1    -    2.82  179   65        1017     97      1721901769  1721953545  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-26  303.38  297.17  0.87   -    2.82  212   65        1017     53      1721988220  1722039894  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-27  302.35  297.43  0.35   -    3.86  194   70        1017     88      1722074673  1722126242  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-28  306.71  297.62  2.24   -    3.91  225   49        1014     16      1722161125  1722212588  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-07-29  306.29  297.37  -      -    2.46  266   50        1015     21      1722247578  1722298933  fewClouds/few clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-30  307.09  298.21  -      -    3.28  244   47        1011     24      1722334031  1722385276  fewClouds/few clouds/d
    forecast_climate30_maryland_rain_2024  2024-07-31  306.78  297.84  1.4    -    2.92  252   49        1013     17      1722420485  1722471617  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-08-01  300.17  295.89  4.87   -    3.37  51    68        1017     78      1722506939  1722557958  rain/light rain/d
    forecast_climate30_maryland_rain_2024  2024-08-02  295.89  295.89  0.27   -    1.31  79    92        1017     76      1722593393  1722644296  rain/light rain/d
    """
  )
}
