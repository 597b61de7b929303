import Testing
import WeatherCore

@testable import weather_cli

@Suite("Numbers")
struct NumbersTests {
  @Test(
    "cases 12 and 13: halves go away from zero, and zero has no sign",
    arguments: [
      (-0.27, 0, "0"), (-0.26, 0, "0"), (-0.5, 0, "-1"), (0.5, 0, "1"), (2.5, 0, "3"),
      (-2.5, 0, "-3"), (0.49, 0, "0"), (-0.0, 0, "0"), (1016, 0, "1016"), (0.125, 2, "0.13"),
      (1.005, 2, "1.01"), (-0.004, 2, "0.00"), (-0.05, 1, "-0.1"), (12, 1, "12.0"),
      (0.07, 2, "0.07"),
    ]
  )
  func rounding(value: Double, decimals: Int, text: String) {
    #expect(Numbers.text(value, decimals: decimals) == text)
  }

  @Test(
    "halves survive the conversion of units",
    arguments: [(-0.5, "-1"), (0.5, "1"), (2.5, "3"), (-2.5, "-3"), (14.5, "15"), (-17.5, "-18")]
  )
  func temperatures(celsius: Double, text: String) {
    #expect(Numbers.text(Temperature(celsius: celsius).celsius) == text)
    #expect(Numbers.text(Temperature(fahrenheit: celsius).fahrenheit) == text)
  }

  @Test(
    "case 15: a share is shown in percent",
    arguments: [(0.58, "58 %"), (0, "0 %"), (1, "100 %"), (0.005, "1 %"), (0.04, "4 %")]
  )
  func percent(share: Double, text: String) {
    #expect(Numbers.percent(share) == text)
  }

  @Test("what is no number is not shown", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func noNumber(value: Double) {
    #expect(Numbers.text(value) == nil)
    #expect(Numbers.percent(value) == nil)
    #expect(Numbers.rounded(value, decimals: 2) == nil)
  }
}
