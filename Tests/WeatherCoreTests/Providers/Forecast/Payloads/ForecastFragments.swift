import Foundation
import Testing

@testable import WeatherCore

extension Payload {
  /// Pieces of answers, and an answer with nothing in it.
  static let forecastFragments = [
    Payload(file: "darksky/alerts_fragment_2016.json") { data in
      let found = try JSONDecoder().decode(ForecastAlert.self, from: data).alert
      #expect(found.event == "High Wind Warning for Baltimore, MD")
      #expect(found.start == .unix(1_453_562_580))
      #expect(found.end == .unix(1_453_593_600))
      #expect(found.description.hasPrefix("...HIGH WIND WARNING REMAINS IN EFFECT UNTIL 7 PM EST"))
      #expect(found.description.hasSuffix("DANGEROUS.\n"))
      #expect(found.severity == .moderate)
      #expect(found.regions.count == 9)
      #expect(found.regions.last == "Western Union")
      #expect(found.link?.hasPrefix("http://alerts.weather.gov/cap/wwacapget.php?x=MD") == true)
      // The same, in its place in an answer.
      let body = #"{"alerts":["# + String(decoding: data, as: UTF8.self) + #",{"title":"x"}]}"#
      let alerts = try value(ForecastClient.served(body).alerts(at: nullIsland))
      #expect(Array(alerts) == [found])
      #expect(alerts.issues.map(\.path) == ["alerts[1].time"])
    },
    Payload(file: "darksky/flags_fragment.json") { data in
      let found = try JSONDecoder().decode(ForecastFlags.self, from: data)
      #expect(found.units == "us")
    },
    Payload(file: "pirate/forecast_all_blocks_excluded_2023.json") { data in
      let client = ForecastClient.served(data)
      let now = try failure(client.currentConditions(at: nullIsland))
      #expect(now == .decoding(path: "currently"))
      let hours = try failure(client.hourlyForecast(at: nullIsland))
      #expect(hours == .decoding(path: "hourly.data"))
      let days = try failure(client.dailyForecast(at: nullIsland))
      #expect(days == .decoding(path: "daily.data"))
      let alerts = try value(client.alerts(at: nullIsland))
      #expect(alerts == [])
    },
  ]

  /// Refusals, with the status that they came with.
  static let forecastProblems = [
    problem("pirate/errors/403_forbidden_2023.json", 403, .notSubscribed),
    problem(
      "pirate/errors_quoted/400_detail.json",
      400,
      .badRequest("Invalid Location Specification")
    ),
    problem(
      "pirate/errors_quoted/404_no_route.json",
      404,
      .badRequest("no Route matched with those values")
    ),
    problem("pirate/errors_quoted/429_kong.html", 429, .rateLimited(retryAfter: nil)),
    problem("pirate/errors_quoted/502_upstream.json", 502, .server(status: 502)),
  ]

  private static func problem(_ file: String, _ status: Int, _ expected: WeatherError) -> Payload {
    Payload(file: file) { (data) throws in
      let client = ForecastClient.served(data, status: status)
      #expect(try failure(client.currentConditions(at: nullIsland)) == expected)
      #expect(try failure(client.hourlyForecast(at: nullIsland)) == expected)
      #expect(try failure(client.dailyForecast(at: nullIsland)) == expected)
      #expect(try failure(client.alerts(at: nullIsland)) == expected)
    }
  }
}
