public import Foundation

/// The weather in steps of an hour, or of three where the provider gives no finer ones.
public struct HourlyForecast: Sendable, Hashable {
  /// The place's time zone: its IANA zone where known, else its present shift from UTC.
  public var timeZone: TimeZone
  /// The steps, earliest first.
  public var steps: [HourlyStep]
  /// What the provider sent that could not be read, element by element.
  public var issues: [DecodingIssue]
  /// How fresh it is, where the answer said so or came from a memory; nil for one that is new.
  public var freshness: Freshness?

  /// A forecast.
  public init(
    timeZone: TimeZone,
    steps: [HourlyStep],
    issues: [DecodingIssue] = [],
    freshness: Freshness? = nil
  ) {
    self.timeZone = timeZone
    self.steps = steps
    self.issues = issues
    self.freshness = freshness
  }
}

/// One step of an hourly forecast.
///
/// What the provider did not give is nil.
public struct HourlyStep: Sendable, Hashable, Codable {
  /// The moment the figures are for.
  public var time: Date
  /// How long a step lasts, in seconds: 3600 or 10800.
  public var duration: TimeInterval
  /// The air temperature at `time`.
  public var temperature: Temperature?
  /// The highest temperature within the step, where the provider tells it apart.
  public var high: Temperature?
  /// The lowest temperature within the step, where the provider tells it apart.
  public var low: Temperature?
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
  /// How likely precipitation is, 0…1.
  public var precipitationProbability: Double?
  /// Rain in the `duration` that ends at `time`.
  public var rain: Length?
  /// Snow in the `duration` that ends at `time`, as depth of water.
  public var snow: Length?
  /// Rain and snow together, as depth of water, where the provider does not tell them apart.
  public var precipitation: Length?
  /// Every condition forecast, the chief one first; may be empty.
  public var conditions: [Condition]

  /// A step with what is known.
  ///
  /// A share more than a twentieth outside 0…1 is not known; up to that it is the nearest end.
  public init(
    time: Date,
    duration: TimeInterval,
    temperature: Temperature? = nil,
    high: Temperature? = nil,
    low: Temperature? = nil,
    feelsLike: Temperature? = nil,
    dewPoint: Temperature? = nil,
    humidity: Double? = nil,
    pressure: Pressure? = nil,
    visibility: Length? = nil,
    wind: Wind = Wind(),
    cloudCover: Double? = nil,
    uvIndex: Double? = nil,
    precipitationProbability: Double? = nil,
    rain: Length? = nil,
    snow: Length? = nil,
    precipitation: Length? = nil,
    conditions: [Condition] = []
  ) {
    self.time = time
    self.duration = duration
    self.temperature = temperature
    self.high = high
    self.low = low
    self.feelsLike = feelsLike
    self.dewPoint = dewPoint
    self.humidity = humidity?.share
    self.pressure = pressure
    self.visibility = visibility?.seen
    self.wind = wind
    self.cloudCover = cloudCover?.share
    self.uvIndex = uvIndex
    self.precipitationProbability = precipitationProbability?.share
    self.rain = rain
    self.snow = snow
    self.precipitation = precipitation
    self.conditions = conditions
  }

  /// The chief condition; unknown where none was forecast.
  public var condition: Condition { conditions.first ?? Condition(kind: .unknown, text: "") }
}
