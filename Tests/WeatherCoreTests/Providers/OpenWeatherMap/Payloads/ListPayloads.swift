import Foundation
import Testing

@testable import WeatherCore

extension Payload {
  /// Answers of the older lists of cities.
  ///
  /// The client does not ask for them, since free keys may no longer reach them; their elements
  /// have the shape of `/weather`.
  static let lists = [
    Payload(file: "group_3_cities_metric_2020.json") { data in
      let found = try cities(data)
      #expect(found.issues == [])
      #expect(found.conditions.map(\.reportedName) == ["Moscow", "Kiev", "London"])
      let celsius = found.conditions.compactMap(\.temperature).map(\.celsius)
      #expect(celsius.count == 3)
      #expect(zip(celsius, [12, 16.63, 13.41]).allSatisfy { close($0, $1) })
      // The shift stands in `sys`, and Kiev's wind has no direction.
      #expect(found.conditions.map { $0.timeZone.secondsFromGMT() } == [10_800, 10_800, 3600])
      #expect(found.conditions.map(\.wind.direction) == [110, nil, 280])
      #expect(found.conditions.map { $0.wind.speed?.metersPerSecond } == [3, 1, 6.7])
      #expect(found.conditions.map(\.condition.kind) == [.brokenClouds, .brokenClouds, .rain])
    },
    Payload(file: "box_city_capital_Lat_Lon_2020.json") { data in
      let found = try cities(data)
      #expect(found.issues == [])
      #expect(found.conditions.count == 15)
      let first = try #require(found.conditions.first)
      #expect(first.reportedName == "Birkirkara")
      #expect(first.time == .unix(1_588_298_967))
      #expect(close(first.temperature?.celsius, 16.23))
      #expect(first.visibility?.meters == 10_000)
      #expect(first.wind == Wind(speed: Speed(metersPerSecond: 6.2), direction: 280))
      // `rain` and `snow` are null, the clouds are `today`, and nothing tells the zone.
      #expect(found.conditions.allSatisfy { $0.rain == nil && $0.snow == nil })
      #expect(found.conditions[9].cloudCover == 0.21)
      #expect(found.conditions[12].cloudCover == 0.43)
      #expect(found.conditions.allSatisfy { $0.timeZone == .gmt })
      #expect(found.conditions.count { $0.visibility == nil } == 10)
    },
  ]

  private struct Cities: Decodable, Sendable { let list: WireList<WireCurrent> }

  private static func cities(
    _ data: Data
  ) throws -> (conditions: [CurrentConditions], issues: [DecodingIssue]) {
    let answer = try OpenWeatherMapAnswer.test.decode(data, as: Cities.self)
    let reading = WireReading(units: .metric, place: nullIsland)
    return (answer.list.elements.map { $0.conditions(reading) }, answer.list.issues)
  }
}
