import Foundation
import Testing
import WeatherCore

@Suite("quantities")
struct QuantityTests {
  @Test("temperatures convert by the fixed points of the scales")
  func temperatures() {
    // Water freezes at 273.15 K, 0 °C, 32 °F and boils at 373.15 K, 100 °C, 212 °F.
    for (kelvins, celsius, fahrenheit) in [(273.15, 0.0, 32.0), (373.15, 100, 212)] {
      for same in [
        Temperature(kelvins: kelvins), Temperature(celsius: celsius),
        Temperature(fahrenheit: fahrenheit),
      ] {
        #expect(close(same.kelvins, kelvins))
        #expect(close(same.celsius, celsius))
        #expect(close(same.fahrenheit, fahrenheit))
      }
    }
    #expect(close(Temperature(celsius: -40).fahrenheit, -40))
    #expect(Temperature(celsius: -1) < Temperature(celsius: 1))
  }

  @Test("each is stored as a bare number of its unit, and read again")
  func stored() throws {
    try expectStored(Temperature(kelvins: 280.5), as: "[280.5]")
    try expectStored(Pressure(pascals: 101_325), as: "[101325]")
    try expectStored(Length(meters: 0.25), as: "[0.25]")
    try expectStored(Speed(metersPerSecond: 3.5), as: "[3.5]")
    try expectStored(PrecipitationRate(millimetersPerHour: 1.5), as: "[1.5]")
  }

  private func expectStored<Quantity: Codable & Equatable>(
    _ quantity: Quantity,
    as text: String
  ) throws {
    let data = try JSONEncoder().encode([quantity])
    #expect(String(decoding: data, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode([Quantity].self, from: data) == [quantity])
  }

  @Test("case 27: 9 m/s is 32 km/h, 20 mph, 17 kn and Beaufort 5")
  func wind() {
    let speed = Speed(metersPerSecond: 9)
    #expect(close(speed.kilometersPerHour, 9 * 3.6))
    #expect(speed.kilometersPerHour.rounded() == 32)
    #expect(close(speed.milesPerHour, 9 * 3600 / 1609.344))
    #expect(speed.milesPerHour.rounded() == 20)
    #expect(close(speed.knots, 9 * 3600 / 1852.0))
    #expect(speed.knots.rounded() == 17)
    #expect(speed.beaufort == 5)
    for same in [
      Speed(kilometersPerHour: 32.4), Speed(milesPerHour: 9 * 3600 / 1609.344),
      Speed(knots: 9 * 3600 / 1852.0),
    ] {
      #expect(close(same.metersPerSecond, 9))
    }
  }

  @Test(
    "Beaufort's edges are those of the WMO",
    arguments: [
      (0, 0), (0.2, 0), (0.3, 1), (1.5, 1), (1.6, 2), (3.3, 2), (3.4, 3), (5.4, 3), (5.5, 4),
      (7.9, 4), (8.0, 5), (10.7, 5), (10.8, 6), (13.8, 6), (13.9, 7), (17.1, 7), (17.2, 8),
      (20.7, 8), (20.8, 9), (24.4, 9), (24.5, 10), (28.4, 10), (28.5, 11), (32.6, 11), (32.7, 12),
      (90, 12),
    ] as [(Double, Int)]
  )
  func beaufort(metersPerSecond: Double, force: Int) {
    #expect(Speed(metersPerSecond: metersPerSecond).beaufort == force)
  }

  @Test("1013.25 hPa is 29.92 inHg and 760 mmHg")
  func pressure() {
    let standard = Pressure(hectopascals: 1013.25)
    #expect(standard.pascals == 101_325)
    #expect(close(standard.inchesOfMercury, 29.92, within: 1e-3))
    #expect(close(standard.millimetersOfMercury, 760, within: 1e-6))
    #expect(close(Pressure(inchesOfMercury: 29.92).hectopascals, 1013.2, within: 1e-4))
    #expect(close(Pressure(millimetersOfMercury: 760).hectopascals, 1013.25, within: 1e-6))
  }

  @Test("case 28: 2.05 mm is 0.08 in, and a mile 1609.344 m")
  func lengths() {
    let rain = Length(millimeters: 2.05)
    #expect(close(rain.inches, 2.05 / 25.4))
    #expect((rain.inches * 100).rounded() == 8)
    #expect(close(Length(inches: 1).centimeters, 2.54))
    #expect(Length(miles: 1).meters == 1609.344)
    #expect(close(Length(meters: 10_000).miles, 6.21, within: 1e-3))
    #expect(Length(kilometers: 1.5) == Length(meters: 1500))
    #expect(close((Length(millimeters: 1) + Length(centimeters: 1)).millimeters, 11))
    #expect(close(PrecipitationRate(inchesPerHour: 1).millimetersPerHour, 25.4))
    #expect(close(PrecipitationRate(millimetersPerHour: 2.05).inchesPerHour, 2.05 / 25.4))
  }
}
