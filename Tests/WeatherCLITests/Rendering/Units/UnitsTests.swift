import Testing
import WeatherCore

@testable import weather_cli

@Suite("Units")
struct UnitsTests {
  @Test(
    "case 27: 9 m/s is 32 km/h (× 3.6) and 20 mph (÷ 0.44704)",
    arguments: [
      (Units.metric, "32 km/h"), (.ca, "32 km/h"), (.imperial, "20 mph"), (.uk, "20 mph"),
      (.si, "9 m/s"),
    ]
  )
  func wind(units: Units, text: String) {
    #expect(units.text(Speed(metersPerSecond: 9)) == text)
  }

  @Test("case 28: 2.05 mm of rain is 0.08 in (÷ 25.4), also where the service speaks of inches")
  func rain() {
    let depth = Length(millimeters: 2.05)
    #expect(Units.imperial.text(depth: depth) == "0.08 in")
    #expect(Units.uk.text(depth: depth) == "2.1 mm")
    #expect(Units.metric.text(depth: Length(millimeters: 12.4)) == "12 mm")
    #expect(!Units.metric.shows(depth: Length(millimeters: 0.04)))
    #expect(Units.metric.shows(depth: Length(millimeters: 0.05)))
    #expect(!Units.imperial.shows(depth: Length(millimeters: 0.1)))
  }

  @Test(
    "case 29: visibility: metres when near, and at the services' cap of 10 km at least that (6.2 mi)",
    arguments: [
      (Units.metric, 40.0, "40 m"), (.metric, 10_000, "≥ 10 km"),
      (.imperial, 10_000, "≥ 6 mi"),
      (.uk, 10_000, "≥ 6 mi"), (.metric, 4_828, "4.8 km"), (.imperial, 4_828, "3.0 mi"),
      (.imperial, 40, "131 ft"), (.uk, 40, "40 m"), (.si, 9_000, "9 km"),
      (.metric, 999.6, "1000 m"),
    ]
  )
  func visibility(units: Units, meters: Double, text: String) {
    #expect(units.text(visibility: Length(meters: meters)) == text)
  }

  @Test(
    "1016 hPa is 30.00 inHg (÷ 33.86389) and 101.6 kPa",
    arguments: [
      (Units.metric, "1016 hPa"), (.uk, "1016 hPa"), (.si, "1016 hPa"),
      (.imperial, "30.00 inHg"), (.ca, "101.6 kPa"),
    ]
  )
  func pressure(units: Units, text: String) {
    #expect(units.text(Pressure(hectopascals: 1016)) == text)
  }

  @Test("case 12: a temperature just below zero is 0°, not -0°")
  func temperature() {
    #expect(Units.metric.text(Temperature(celsius: -0.27)) == "0°")
    #expect(Units.imperial.text(Temperature(fahrenheit: -0.27)) == "0°")
    #expect(Units.imperial.text(Temperature(celsius: 37)) == "99°")
  }
}
