import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// Recorded answers from the ends of the year and of the lists.
@Suite("input cases of OpenWeatherMap")
struct InputCaseTests {
  @Test("case 23: at 82.86° in July it is day at every hour, and the icons are those of day")
  func polarDay() throws {
    let data = try Fixture.data("owm/forecast_hourly_82N_polar_day_2024.json")
    let client = OpenWeatherMapClient.served(data, plan: .free)
    let place = Place(name: "", coordinate: .at(82.8628, 135))
    let hours = try value(client.hourlyForecast(at: place)).steps
    #expect(hours.count == 96)
    #expect(hours.flatMap(\.conditions).allSatisfy { $0.isDay == true })
    let days = try value(client.dailyForecast(at: place)).days
    #expect(days.count >= 4)
    #expect(days.allSatisfy { $0.sun == SunTimes(polar: .day) && $0.condition.isDay == true })
  }

  @Test("case 31: of two conditions the first is the chief one, and its icon shows")
  func twoConditions() throws {
    let data = try Fixture.data("owm/weather_munich_two_conditions_2019.json")
    let found = try value(OpenWeatherMapClient.served(data).currentConditions(at: nullIsland))
    // 615, light rain and snow, icon 13d; then 500, light rain, icon 10d.
    #expect(found.conditions.map(\.kind) == [.sleet, .rain])
    #expect(found.condition.text == "light rain and snow")
    #expect(found.condition.icon == .snow)
  }
}
