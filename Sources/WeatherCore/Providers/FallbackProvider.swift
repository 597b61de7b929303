public import Signals

/// Several providers as one: the first that answers serves.
///
/// ```
/// first ──#      refused, limited, down or not offered
///         └─▶ second ──▶ value, "second"
/// ```
///
/// The next provider is asked only when the one before it has failed, whatever its failure; without
/// a network (``WeatherError/offline``) none is. An empty answer is an answer.
public struct FallbackProvider: WeatherProvider {
  /// Whom to ask, in this order.
  public let providers: [any WeatherProvider]
  /// Who served last, whatever was asked.
  public let lastSource: Property<WeatherSource?>

  private let latest: MutableProperty<WeatherSource?>

  /// A provider that asks others in turn; with none to ask every signal fails with
  /// ``WeatherError/notOffered``.
  public init(_ providers: [any WeatherProvider]) {
    self.providers = providers
    latest = MutableProperty(nil)
    lastSource = latest.readOnly()
  }

  /// The names of all, in order; who served is said by ``lastSource`` and ``served(_:)``.
  public var name: String { providers.map(\.name).joined(separator: ", ") }

  /// The shortest of all.
  public var updateInterval: Duration { providers.map(\.updateInterval).min() ?? .seconds(600) }

  /// The credit that all ask for; that of the one that served is in ``lastSource``.
  public var attribution: Attribution {
    Attribution(
      text: providers.map(\.attribution.text).joined(separator: "; "),
      link: providers.first?.attribution.link ?? ""
    )
  }

  /// What the first provider to answer sends, with its name.
  ///
  /// When all have failed, so does the signal: with the failure of the first that could have
  /// served, else, where each lacks a key, a plan or the thing itself, with that of the first.
  ///
  /// - Parameter ask: What to ask of each: `{ $0.currentConditions(at: place) }`.
  public func served<Value: Sendable>(
    _ ask: @escaping @Sendable (any WeatherProvider) -> Signal<Value, WeatherError>
  ) -> Signal<Served<Value>, WeatherError> {
    next(after: [], ask).doNext { [latest] in latest.value = $0.source }
  }

  /// The weather now, from the first to answer.
  public func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    served { $0.currentConditions(at: place) }.map(\.value)
  }

  /// The next hours, from the first to answer.
  public func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
    served { $0.hourlyForecast(at: place) }.map(\.value)
  }

  /// The next days, from the first to answer.
  public func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
    served { $0.dailyForecast(at: place) }.map(\.value)
  }

  /// The warnings in force, from the first that can tell.
  public func alerts(at place: Place) -> Signal<[WeatherAlert], WeatherError> {
    served { $0.alerts(at: place) }.map(\.value)
  }

  /// The places of that name, from the first to answer.
  public func places(named name: String) -> Signal<[Place], WeatherError> {
    served { $0.places(named: name) }.map(\.value)
  }

  private func next<Value: Sendable>(
    after failed: [WeatherSource.PassedOver],
    _ ask: @escaping @Sendable (any WeatherProvider) -> Signal<Value, WeatherError>
  ) -> Signal<Served<Value>, WeatherError> {
    guard failed.count < providers.count else {
      let chief = failed.first { !$0.error.isLack } ?? failed.first
      return .fail(chief?.error ?? .notOffered)
    }
    let provider = providers[failed.count]
    let source = WeatherSource(
      name: provider.name,
      attribution: provider.attribution,
      passedOver: failed
    )
    return Signal<Value, WeatherError>.defer { ask(provider) }
      .map { Served(value: $0, source: source) }
      .catch { error in
        if error == .offline { return .fail(error) }
        let one = WeatherSource.PassedOver(name: provider.name, error: error)
        return next(after: failed + [one], ask)
      }
  }
}

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

extension WeatherError {
  /// Whether the provider could not have served whatever its state.
  fileprivate var isLack: Bool {
    switch self {
    case .missingKey, .notSubscribed, .notOffered: true
    default: false
    }
  }
}
