public import Foundation

/// What is in the air at a place at one time.
///
/// Amounts are in micrograms a cubic metre; what the provider did not give is nil.
public struct AirQuality: Sendable, Hashable, Codable {
  /// OpenWeather's index, by the worst of six pollutants
  /// (openweathermap.org/api/air-pollution).
  public enum Index: Int, Sendable, Hashable, CaseIterable, Codable {
    /// 1: the cleanest of the five.
    case good = 1
    /// 2: one pollutant or more above good.
    case fair
    /// 3: one pollutant or more above fair.
    case moderate
    /// 4: one pollutant or more above moderate.
    case poor
    /// 5: one pollutant or more above poor.
    case veryPoor
  }

  /// The moment the figures are for.
  public var time: Date
  /// How good the air is.
  public var index: Index?
  /// The European index, from 0 up; over 100 is extremely poor (European Environment Agency).
  public var europeanIndex: Double?
  /// The index of the United States, 0…500 (EPA).
  public var unitedStatesIndex: Double?
  /// Carbon monoxide, CO.
  public var carbonMonoxide: Double?
  /// Nitrogen monoxide, NO.
  public var nitrogenMonoxide: Double?
  /// Nitrogen dioxide, NO₂.
  public var nitrogenDioxide: Double?
  /// Ozone, O₃.
  public var ozone: Double?
  /// Sulphur dioxide, SO₂.
  public var sulphurDioxide: Double?
  /// Particles of up to 2.5 µm.
  public var pm2_5: Double?
  /// Particles of up to 10 µm.
  public var pm10: Double?
  /// Ammonia, NH₃.
  public var ammonia: Double?
  /// How fresh it is, where the answer said so or came from a memory; nil for one that is new.
  public var freshness: Freshness?

  /// Air with what is known of it.
  public init(
    time: Date,
    index: Index? = nil,
    europeanIndex: Double? = nil,
    unitedStatesIndex: Double? = nil,
    carbonMonoxide: Double? = nil,
    nitrogenMonoxide: Double? = nil,
    nitrogenDioxide: Double? = nil,
    ozone: Double? = nil,
    sulphurDioxide: Double? = nil,
    pm2_5: Double? = nil,
    pm10: Double? = nil,
    ammonia: Double? = nil,
    freshness: Freshness? = nil
  ) {
    self.time = time
    self.index = index
    self.europeanIndex = europeanIndex
    self.unitedStatesIndex = unitedStatesIndex
    self.carbonMonoxide = carbonMonoxide
    self.nitrogenMonoxide = nitrogenMonoxide
    self.nitrogenDioxide = nitrogenDioxide
    self.ozone = ozone
    self.sulphurDioxide = sulphurDioxide
    self.pm2_5 = pm2_5
    self.pm10 = pm10
    self.ammonia = ammonia
    self.freshness = freshness
  }
}

/// The air hour by hour.
public struct AirQualityForecast: Sendable, Hashable, Codable {
  /// The hours, earliest first.
  public var steps: [AirQuality]
  /// What the provider sent that could not be read, element by element.
  public var issues: [DecodingIssue]

  /// A forecast.
  public init(steps: [AirQuality], issues: [DecodingIssue] = []) {
    self.steps = steps
    self.issues = issues
  }
}
