public import Foundation

extension OpenWeatherMapClient {
  /// What is asked of OpenWeatherMap: a path and its query, without the key.
  public struct Endpoint: Sendable, Hashable {
    /// The path below the base address, such as `/data/2.5/weather`.
    public var path: String
    /// The query, without `appid`, which the client adds.
    public var query: [URLQueryItem]

    /// An endpoint of the caller's own.
    public init(path: String, query: [URLQueryItem] = []) {
      self.path = path
      self.query = query
    }
  }
}

extension OpenWeatherMapClient.Endpoint {
  /// The blocks that a One Call answer is made of.
  enum Block: String { case current, minutely, hourly, daily, alerts }

  /// The weather now; in every plan.
  static func weather(at coordinate: Coordinate) -> Self {
    Self(path: "/data/2.5/weather", query: position(coordinate))
  }

  /// Five days in steps of three hours; in every plan.
  static func forecast(at coordinate: Coordinate) -> Self {
    Self(path: "/data/2.5/forecast", query: position(coordinate))
  }

  /// Sixteen days; in the paid plans.
  static func daily(at coordinate: Coordinate) -> Self {
    Self(
      path: "/data/2.5/forecast/daily",
      query: position(coordinate) + [URLQueryItem(name: "cnt", value: "16")]
    )
  }

  /// One Call 3.0; needs its own subscription.
  ///
  /// All blocks are asked for at once, since calls are counted and paid for, not blocks: requests
  /// that are alike can be shared, and their answer remembered.
  static func oneCall(at coordinate: Coordinate) -> Self {
    Self(path: "/data/3.0/onecall", query: position(coordinate))
  }

  /// Up to five places of a name: `London`, `London,GB` or `Portland,OR,US`.
  static func geocode(_ name: String) -> Self {
    Self(
      path: "/geo/1.0/direct",
      query: [URLQueryItem(name: "q", value: name), URLQueryItem(name: "limit", value: "5")]
    )
  }

  /// Up to five places at a point, nearest first.
  static func reverse(_ coordinate: Coordinate) -> Self {
    Self(
      path: "/geo/1.0/reverse",
      query: position(coordinate) + [URLQueryItem(name: "limit", value: "5")]
    )
  }

  /// The place with a postal code: `10018,US`.
  static func zip(_ code: String) -> Self {
    Self(path: "/geo/1.0/zip", query: [URLQueryItem(name: "zip", value: code)])
  }

  /// The air now; in every plan.
  static func air(at coordinate: Coordinate) -> Self {
    Self(path: "/data/2.5/air_pollution", query: position(coordinate))
  }

  /// The air of four days; in every plan.
  static func airForecast(at coordinate: Coordinate) -> Self {
    Self(path: "/data/2.5/air_pollution/forecast", query: position(coordinate))
  }

  /// One moment, past or to come; needs One Call's subscription.
  static func timeMachine(at coordinate: Coordinate, _ date: Date) -> Self {
    let seconds = String(format: "%.0f", date.timeIntervalSince1970)
    return Self(
      path: "/data/3.0/onecall/timemachine",
      query: position(coordinate) + [URLQueryItem(name: "dt", value: seconds)]
    )
  }

  /// One day, past or to come; needs One Call's subscription.
  static func daySummary(at coordinate: Coordinate, _ day: LocalDay) -> Self {
    let date = String(format: "%04d-%02d-%02d", day.year, day.month, day.day)
    return Self(
      path: "/data/3.0/onecall/day_summary",
      query: position(coordinate) + [URLQueryItem(name: "date", value: date)]
    )
  }

  private static func position(_ coordinate: Coordinate) -> [URLQueryItem] {
    [
      URLQueryItem(name: "lat", value: coordinate.query.latitude),
      URLQueryItem(name: "lon", value: coordinate.query.longitude),
    ]
  }
}
