public import Foundation

/// The answers OpenWeatherMap once gave about one place.
public struct Recording: Sendable {
  /// The place they are about.
  public let place: Place
  /// The units they were asked for in.
  let units: OpenWeatherMapUnits
  /// The answers, by the path that was asked.
  let answers: [String: RecordedAnswer]

  private init?(
    _ name: String,
    area: String? = nil,
    country: String,
    at latitude: Double,
    _ longitude: Double,
    in timeZone: String,
    units: OpenWeatherMapUnits,
    _ answers: [String: String]
  ) {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else { return nil }
    let timeZone = TimeZone(identifier: timeZone)
    place = Place(
      name: name,
      area: area,
      country: country,
      coordinate: coordinate,
      timeZone: timeZone
    )
    self.units = units
    self.answers = answers.compactMapValues { RecordedAnswer($0, in: timeZone) }
  }

  /// The days the weather was recorded on, as the place counts them, earliest first.
  public var days: [LocalDay] {
    Set(answers.filter { $0.key != Self.air }.values.map(Self.day)).sorted()
  }

  /// The day the air was recorded on; nil where it was not.
  package var airDay: LocalDay? { answers[Self.air].map(Self.day) }

  private static func day(_ answer: RecordedAnswer) -> LocalDay {
    LocalDay(answer.time, in: answer.timeZone)
  }

  /// What to say where the answers are shown: `recorded on 31 December 2023`.
  public var label: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    let dates = days.map { "\($0.day) \(calendar.monthSymbols[$0.month - 1]) \($0.year)" }
    return "recorded on \(dates.joined(separator: " and "))"
  }

  /// The recording that stands for a point: the one made no more than 30 km away, if any.
  package static func near(_ coordinate: Coordinate) -> Recording? {
    all.first { $0.isNear(coordinate) }
  }

  /// Whether it stands for a point.
  func isNear(_ coordinate: Coordinate) -> Bool {
    place.coordinate.distance(to: coordinate) < Length(kilometers: 30)
  }

  /// When the answers are played as if it were: at the hour they were recorded, on the day that
  /// `now` is at the place.
  public func moment(on now: Date) -> Date {
    let first = answers[Self.oneCall] ?? answers[Self.weather]
    return first.map { $0.time + Double($0.shift(to: today(now))) } ?? now
  }

  /// When the air is played as if it were, likewise; nil where it was not recorded.
  package func airMoment(on now: Date) -> Date? {
    answers[Self.air].map { $0.time + Double($0.shift(to: today(now))) }
  }

  func today(_ now: Date) -> LocalDay { LocalDay(now, in: place.timeZone ?? .gmt) }

  static let oneCall = "/data/3.0/onecall"
  static let weather = "/data/2.5/weather"
  static let forecast = "/data/2.5/forecast"
  static let air = "/data/2.5/air_pollution"
}

extension Recording: CustomStringConvertible {
  /// The place's name.
  public var description: String { place.name }
}

extension Recording {
  /// All there is: six places with One Call, one of them with its air, and two with what the free
  /// plan gives.
  public static let all: [Recording] = [
    Recording(
      "Arizona",
      country: "US",
      at: 33.5312,
      -111.9426,
      in: "America/Phoenix",
      units: .standard,
      [oneCall: Recordings.arizonaOneCall]
    ),
    Recording(
      "Berlin",
      country: "DE",
      at: 52.52,
      13.405,
      in: "Europe/Berlin",
      units: .metric,
      [oneCall: Recordings.berlinOneCall]
    ),
    Recording(
      "Lisbon",
      country: "PT",
      at: 38.7078,
      -9.1366,
      in: "Europe/Lisbon",
      units: .metric,
      [oneCall: Recordings.lisbonOneCall, air: Recordings.lisbonAir]
    ),
    Recording(
      "Cairo",
      country: "EG",
      at: 30.0444,
      31.2357,
      in: "Africa/Cairo",
      units: .metric,
      [oneCall: Recordings.cairoOneCall]
    ),
    Recording(
      "Bend",
      area: "Oregon",
      country: "US",
      at: 44.0581,
      -121.3152,
      in: "America/Los_Angeles",
      units: .imperial,
      [oneCall: Recordings.bendOneCall]
    ),
    Recording(
      "Rutland",
      area: "Vermont",
      country: "US",
      at: 43.6106,
      -72.9727,
      in: "America/New_York",
      units: .imperial,
      [oneCall: Recordings.rutlandOneCall]
    ),
    Recording(
      "London",
      country: "GB",
      at: 51.5073,
      -0.1277,
      in: "Europe/London",
      units: .standard,
      [weather: Recordings.londonWeather, forecast: Recordings.londonForecast]
    ),
    Recording(
      "Washington",
      area: "D.C.",
      country: "US",
      at: 38.895,
      -77.0365,
      in: "America/New_York",
      units: .imperial,
      [weather: Recordings.washingtonWeather, forecast: Recordings.washingtonForecast]
    ),
  ].compactMap(\.self)
}
