import Foundation
import TestSupport
import Testing
import WeatherCore

@Suite("figures that can be")
struct PlausibleTests {
  @Test(
    "a share is 0…1; up to a twentieth outside it is the nearest end, farther it is not known",
    arguments: [
      (0, 0), (0.5, 0.5), (1, 1), (1.004, 1), (1.01, 1), (1.05, 1), (-0.01, 0),
      (1.06, nil), (2, nil), (-0.06, nil), (-999, nil), (1e30, nil), (-1e30, nil), (.nan, nil),
      (.infinity, nil),
    ] as [(Double, Double?)]
  )
  func shares(sent: Double, kept: Double?) {
    let time = Date(timeIntervalSince1970: 0)
    let now = CurrentConditions(time: time, timeZone: .gmt, humidity: sent, cloudCover: sent)
    #expect(now.humidity == kept && now.cloudCover == kept)
    let step = HourlyStep(
      time: time,
      duration: 3600,
      humidity: sent,
      cloudCover: sent,
      precipitationProbability: sent
    )
    #expect(step.humidity == kept && step.cloudCover == kept)
    #expect(step.precipitationProbability == kept)
    let day = DailyStep(
      day: LocalDay(time, in: .gmt),
      precipitationProbability: sent,
      humidity: sent,
      cloudCover: sent,
      moonPhase: sent
    )
    #expect(day.humidity == kept && day.cloudCover == kept && day.moonPhase == kept)
    #expect(day.precipitationProbability == kept)
    let minute = MinutelyStep(time: time, precipitationProbability: sent)
    #expect(minute.precipitationProbability == kept)
  }

  @Test("no one sees farther than 1000 km")
  func view() {
    let time = Date(timeIntervalSince1970: 0)
    func view(_ meters: Double) -> Length? {
      CurrentConditions(time: time, timeZone: .gmt, visibility: Length(meters: meters)).visibility
    }
    #expect(view(1e6) == Length(meters: 1e6) && view(1e30) == nil && view(.nan) == nil)
  }

  private static let clients: [any WeatherProvider] = [
    OpenWeatherMapClient.served(
      Data(
        #"""
        {"dt":1748779200,"main":{"temp":293.65,"humidity":1e30},"visibility":1e30,
        "wind":{"speed":1e30,"deg":1e30,"gust":1e30},"clouds":{"all":1e30}}
        """#.utf8
      )
    ),
    ForecastClient.served(
      #"""
      {"timezone":"Europe/Berlin","offset":2.0,"flags":{"units":"ca"},"currently":{
      "time":1748779200,"temperature":20.5,"humidity":1e30,"visibility":1e30,"windSpeed":1e30,
      "windBearing":1e30,"windGust":1e30,"cloudCover":1e30}}
      """#
    ),
    OpenMeteoClient.served(
      #"""
      {"timezone":"Europe/Berlin","utc_offset_seconds":7200,"current":{"time":"2025-06-01T14:00",
      "interval":900,"temperature_2m":20.5,"relative_humidity_2m":1e30,"visibility":1e30,
      "wind_speed_10m":1e30,"wind_direction_10m":1e30,"wind_gusts_10m":1e30,"cloud_cover":1e30}}
      """#
    ),
  ]

  @Test("of no provider is a figure out of any range taken for one", arguments: clients.indices)
  func providers(index: Int) throws {
    let place = Place(name: "Berlin", coordinate: .at(52.52, 13.405))
    let found = try value(Self.clients[index].currentConditions(at: place))
    #expect(found.temperature != nil)
    #expect(found.humidity == nil && found.cloudCover == nil && found.visibility == nil)
    #expect(found.wind == Wind())
  }
}
