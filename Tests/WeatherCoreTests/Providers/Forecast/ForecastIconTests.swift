import Testing

@testable import WeatherCore

@Suite("icons of the Forecast shape")
struct ForecastIconTests {
  @Test(
    "every icon of Dark Sky's set has its kind, and Pirate Weather's are read word by word",
    arguments: [
      ("clear-day", .clear), ("clear-night", .clear), ("clear", .clear), ("rain", .rain),
      ("snow", .snow), ("sleet", .sleet), ("wind", .wind), ("fog", .fog), ("cloudy", .overcast),
      ("partly-cloudy-day", .scatteredClouds), ("partly-cloudy-night", .scatteredClouds),
      ("thunderstorm", .thunderstorm), ("hail", .hail),
      ("mostly-clear-day", .fewClouds), ("mostly-cloudy-night", .brokenClouds),
      ("possible-rain-day", .rain), ("possible-snow-night", .snow), ("heavy-rain", .rain),
      ("very-light-sleet", .sleet), ("flurries", .snow), ("drizzle", .drizzle),
      ("breezy", .wind), ("dangerous-wind", .wind), ("mist", .mist), ("haze", .haze),
      ("smoke", .smoke), ("possible-thunderstorm-day", .thunderstorm),
    ] as [(String, Condition.Kind)]
  )
  func kinds(icon: String, kind: Condition.Kind) {
    #expect(Condition.Kind(forecastIcon: icon) == kind)
  }

  @Test(
    "an unknown icon falls back on what falls, then on the clouds",
    arguments: [
      (#""precipIntensity":1,"precipType":"snow","cloudCover":1"#, .snow),
      (#""precipIntensity":1,"precipType":"ice""#, .freezingRain),
      (#""precipIntensity":0,"precipType":"rain","cloudCover":0.05"#, .clear),
      (#""cloudCover":0.25"#, .fewClouds), (#""cloudCover":0.5"#, .scatteredClouds),
      (#""cloudCover":0.8"#, .brokenClouds), (#""cloudCover":1"#, .overcast),
      (#""cloudCover":-999"#, .unknown), (#""precipIntensity":1"#, .unknown),
    ] as [(String, Condition.Kind)]
  )
  func fallback(figures: String, kind: Condition.Kind) throws {
    for icon in [#""icon":"none","#, #""icon":"","#, #""icon":null,"#, ""] {
      let client = ForecastClient.served(#"{"currently":{"time":0,\#(icon)\#(figures)}}"#)
      let found = try value(client.currentConditions(at: nullIsland))
      #expect(found.condition.kind == kind)
    }
  }

  @Test("where the icon does not tell day from night, the sun does")
  func daylight() throws {
    let client = ForecastClient.served(
      #"""
      {"daily":{"data":[{"time":0,"sunriseTime":21600,"sunsetTime":64800}]},
      "hourly":{"data":[{"time":18000,"icon":"rain"},{"time":21600,"icon":"rain"},
      {"time":64800,"icon":"rain"},{"time":72000,"icon":"clear-day"},{"time":90000,"icon":"rain"}]}}
      """#
    )
    let found = try value(client.hourlyForecast(at: nullIsland))
    // The provider's own word wins; of the next day nothing is known.
    #expect(found.steps.map { $0.conditions.first?.isDay } == [false, true, false, true, nil])
  }
}
