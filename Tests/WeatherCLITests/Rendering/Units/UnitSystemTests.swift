import Testing

@testable import weather_cli

@Suite("UnitSystem")
struct UnitSystemTests {
  @Test(
    "units follow the country",
    arguments: [
      ("US", UnitSystem.imperial), ("us", .imperial), ("GB", .uk), ("CA", .ca), ("DE", .metric),
      (nil, .metric),
    ] as [(String?, UnitSystem)]
  )
  func countries(country: String?, units: UnitSystem) {
    #expect(UnitSystem(country: country) == units)
  }
}
