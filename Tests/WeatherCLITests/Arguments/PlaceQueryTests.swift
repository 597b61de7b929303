import Testing
import WeatherCore

@testable import weather_cli

@Suite("PlaceQuery")
struct PlaceQueryTests {
  @Test(
    "two numbers with a comma are a latitude and a longitude",
    arguments: [
      ("51.5,-0.12", 51.5, -0.12), (" -22.5 , -43.2 ", -22.5, -43.2), ("+1,+2", 1, 2),
      ("\u{2212}33.9,18.4", -33.9, 18.4), ("0,0", 0, 0), ("90,-180", 90, -180),
      ("51.5 -0.12", 51.5, -0.12), ("51.5, -0.12", 51.5, -0.12), ("51.5N,0.12W", 51.5, -0.12),
      ("33.9°s 18.4°e", -33.9, 18.4), ("0.12W, 51.5N", 51.5, -0.12),
    ]
  )
  func coordinates(text: String, latitude: Double, longitude: Double) throws {
    #expect(try PlaceQuery(text) == .coordinate(latitude, longitude))
  }

  @Test(
    "everything else is a name",
    arguments: [
      "London", "Springfield, Missouri, US", "100 Mile House", "Nan", "Nan, TH", "Inf", "1770, AU",
      "東京", "10018,US",
    ]
  )
  func names(text: String) throws {
    #expect(try PlaceQuery(text) == .name(text))
  }
}
