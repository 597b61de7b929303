extension LoopbackServer {
  /// The key that `openWeatherMap` accepts; made up.
  public static let key = "5eedfacecafe5eedfacecafe5eedface"

  /// A server that answers as OpenWeatherMap does a key of the free plan, from recordings.
  ///
  /// Whatever the place: `/weather` is Tokyo's of 2021, `/forecast` London's of 2025 and
  /// `/geo/1.0/direct` Lisbon's of 2023. What needs a paid plan, and any other key than `key`,
  /// gets the recorded 401.
  ///
  /// - Parameter replies: What to answer instead, by path; for the right key only.
  public static func openWeatherMap(_ replies: [String: Reply] = [:]) throws -> LoopbackServer {
    let refusal = try Reply.recorded("owm/errors/401_invalid_key_cod_int.json", status: 401)
    let recorded: [String: Reply] = [
      "/data/2.5/weather": try .recorded("owm/weather_tokyo_jp_standard_2021.json"),
      "/data/2.5/forecast": try .recorded("owm/forecast_london_40x3h_2025.json"),
      "/data/3.0/onecall":
        try .recorded("owm/errors_quoted/401_onecall3_not_subscribed.json", status: 401),
      "/data/2.5/forecast/daily": refusal,
      "/geo/1.0/direct": try .recorded("owm/geo_direct_lisbon_2023.json"),
    ]
    let routes = recorded.merging(replies) { $1 }
    let unknown = try Reply.recorded("owm/errors/404_empty_body.json", status: 404)
    return try LoopbackServer { request in
      request.query["appid"] == key ? routes[request.path] ?? unknown : refusal
    }
  }
}
