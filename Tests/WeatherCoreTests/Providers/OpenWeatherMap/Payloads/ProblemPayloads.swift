import Foundation
import Testing
import WeatherCore

extension Payload {
  /// Refusals, with the status that they came with.
  static let problems = [
    problem(
      "errors/400_out_of_range_cod_string.json",
      400,
      .badRequest("requested time is out of allowed range of 5 days back")
    ),
    // The stations API says `code`, and its code is no HTTP status.
    problem("errors/400_stations_code_not_cod.json", 400, .badRequest("Station id is invalid")),
    problem("errors/401_invalid_key_cod_int.json", 401, .invalidKey),
    problem("errors/404_city_not_found_cod_string.json", 404, .notFound("city not found")),
    problem("errors/404_empty_body.json", 404, .notFound("")),
    problem("errors_quoted/400_nothing_to_geocode.json", 400, .badRequest("Nothing to geocode")),
    problem("errors_quoted/400_wrong_latitude.json", 400, .badRequest("wrong latitude")),
    problem("errors_quoted/401_onecall3_not_subscribed.json", 401, .notSubscribed),
    problem("errors_quoted/404_city_not_found_compact.json", 404, .notFound("city not found")),
    problem("errors_quoted/429_blocked.json", 429, .rateLimited(retryAfter: nil)),
  ]

  private static func problem(_ file: String, _ status: Int, _ expected: WeatherError) -> Payload {
    Payload(file: file) { (data) throws in
      let client = OpenWeatherMapClient.served(data, status: status)
      #expect(try failure(client.currentConditions(at: nullIsland)) == expected)
      #expect(try failure(client.hourlyForecast(at: nullIsland)) == expected)
      #expect(try failure(client.dailyForecast(at: nullIsland)) == expected)
      #expect(try failure(client.places(named: "x")) == expected)
    }
  }
}
