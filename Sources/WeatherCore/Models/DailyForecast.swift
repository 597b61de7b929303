public import Foundation

/// The weather day by day, as the place counts its days.
public struct DailyForecast: Sendable, Hashable, Codable {
  /// The place's time zone: its IANA zone where known, else its present shift from UTC.
  public var timeZone: TimeZone
  /// The days, earliest first.
  public var days: [DailyStep]
  /// What the provider sent that could not be read, element by element.
  public var issues: [DecodingIssue]
  /// How fresh it is, where the answer said so or came from a memory; nil for one that is new.
  public var freshness: Freshness?

  /// A forecast.
  public init(
    timeZone: TimeZone,
    days: [DailyStep],
    issues: [DecodingIssue] = [],
    freshness: Freshness? = nil
  ) {
    self.timeZone = timeZone
    self.days = days
    self.issues = issues
    self.freshness = freshness
  }
}

/// One day of a daily forecast.
///
/// What the provider did not give is nil.
public struct DailyStep: Sendable, Hashable, Codable {
  /// Which day, at the place.
  public var day: LocalDay
  /// The day's highest temperature.
  public var high: Temperature?
  /// The day's lowest temperature.
  public var low: Temperature?
  /// Every condition forecast, the chief one first; may be empty.
  public var conditions: [Condition]
  /// How likely precipitation is, 0…1.
  public var precipitationProbability: Double?
  /// Rain that day.
  public var rain: Length?
  /// Snow that day, as depth of water.
  public var snow: Length?
  /// Rain and snow together, as depth of water, where the provider does not tell them apart.
  public var precipitation: Length?
  /// The wind.
  public var wind: Wind
  /// Relative humidity, 0…1.
  public var humidity: Double?
  /// Air pressure at sea level.
  public var pressure: Pressure?
  /// The temperature at which dew forms.
  public var dewPoint: Temperature?
  /// The share of the sky that clouds cover, 0…1.
  public var cloudCover: Double?
  /// The day's highest UV index.
  public var uvIndex: Double?
  /// Sunrise and sunset.
  public var sun: SunTimes
  /// The moon's phase, 0…1: 0 and 1 new, 0.25 first quarter, 0.5 full, 0.75 last quarter.
  public var moonPhase: Double?
  /// When the moon rises; nil on a day without a rise.
  public var moonrise: Date?
  /// When the moon sets; nil on a day without a set.
  public var moonset: Date?
  /// The provider's sentence about the day.
  public var summary: String?
  /// Whether the figures cover only a part of the day, as they do for today and for the last day
  /// of a forecast made from steps.
  public var isPartial: Bool

  /// A day with what is known.
  ///
  /// A share more than a twentieth outside 0…1 is not known; up to that it is the nearest end.
  public init(
    day: LocalDay,
    high: Temperature? = nil,
    low: Temperature? = nil,
    conditions: [Condition] = [],
    precipitationProbability: Double? = nil,
    rain: Length? = nil,
    snow: Length? = nil,
    precipitation: Length? = nil,
    wind: Wind = Wind(),
    humidity: Double? = nil,
    pressure: Pressure? = nil,
    dewPoint: Temperature? = nil,
    cloudCover: Double? = nil,
    uvIndex: Double? = nil,
    sun: SunTimes = SunTimes(),
    moonPhase: Double? = nil,
    moonrise: Date? = nil,
    moonset: Date? = nil,
    summary: String? = nil,
    isPartial: Bool = false
  ) {
    self.day = day
    self.high = high
    self.low = low
    self.conditions = conditions
    self.precipitationProbability = precipitationProbability?.share
    self.rain = rain
    self.snow = snow
    self.precipitation = precipitation
    self.wind = wind
    self.humidity = humidity?.share
    self.pressure = pressure
    self.dewPoint = dewPoint
    self.cloudCover = cloudCover?.share
    self.uvIndex = uvIndex
    self.sun = sun
    self.moonPhase = moonPhase?.share
    self.moonrise = moonrise
    self.moonset = moonset
    self.summary = summary
    self.isPartial = isPartial
  }

  /// The chief condition; unknown where none was forecast.
  public var condition: Condition { conditions.first ?? Condition(kind: .unknown, text: "") }
}
