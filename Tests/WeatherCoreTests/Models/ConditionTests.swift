import Foundation
import Testing
import WeatherCore

@Suite("condition and icon")
struct ConditionTests {
  /// The icon map of SimpleWeather's condition class, in its own words.
  @Test(
    "icons are those of SimpleWeather",
    arguments: [
      (.clear, .clear, .clearNight), (.fewClouds, .fewClouds, .fewCloudsNight),
      (.scatteredClouds, .fewClouds, .fewCloudsNight), (.brokenClouds, .clouds, .clouds),
      (.overcast, .clouds, .clouds), (.showerRain, .shower, .shower),
      (.drizzle, .shower, .shower), (.rain, .rain, .rainNight),
      (.thunderstorm, .thunderstorm, .thunderstorm), (.snow, .snow, .snow),
      (.freezingRain, .snow, .snow), (.sleet, .snow, .snow), (.mist, .mist, .mist),
      (.tornado, .mist, .mist), (.unknown, .unknown, .unknown),
    ] as [(Condition.Kind, WeatherIcon, WeatherIcon)]
  )
  func icons(kind: Condition.Kind, day: WeatherIcon, night: WeatherIcon) {
    #expect(Condition(kind: kind, text: "", isDay: true).icon == day)
    #expect(Condition(kind: kind, text: "", isDay: false).icon == night)
    #expect(Condition(kind: kind, text: "").icon == day)
  }

  @Test("directions are brought into 0..<360, and none is not north")
  func directions() {
    #expect(Wind(direction: 360).direction == 0)
    #expect(Wind(direction: -90).direction == 270)
    #expect(Wind(direction: 720).direction == 0 && Wind(direction: -715).direction == 5)
    for direction in [721, 999, -9999, 1e30] {
      #expect(Wind(direction: direction).direction == nil)
    }
    #expect(Wind(direction: 359.5).direction == 359.5)
    #expect(Wind(direction: .nan).direction == nil)
    #expect(Wind(speed: Speed(metersPerSecond: 2)).direction == nil)
  }

  @Test("a speed or a view below zero is not known; none at all is")
  func belowZero() {
    let calm = Speed(metersPerSecond: 0)
    let wind = Wind(speed: Speed(metersPerSecond: -5), gust: calm, direction: 90)
    #expect(wind.speed == nil && wind.gust == calm && wind.direction == 90)
    #expect(Wind(speed: Speed(metersPerSecond: .nan)).speed == nil)
    // Sound takes a second for 343 m; no wind is as fast.
    #expect(Wind(gust: Speed(metersPerSecond: 344)).gust == nil)
    func view(_ meters: Double) -> Length? {
      CurrentConditions(
        time: Date(timeIntervalSince1970: 0),
        timeZone: .gmt,
        visibility: Length(meters: meters)
      ).visibility
    }
    #expect(view(-3) == nil && view(0) == Length(meters: 0))
  }

  @Test("the first condition is the chief one, and none is unknown")
  func chief() {
    let conditions = [
      Condition(kind: .sleet, text: "a"), Condition(kind: .rain, text: "b"),
    ]
    #expect(
      HourlyStep(time: .unix(0), duration: 3600, conditions: conditions).condition.text == "a"
    )
    #expect(DailyStep(day: LocalDay(year: 2025, month: 1, day: 1)).condition.kind == .unknown)
  }
}
