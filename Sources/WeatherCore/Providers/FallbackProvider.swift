public import Foundation
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
  /// When all have failed, so does the signal: with the failure of the first that could have served;
  /// where each lacks something, with that of the first to lack its key alone, else of the first.
  ///
  /// - Parameter ask: What to ask of each: `{ $0.currentConditions(at: place) }`.
  public func served<Value: Sendable>(
    _ ask: @escaping @Sendable (any WeatherProvider) -> Signal<Value, WeatherError>
  ) -> Signal<Served<Value>, WeatherError> {
    next(ask) { _ in nil }.doNext { [latest] in latest.value = $0.source }
  }

  /// The weather now, from the first to answer.
  public func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    served { $0.currentConditions(at: place) }.map(\.value)
  }

  /// What falls in the next hour, from the first that can tell.
  public func minutelyForecast(at place: Place) -> Signal<MinutelyForecast, WeatherError> {
    served { $0.minutelyForecast(at: place) }.map(\.value)
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
  public func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> {
    served { $0.alerts(at: place) }.map(\.value)
  }

  /// The air now, from the first that can tell.
  public func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> {
    served { $0.airQuality(at: place) }.map(\.value)
  }

  /// One part of the weather with its age, from the first that has something new; where none has,
  /// what the first to keep something kept.
  ///
  /// Each says who it is from.
  public func aged<Value>(
    _ part: WeatherPart<Value>,
    at place: Place,
    now: @escaping @Sendable () -> Date
  ) -> Signal<Aged<Value>, WeatherError> {
    next {
      $0.aged(part, at: place, now: now)
    } flaw: {
      $0.failure
    }
    .doNext { [latest] in latest.value = $0.source }
    .map { served in
      var aged = served.value
      aged.source = served.source
      return aged
    }
  }

  /// The places of that name, from the first to answer.
  public func places(named name: String) -> Signal<[Place], WeatherError> {
    served { $0.places(named: name) }.map(\.value)
  }

  /// The named places at that point, from the first that can tell.
  public func places(at coordinate: Coordinate) -> Signal<[Place], WeatherError> {
    served { $0.places(at: coordinate) }.map(\.value)
  }

  /// - Parameters:
  ///   - failed: Who was asked before.
  ///   - last: What to serve when nobody has better.
  ///   - ask: What to ask.
  ///   - flaw: Why an answer is only to be served when nobody has a better one; nil for a good one.
  private func next<Value: Sendable>(
    after failed: [WeatherSource.PassedOver] = [],
    or last: Served<Value>? = nil,
    _ ask: @escaping @Sendable (any WeatherProvider) -> Signal<Value, WeatherError>,
    flaw: @escaping @Sendable (Value) -> WeatherError?
  ) -> Signal<Served<Value>, WeatherError> {
    guard failed.count < providers.count else {
      if let last { return .just(last) }
      let chief =
        failed.first { !$0.error.isLack } ?? failed.first { $0.error == .missingKey }
        ?? failed.first
      return .fail(chief?.error ?? .notOffered)
    }
    let provider = providers[failed.count]
    @Sendable func goOn(
      _ error: WeatherError,
      or last: Served<Value>?
    ) -> Signal<Served<Value>, WeatherError> {
      if error == .offline { return last.map { .just($0) } ?? .fail(error) }
      let one = WeatherSource.PassedOver(name: provider.name, error: error)
      return next(after: failed + [one], or: last, ask, flaw: flaw)
    }
    return Signal<Value, WeatherError>.defer { ask(provider) }
      .map { Result<Value, WeatherError>.success($0) }
      .catch { .just(.failure($0)) }
      .flattenMap(.concat) { answer -> Signal<Served<Value>, WeatherError> in
        switch answer {
        case .failure(let error): return goOn(error, or: last)
        case .success(let value):
          let source = WeatherSource(
            name: provider.name,
            attribution: provider.attribution,
            passedOver: failed
          )
          let served = Served(value: value, source: source)
          return flaw(value).map { goOn($0, or: last ?? served) } ?? .just(served)
        }
      }
  }
}

extension WeatherError {
  /// Whether the provider could not have served whatever its state.
  package var isLack: Bool {
    switch self {
    case .missingKey, .notSubscribed, .notOffered: true
    default: false
    }
  }
}
