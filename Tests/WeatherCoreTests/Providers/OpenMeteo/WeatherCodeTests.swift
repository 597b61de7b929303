import Testing

@testable import WeatherCore

@Suite("WMO codes")
struct WeatherCodeTests {
  /// open-meteo.com/en/docs, "WMO Weather interpretation codes".
  static let documented: [(codes: [Int], kind: Condition.Kind)] = [
    ([0], .clear), ([1], .fewClouds), ([2], .scatteredClouds), ([3], .overcast),
    ([45, 48], .fog), ([51, 53, 55], .drizzle), ([56, 57], .freezingRain),
    ([61, 63, 65], .rain), ([66, 67], .freezingRain), ([71, 73, 75], .snow), ([77], .snow),
    ([80, 81, 82], .showerRain), ([85, 86], .snow), ([95], .thunderstorm),
    ([96, 99], .thunderstorm),
  ]

  @Test("every documented code has its kind and words", arguments: documented)
  func kinds(codes: [Int], kind: Condition.Kind) {
    for code in codes {
      let condition = Condition(wmoCode: code, isDay: false)
      #expect(condition.kind == kind)
      #expect(!condition.text.isEmpty)
      #expect(condition.isDay == false)
    }
  }

  @Test("any other code is unknown", arguments: [-1, 4, 44, 50, 100, Int.max])
  func unknown(code: Int) {
    #expect(Condition(wmoCode: code, isDay: nil) == Condition(kind: .unknown, text: ""))
  }
}
