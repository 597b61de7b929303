public import Foundation
public import Signals

/// A provider whose answers are kept, and served again while the provider has nothing newer.
///
/// ```
/// stored ── fresh ──▶ value, its age
///        └─ stale or none ─▶ provider ─▶ store ─▶ value
///                                    └─ # ─▶ the stale value, its age and the failure
/// ```
///
/// How long an answer is fresh is said by the answer itself (`Expires` or `max-age`), else by the
/// provider's ``WeatherProvider/updateInterval``; a refresh within that time serves what is stored.
/// Entries are kept for each provider, place and part. They hold no key, since no model does.
public struct CachedProvider: WeatherProvider {
  /// Whether the provider is asked at all.
  public enum Mode: Sendable, Hashable {
    /// It is asked for what is not stored, or stale.
    case online
    /// It is never asked: what is stored is served, however old, and for what is not stored the
    /// signal fails with ``WeatherError/offline``.
    case offline
  }

  /// How long entries are kept.
  ///
  /// What is older is not served, and is removed: forecasts reach no further than that.
  public static let lifetime: Duration = .seconds(7 * 86_400)

  private let provider: any WeatherProvider
  private let store: CacheStore
  private let mode: Mode
  private let variant: String
  private let maxAge: Duration?
  private let now: @Sendable () -> Date
  private let isTidy = MutableProperty(false)

  /// A provider over another one and a store.
  ///
  /// - Parameters:
  ///   - provider: Whom to ask.
  ///   - store: Where answers are kept.
  ///   - mode: Whether to ask.
  ///   - variant: What answers depend on besides the place, such as the language.
  ///   - maxAge: From which age on an answer is stale even if the provider has nothing newer.
  ///   - now: The time of day.
  public init(
    _ provider: any WeatherProvider,
    in store: CacheStore,
    mode: Mode = .online,
    variant: String = "",
    maxAge: Duration? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.provider = provider
    self.store = store
    self.mode = mode
    self.variant = variant
    self.maxAge = maxAge
    self.now = now
  }

  /// The name of the provider whose answers are kept.
  public var name: String { provider.name }
  /// The credit that it asks for.
  public var attribution: Attribution { provider.attribution }
  /// How often it has something new.
  public var updateInterval: Duration { provider.updateInterval }

  /// One part of the weather, with its age.
  ///
  /// Where the provider fails in a way that may pass, and something is stored, that is sent with
  /// the failure; other failures, such as a key that is refused, are failures here too.
  ///
  /// - Parameters:
  ///   - part: Which part: `.current`, `.hourly`, `.daily`, `.alerts`, `.air` or one of the caller's own.
  ///   - place: Where.
  public func aged<Value>(
    _ part: WeatherPart<Value>,
    at place: Place
  ) -> Signal<Aged<Value>, WeatherError> {
    let (latitude, longitude) = place.coordinate.query
    let key = CacheKey(
      provider: name,
      part: part.name,
      point: "\(latitude)_\(longitude)",
      variant: [variant, place.timeZone?.identifier ?? ""]
    )
    let request = Signal<Value, WeatherError>.defer { [provider] in part.ask(provider, place) }
    return aged(key, interval: provider.updateInterval, part.complete, request)
  }

  /// The weather now.
  public func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    aged(.current, at: place).map(\.model)
  }

  /// What falls in the next hour.
  public func minutelyForecast(at place: Place) -> Signal<MinutelyForecast, WeatherError> {
    aged(.minutely, at: place).map(\.model)
  }

  /// The hours to come.
  public func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
    aged(.hourly, at: place).map(\.model)
  }

  /// The days to come.
  public func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
    aged(.daily, at: place).map(\.model)
  }

  /// The warnings in force.
  public func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> {
    aged(.alerts, at: place).map(\.model)
  }

  /// The air now.
  public func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> {
    aged(.air, at: place).map(\.model)
  }

  /// As ``aged(_:at:)``, by this provider's own clock.
  public func aged<Value>(
    _ part: WeatherPart<Value>,
    at place: Place,
    now: @escaping @Sendable () -> Date
  ) -> Signal<Aged<Value>, WeatherError> {
    aged(part, at: place)
  }

  /// The places of that name, which are looked up once in a week.
  public func places(named name: String) -> Signal<[Place], WeatherError> {
    let subject = name.trimmingCharacters(in: .whitespaces).lowercased()
    return places("places", point: "", about: subject) { $0.places(named: name) }
  }

  /// The named places at that point, which are looked up once in a week.
  public func places(at coordinate: Coordinate) -> Signal<[Place], WeatherError> {
    let (latitude, longitude) = coordinate.query
    return places("places", point: "\(latitude)_\(longitude)", about: "") {
      $0.places(at: coordinate)
    }
  }

  private func places(
    _ part: String,
    point: String,
    about subject: String,
    _ ask: @escaping @Sendable (any WeatherProvider) -> Signal<[Place], WeatherError>
  ) -> Signal<[Place], WeatherError> {
    let key = CacheKey(provider: self.name, part: part, point: point, variant: [variant, subject])
    let request = Signal<[Place], WeatherError>.defer { [provider] in ask(provider) }
    return aged(key, interval: Self.lifetime, { new, _ in new }, request).map(\.value)
  }

  private func aged<Value: Codable>(
    _ key: CacheKey,
    interval: Duration,
    _ complete: @escaping @Sendable (Value, Value) -> Value,
    _ request: Signal<Value, WeatherError>
  ) -> Signal<Aged<Value>, WeatherError> {
    .defer {
      let stored: Aged<Value>? = stored(key)
      if let stored, mode == .offline || isFresh(stored) { return .just(stored) }
      if mode == .offline { return .fail(.offline) }
      return
        request
        .map { new in
          keep(stored.map { complete(new, $0.value) } ?? new, as: key, for: interval)
        }
        .catch { error in
          // Another process may have been luckier meanwhile.
          guard error.mayPass, var last: Aged<Value> = self.stored(key) ?? stored else {
            return .fail(error)
          }
          last.failure = error
          return .just(last)
        }
    }
  }

  private func isFresh(_ entry: Aged<some Sendable>) -> Bool {
    let now = now()
    return !entry.isStale(at: now) && maxAge.map { entry.age(at: now) < $0 } != false
  }

  private func stored<Value: Codable>(_ key: CacheKey) -> Aged<Value>? {
    let entry = store.read(key.name).flatMap { CacheEntry<Value>($0, about: key.subject) }
    return entry.flatMap { $0.aged.age(at: now()) < Self.lifetime ? $0.aged : nil }
  }

  private func keep<Value: Codable>(
    _ value: Value,
    as key: CacheKey,
    for interval: Duration
  ) -> Aged<Value> {
    let now = now()
    let aged = Aged(answer: value, at: now, goodFor: interval)
    let entry = CacheEntry(
      subject: key.subject,
      received: aged.received,
      goodUntil: aged.goodUntil,
      value: value
    )
    if let data = entry.data { store.write(key.name, data) }
    if !isTidy.modify({ isTidy in
      defer { isTidy = true }
      return isTidy
    }) {
      store.removeAll(now.addingTimeInterval(-(Self.lifetime / .seconds(1))))
    }
    return aged
  }
}

extension Aged where Value: Fresh {
  /// The value, which says how fresh it is.
  fileprivate var model: Value {
    var model = value
    model.freshness = Freshness(received: received, goodUntil: goodUntil)
    return model
  }
}

extension WeatherError {
  /// Whether something stored is of more use than this failure, which has to do with the moment
  /// and not with what was asked.
  fileprivate var mayPass: Bool {
    switch self {
    case .rateLimited, .server, .transport, .decoding, .offline: true
    case .missingKey, .invalidKey, .notSubscribed, .notOffered, .notFound, .badRequest: false
    }
  }
}
