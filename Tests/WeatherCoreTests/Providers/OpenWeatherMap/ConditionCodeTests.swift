import Testing

@testable import WeatherCore

@Suite("condition codes")
struct ConditionCodeTests {
  /// The list of openweathermap.org/weather-conditions with the icon of each code, by day.
  static let listed: [(codes: [Int], icon: WeatherIcon)] = [
    ([200, 201, 202, 210, 211, 212, 221, 230, 231, 232], .thunderstorm),
    ([300, 301, 302, 310, 311, 312, 313, 314, 321], .shower),
    ([500, 501, 502, 503, 504], .rain),
    ([511], .snow),
    ([520, 521, 522, 531], .shower),
    ([600, 601, 602, 611, 612, 613, 615, 616, 620, 621, 622], .snow),
    ([701, 711, 721, 731, 741, 751, 761, 762, 771, 781], .mist),
    ([800], .clear), ([801, 802], .fewClouds), ([803, 804], .clouds),
  ]

  @Test("each listed code has the icon of the list")
  func icons() {
    for (codes, icon) in Self.listed {
      for code in codes {
        let kind = Condition.Kind(openWeatherMapCode: code)
        #expect(Condition(kind: kind, text: "", isDay: true).icon == icon, "\(code)")
      }
    }
  }

  @Test(
    "case 32: codes mean what meteorology calls them",
    arguments: [
      (211, .thunderstorm), (301, .drizzle), (502, .rain), (511, .freezingRain),
      (531, .showerRain), (601, .snow), (611, .sleet), (615, .sleet), (622, .snow), (701, .mist),
      (711, .smoke), (721, .haze), (731, .dust), (741, .fog), (751, .sand), (761, .dust),
      (762, .ash), (771, .squall), (781, .tornado), (800, .clear), (801, .fewClouds),
      (802, .scatteredClouds), (803, .brokenClouds), (804, .overcast),
    ] as [(Int, Condition.Kind)]
  )
  func kinds(code: Int, kind: Condition.Kind) {
    #expect(Condition.Kind(openWeatherMapCode: code) == kind)
  }

  @Test(
    "case 32: an unknown code falls back on its hundred",
    arguments: [
      (299, .thunderstorm), (399, .drizzle), (530, .rain), (614, .snow), (799, .mist),
      (899, .brokenClouds), (999, .unknown), (0, .unknown), (-1, .unknown), (100, .unknown),
    ] as [(Int, Condition.Kind)]
  )
  func hundreds(code: Int, kind: Condition.Kind) {
    #expect(Condition.Kind(openWeatherMapCode: code) == kind)
  }

  @Test(
    "case 32: without a code the icon tells, and without both nothing does",
    arguments: [
      ("03n", .scatteredClouds, false), ("13d", .snow, true), ("10d", .rain, true),
      ("99x", .unknown, nil), (nil, .unknown, nil),
    ] as [(String?, Condition.Kind, Bool?)]
  )
  func iconAlone(icon: String?, kind: Condition.Kind, isDay: Bool?) {
    let entry = WireCondition(id: nil, description: nil, icon: icon)
    #expect(entry.condition(isDay: nil) == Condition(kind: kind, text: "", isDay: isDay))
  }

  @Test("case 32: 03n is the picture of few clouds by night")
  func fewNight() {
    let entry = WireCondition(id: 802, description: "scattered clouds", icon: "03n")
    #expect(entry.condition(isDay: nil).icon == .fewCloudsNight)
    #expect(entry.condition(isDay: true).icon == .fewClouds)
  }
}
