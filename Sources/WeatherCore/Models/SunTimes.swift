public import Foundation

/// When the sun rises and sets on one day, or that it does neither.
public struct SunTimes: Sendable, Hashable, Codable {
  /// Why the sun neither rises nor sets.
  public enum Polar: String, Sendable, Hashable, Codable {
    /// The sun stays up all day.
    case day
    /// The sun stays down all day.
    case night
  }

  /// The moment the sun's upper edge appears.
  public var sunrise: Date?
  /// The moment the sun's upper edge disappears.
  public var sunset: Date?
  /// Set when the sun does neither that day.
  public var polar: Polar?

  /// Sun times as they are known.
  public init(sunrise: Date? = nil, sunset: Date? = nil, polar: Polar? = nil) {
    self.sunrise = sunrise
    self.sunset = sunset
    self.polar = polar
  }

  /// Sun times as providers give them: absent, the epoch, equal or a day apart where the sun
  /// neither rises nor sets.
  ///
  /// Such a pair becomes the polar state that latitude and date call for, or nothing at all where
  /// they call for none.
  ///
  /// - Parameters:
  ///   - reportedSunrise: When the sun rises, as the provider says.
  ///   - reportedSunset: When it sets, as the provider says.
  ///   - coordinate: Where the sun is seen from.
  ///   - date: A moment of that day.
  public init(
    reportedSunrise: Date?,
    reportedSunset: Date?,
    at coordinate: Coordinate,
    on date: Date
  ) {
    let sunrise = reportedSunrise.flatMap { $0.timeIntervalSince1970 > 0 ? $0 : nil }
    let sunset = reportedSunset.flatMap { $0.timeIntervalSince1970 > 0 ? $0 : nil }
    if let sunrise, let sunset {
      let length = sunset.timeIntervalSince(sunrise)
      if length == 0 || abs(length) >= 86_400 {
        self.init(polar: Polar(at: coordinate, on: date))
      } else {
        self.init(sunrise: sunrise, sunset: sunset)
      }
    } else if sunrise != nil || sunset != nil {
      self.init(sunrise: sunrise, sunset: sunset)
    } else {
      self.init(polar: Polar(at: coordinate, on: date))
    }
  }

  /// Whether the sun is up at `date`, where these times are of the same day.
  public func isDay(at date: Date) -> Bool? {
    switch polar {
    case .day: return true
    case .night: return false
    case nil: break
    }
    guard let sunrise, let sunset else { return nil }
    return date >= sunrise && date < sunset
  }
}

extension SunTimes.Polar {
  /// The state of the sun where and when it neither rises nor sets, else nil.
  ///
  /// Takes the sun's height at noon and at midnight of a sun as far north as it is at `date`.
  init?(at coordinate: Coordinate, on date: Date) {
    let declination = SolarPosition(at: date).declination
    let noon = 90 - abs(coordinate.latitude - declination)
    let midnight = abs(coordinate.latitude + declination) - 90
    if midnight > SunTimes.horizon {
      self = .day
    } else if noon < SunTimes.horizon {
      self = .night
    } else {
      return nil
    }
  }
}
