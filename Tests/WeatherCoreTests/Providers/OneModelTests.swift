import Foundation
import TestSupport
import Testing
import WeatherCore

/// W15: the same weather told by four providers is the same, to rounding.
///
/// Berlin, 1 June 2025 14:00 there, which is 1 748 779 200: 20.5 °C that feel like 19.9 °C, 60 %,
/// 1013 hPa, 10 km to see, 5 m/s from the west with gusts of 8 m/s, 90 % clouds, 1.2 mm of rain an
/// hour; the sun from 04:48 to 21:19.
@Suite("one model")
struct OneModelTests {
  private static let berlin = Place(name: "Berlin", coordinate: .at(52.52, 13.405))

  private static let clients: [any WeatherProvider] = [
    OpenWeatherMapClient.served(
      Data(
        #"""
        {"dt":1748779200,"timezone":7200,"main":{"temp":293.65,"feels_like":293.05,"humidity":60,
        "pressure":1013},"visibility":10000,"wind":{"speed":5,"deg":270,"gust":8},
        "clouds":{"all":90},"rain":{"1h":1.2},"weather":[{"id":500,"description":"light rain",
        "icon":"10d"}],"sys":{"sunrise":1748746080,"sunset":1748805540}}
        """#.utf8
      )
    ),
    OpenWeatherMapClient.served(
      Data(
        #"""
        {"timezone":"Europe/Berlin","timezone_offset":7200,"current":{"dt":1748779200,
        "sunrise":1748746080,"sunset":1748805540,"temp":68.9,"feels_like":67.82,"humidity":60,
        "pressure":1013,"visibility":10000,"wind_speed":11.184681460272012,"wind_deg":270,
        "wind_gust":17.89549033643522,"clouds":90,"rain":{"1h":1.2},"weather":[{"id":500,
        "description":"light rain","icon":"10d"}]}}
        """#.utf8
      ),
      plan: .oneCall,
      units: .imperial
    ),
    ForecastClient.served(
      #"""
      {"timezone":"Europe/Berlin","offset":2.0,"flags":{"units":"ca"},"currently":{
      "time":1748779200,"summary":"Light Rain","icon":"rain","temperature":20.5,
      "apparentTemperature":19.9,"humidity":0.6,"pressure":1013,"visibility":10,"windSpeed":18,
      "windBearing":270,"windGust":28.8,"cloudCover":0.9,"precipIntensity":1.2,
      "precipType":"rain"},"daily":{"data":[{"time":1748728800,"sunriseTime":1748746080,
      "sunsetTime":1748805540}]}}
      """#
    ),
    OpenMeteoClient.served(
      #"""
      {"timezone":"Europe/Berlin","utc_offset_seconds":7200,"current_units":{
      "wind_speed_10m":"km/h","wind_gusts_10m":"km/h","temperature_2m":"°C"},"current":{"time":"2025-06-01T14:00",
      "interval":900,"temperature_2m":20.5,"apparent_temperature":19.9,"relative_humidity_2m":60,
      "pressure_msl":1013,"visibility":10000,"wind_speed_10m":18,"wind_direction_10m":270,
      "wind_gusts_10m":28.8,"cloud_cover":90,"rain":0.2,"showers":0.1,"weather_code":61,"is_day":1},
      "daily":{"time":["2025-06-01"],"sunrise":["2025-06-01T04:48"],"sunset":["2025-06-01T21:19"]}}
      """#
    ),
  ]

  @Test("the same place from every provider, within rounding", arguments: clients.indices)
  func same(index: Int) throws {
    let found = try value(Self.clients[index].currentConditions(at: Self.berlin))
    #expect(found.time == .unix(1_748_779_200))
    #expect(found.timeZone.secondsFromGMT(for: found.time) == 7200)
    #expect(close(found.temperature?.kelvins, 293.65))
    #expect(close(found.feelsLike?.kelvins, 293.05))
    #expect(close(found.humidity, 0.6))
    #expect(close(found.pressure?.pascals, 101_300))
    #expect(close(found.visibility?.meters, 10_000))
    #expect(close(found.wind.speed?.metersPerSecond, 5))
    #expect(close(found.wind.gust?.metersPerSecond, 8))
    #expect(found.wind.direction == 270)
    #expect(close(found.cloudCover, 0.9))
    #expect(close(found.rain?.millimetersPerHour, 1.2))
    #expect(found.condition.kind == .rain && found.condition.isDay == true)
    #expect(found.condition.text.lowercased() == "light rain")
    #expect(found.sun.sunrise == .unix(1_748_746_080))
    #expect(found.sun.sunset == .unix(1_748_805_540))
    #expect(found.issues == [])
  }
}
