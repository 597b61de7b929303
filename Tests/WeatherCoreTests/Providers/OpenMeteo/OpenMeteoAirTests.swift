import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite("air by Open-Meteo")
struct OpenMeteoAirTests {
  @Test("has both indices and the pollutants")
  func now() throws {
    let client = OpenMeteoClient.served(
      #"""
      {"utc_offset_seconds":3600,"timezone":"Europe/Berlin","current":{"time":"2025-06-01T13:00",
      "interval":3600,"european_aqi":34,"us_aqi":42,"pm10":11.5,"pm2_5":7.2,
      "carbon_monoxide":142.0,"nitrogen_dioxide":5.4,"sulphur_dioxide":0.8,"ozone":88.0,
      "ammonia":null}}
      """#
    )
    #expect(
      try value(client.airQuality(at: nullIsland))
        == AirQuality(
          time: .unix(1_748_736_000 + 12 * 3600),
          europeanIndex: 34,
          unitedStatesIndex: 42,
          carbonMonoxide: 142,
          nitrogenDioxide: 5.4,
          ozone: 88,
          sulphurDioxide: 0.8,
          pm2_5: 7.2,
          pm10: 11.5
        )
    )
  }

  @Test("hour by hour, and what is broken costs itself alone")
  func hours() throws {
    let client = OpenMeteoClient.served(
      #"{"hourly":{"time":["2025-06-01T00:00","x","2025-06-01T02:00"],"us_aqi":[1,2,null]}}"#
    )
    let found = try value(client.airQualityForecast(at: nullIsland))
    #expect(found.steps.map(\.time) == [.unix(1_748_736_000), .unix(1_748_743_200)])
    #expect(found.steps.map(\.unitedStatesIndex) == [1, nil])
    #expect(found.issues.map(\.path) == ["hourly.time[1]"])
  }
}
