import Foundation
import Testing
import WeatherCore

extension Payload {
  /// Answers of `/data/2.5/air_pollution`.
  static let air = [
    Payload(file: "air_pollution_lisbon_2023.json") { data in
      let found = try value(OpenWeatherMapClient.served(data).airQuality(at: nullIsland))
      #expect(found == lisbon(at: 1_687_540_917))
    },
    Payload(file: "air_pollution_forecast_lisbon_2023.json") { data in
      let found = try value(OpenWeatherMapClient.served(data).airQualityForecast(at: nullIsland))
      #expect(found.issues == [])
      #expect(found.steps.count == 96)
      #expect(found.steps.first == lisbon(at: 1_687_539_600))
      let last = try #require(found.steps.last)
      #expect(last.time == .unix(1_687_881_600))
      #expect(last.index == .moderate)
      #expect(last.pm10 == 15.17)
      #expect(found.steps.compactMap(\.ozone).max() == 140.19)
      #expect(found.steps.count { $0.index == .fair } == 64)
      // Some hours have an index of 0, which is none of the five.
      #expect(Set(found.steps.map(\.index)) == [nil, .good, .fair, .moderate, .poor])
    },
  ]

  private static func lisbon(at time: Double) -> AirQuality {
    AirQuality(
      time: .unix(time),
      index: .moderate,
      carbonMonoxide: 196.93,
      nitrogenMonoxide: 0.65,
      nitrogenDioxide: 3.98,
      ozone: 107.29,
      sulphurDioxide: 1.46,
      pm2_5: 8.58,
      pm10: 13.5,
      ammonia: 2.03
    )
  }
}
