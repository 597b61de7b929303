import Foundation
import Testing
import WeatherCore

@Suite("coordinate")
struct CoordinateTests {
  @Test(
    "is no point off the Earth",
    arguments: [
      (90.1, 0), (-90.1, 0), (0, 180.1), (0, -180.1), (.nan, 0), (0, .infinity),
    ] as [(Double, Double)]
  )
  func rejects(latitude: Double, longitude: Double) throws {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test("the poles and the date line are on it")
  func accepts() {
    #expect(Coordinate(latitude: 90, longitude: 180) != nil)
    #expect(Coordinate(latitude: -90, longitude: -180) != nil)
    #expect(Coordinate(latitude: -0.0, longitude: -0.0) == Coordinate(latitude: 0, longitude: 0))
  }

  @Test("a quarter of the way round is a quarter of the circumference")
  func distance() {
    // The circumference of a sphere of radius 6371.0088 km is 2π times that.
    let quarter = 6371.0088 * Double.pi / 2
    let pole = Coordinate.at(90, 0)
    #expect(close(pole.distance(to: .at(0, 55)).kilometers, quarter))
    #expect(close(Coordinate.at(0, -45).distance(to: .at(0, 45)).kilometers, quarter))
    #expect(close(Coordinate.at(10, 170).distance(to: .at(-10, -10)).kilometers, 2 * quarter))
    #expect(pole.distance(to: pole).meters == 0)
    // Across the date line a degree on the equator is a 360th.
    #expect(close(Coordinate.at(0, 179.5).distance(to: .at(0, -179.5)).kilometers, quarter / 90))
  }

  @Test("is written and read back, and not read where it is no point")
  func codable() throws {
    let place = Place(
      name: "Lisbon",
      country: "PT",
      coordinate: .at(38.7167, -9.1333),
      timeZone: TimeZone(identifier: "Europe/Lisbon")
    )
    let data = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode(Place.self, from: data) == place)
    let off = Data(#"{"latitude":91,"longitude":0}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Coordinate.self, from: off) }
  }
}
