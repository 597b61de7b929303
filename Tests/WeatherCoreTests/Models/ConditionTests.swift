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
    #expect(Wind(direction: 725).direction == 5)
    #expect(Wind(direction: 359.5).direction == 359.5)
    #expect(Wind(direction: .nan).direction == nil)
    #expect(Wind(speed: Speed(metersPerSecond: 2)).direction == nil)
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
