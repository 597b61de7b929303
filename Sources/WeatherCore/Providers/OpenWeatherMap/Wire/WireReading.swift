import Foundation

/// What one needs besides the bytes to understand an answer.
struct WireReading: Sendable {
  /// The units that were asked for.
  var units: OpenWeatherMapUnits
  /// The place that was asked for.
  var place: Place

  /// The place's zone where a 2.5 answer gives only its present shift from UTC, or not even that.
  ///
  /// The place's own zone is taken if it agrees with the shift at that time, since it also knows
  /// the shifts of other times.
  func zone(shift: Double?, at time: Date?) -> TimeZone {
    guard let shift, let fixed = TimeZone(shift: shift) else { return place.timeZone ?? .gmt }
    if let own = place.timeZone,
      own.secondsFromGMT(for: time ?? Date(timeIntervalSince1970: 0))
        == fixed.secondsFromGMT()
    {
      return own
    }
    return fixed
  }

  /// The zone of a One Call answer: by its IANA name if this system knows it, else by its shift.
  func zone(name: String?, shift: Double?) -> TimeZone {
    name.flatMap(TimeZone.init(identifier:)) ?? shift.flatMap(TimeZone.init(shift:)) ?? place
      .timeZone
      ?? .gmt
  }

  /// The conditions of an answer, with the day or night that the sun says, else the icon.
  func conditions(_ list: WireList<WireCondition>?, isDay: Bool?) -> [Condition] {
    (list?.elements ?? []).map { $0.condition(isDay: isDay) }
  }

  func temperature(_ number: Double?) -> Temperature? { number.map(units.temperature) }

  func wind(speed: Double?, degrees: Double?, gust: Double?) -> Wind {
    Wind(speed: speed.map(units.speed), gust: gust.map(units.speed), direction: degrees)
  }

  func sun(_ sunrise: WireTime?, _ sunset: WireTime?, on date: Date) -> SunTimes {
    SunTimes(
      reportedSunrise: sunrise?.date,
      reportedSunset: sunset?.date,
      at: place.coordinate,
      on: date
    )
  }
}

/// An entry of `weather`.
struct WireCondition: Decodable, Sendable {
  let id: Double?
  let description: String?
  let icon: String?

  /// - Parameter isDay: What is known otherwise of day or night; wins over the icon, whose letter
  ///   is `d` all through a polar night.
  func condition(isDay: Bool?) -> Condition {
    let kind =
      if let code = id.flatMap({ Int(exactly: $0) }) {
        Condition.Kind(openWeatherMapCode: code)
      } else {
        Condition.Kind(openWeatherMapIcon: icon ?? "")
      }
    return Condition(kind: kind, text: description ?? "", isDay: isDay ?? iconIsDay)
  }

  private var iconIsDay: Bool? {
    switch icon?.last {
    case "d": true
    case "n": false
    default: nil
    }
  }
}

extension WireTime {
  /// Nil for 0, which OpenWeatherMap sends where there is no such moment that day.
  var moment: Date? { date.timeIntervalSince1970 > 0 ? date : nil }
}
