public import Foundation

/// The weather at a place now.
///
/// What the provider did not give is nil.
public struct CurrentConditions: Sendable, Hashable, Codable {
  /// When these conditions held, by the provider.
  public var time: Date
  /// The place's time zone: its IANA zone where known, else its present shift from UTC.
  public var timeZone: TimeZone
  /// The air temperature at 2 m.
  public var temperature: Temperature?
  /// What it feels like, with wind and humidity.
  public var feelsLike: Temperature?
  /// The temperature at which dew forms.
  public var dewPoint: Temperature?
  /// Relative humidity, 0…1.
  public var humidity: Double?
  /// Air pressure at sea level.
  public var pressure: Pressure?
  /// How far one sees.
  ///
  /// OpenWeatherMap reports no more than 10 km.
  public var visibility: Length?
  /// The wind.
  public var wind: Wind
  /// The share of the sky that clouds cover, 0…1.
  public var cloudCover: Double?
  /// The UV index, from 0 up.
  public var uvIndex: Double?
  /// How fast rain falls.
  public var rain: PrecipitationRate?
  /// How fast snow falls, as depth of water.
  public var snow: PrecipitationRate?
  /// How fast both fall together, as depth of water, where the provider does not tell them apart.
  public var precipitation: PrecipitationRate?
  /// Every condition reported, the chief one first; may be empty.
  public var conditions: [Condition]
  /// Today's sunrise and sunset.
  public var sun: SunTimes
  /// What the provider calls the place, if it says.
  public var reportedName: String?
  /// What the provider sent that could not be read, element by element.
  public var issues: [DecodingIssue]
  /// How fresh it is, where the answer said so or came from a memory; nil for one that is new.
  public var freshness: Freshness?

  /// Conditions with what is known; how far one sees is not where it is below zero or beyond 1000 km.
  ///
  /// A share more than a twentieth outside 0…1 is not known; up to that it is the nearest end.
  public init(
    time: Date,
    timeZone: TimeZone,
    temperature: Temperature? = nil,
    feelsLike: Temperature? = nil,
    dewPoint: Temperature? = nil,
    humidity: Double? = nil,
    pressure: Pressure? = nil,
    visibility: Length? = nil,
    wind: Wind = Wind(),
    cloudCover: Double? = nil,
    uvIndex: Double? = nil,
    rain: PrecipitationRate? = nil,
    snow: PrecipitationRate? = nil,
    precipitation: PrecipitationRate? = nil,
    conditions: [Condition] = [],
    sun: SunTimes = SunTimes(),
    reportedName: String? = nil,
    issues: [DecodingIssue] = [],
    freshness: Freshness? = nil
  ) {
    self.time = time
    self.timeZone = timeZone
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.dewPoint = dewPoint
    self.humidity = humidity?.share
    self.pressure = pressure
    self.visibility = visibility?.seen
    self.wind = wind
    self.cloudCover = cloudCover?.share
    self.uvIndex = uvIndex
    self.rain = rain
    self.snow = snow
    self.precipitation = precipitation
    self.conditions = conditions
    self.sun = sun
    self.reportedName = reportedName
    self.issues = issues
    self.freshness = freshness
  }

  /// The chief condition; unknown where none was reported.
  public var condition: Condition { conditions.first ?? Condition(kind: .unknown, text: "") }
}
