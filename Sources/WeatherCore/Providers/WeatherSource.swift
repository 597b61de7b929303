/// A value and who gave it.
public struct Served<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// Who gave it.
  public var source: WeatherSource

  /// A value of somebody's.
  public init(value: Value, source: WeatherSource) {
    self.value = value
    self.source = source
  }
}

extension Served: Equatable where Value: Equatable {}

/// Who gave something, and who could not.
public struct WeatherSource: Sendable, Hashable {
  /// A provider that was asked before and failed.
  public struct PassedOver: Sendable, Hashable {
    /// The provider's name, as it is shown.
    public var name: String
    /// Why it was passed over.
    public var error: WeatherError

    /// A provider with its failure.
    public init(name: String, error: WeatherError) {
      self.name = name
      self.error = error
    }
  }

  /// The provider's name, as it is shown.
  public var name: String
  /// Whom to credit.
  public var attribution: Attribution
  /// Those that were asked before, in order.
  public var passedOver: [PassedOver]

  /// A source.
  public init(name: String, attribution: Attribution, passedOver: [PassedOver] = []) {
    self.name = name
    self.attribution = attribution
    self.passedOver = passedOver
  }
}
