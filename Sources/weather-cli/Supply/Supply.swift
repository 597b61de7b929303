import Foundation
import Signals
import WeatherCore

/// Where the weather of a run is from: its providers, in order, with what is stored of each.
///
/// ```
/// first ──#                          refused, limited or down
///         └─▶ second ──#
///                      └─▶ stored ─▶ the first that is there, its age and the failure
/// ```
struct Supply: Sendable {
  private let providers: [CachedProvider]
  /// The same, of which nobody is asked.
  private let stored: [CachedProvider]
  /// Who looks up places by name.
  private let finders: [CachedProvider]
  private let isOffline: Bool

  /// - Parameters:
  ///   - providers: Whom to ask, in this order.
  ///   - finder: Who looks up places; nil for the providers themselves.
  ///   - store: Where answers are kept.
  ///   - terms: What is asked for besides a place.
  init(
    _ providers: [any WeatherProvider],
    finder: (any WeatherProvider)? = nil,
    in store: CacheStore,
    _ terms: Terms
  ) {
    func kept(_ provider: any WeatherProvider, _ mode: CachedProvider.Mode) -> CachedProvider {
      CachedProvider(
        provider,
        in: store,
        mode: mode,
        variant: terms.language ?? "",
        maxAge: terms.maxAge,
        now: terms.now
      )
    }
    isOffline = terms.isOffline
    self.providers = providers.map { kept($0, .online) }
    stored = providers.map { kept($0, .offline) }
    finders = (finder.map { [$0] } ?? providers).map {
      kept($0, terms.isOffline ? .offline : .online)
    }
  }

  /// What is asked for besides a place.
  struct Terms: Sendable {
    var language: String?
    /// From which age on an answer is asked for anew.
    var maxAge: Duration?
    var isOffline = false
    var now: @Sendable () -> Date
  }

  /// The first of the providers, for sentences about all.
  var main: WeatherSource {
    WeatherSource(
      name: providers.first?.name ?? "",
      attribution: providers.first?.attribution ?? Attribution(text: "", link: "")
    )
  }

  /// The name of who looks up places; nil where several may.
  var finder: String? { finders.count == 1 ? finders[0].name : nil }

  /// One part of the weather, with its age, and who gave it.
  ///
  /// An answer that is stored and stale counts only when nobody has a new one.
  func ask<Value>(
    _ part: WeatherPart<Value>,
    at place: Place
  ) -> Signal<Served<Aged<Value>>, WeatherError> {
    if isOffline { return kept(part, at: place, .offline) }
    let last = providers.last?.name
    return FallbackProvider(providers).served { provider in
      guard let provider = provider as? CachedProvider else { return .fail(.notOffered) }
      return provider.aged(part, at: place).tryMap { (answer) throws(WeatherError) in
        if let failure = answer.failure, provider.name != last { throw failure }
        return answer
      }
    }
    .catch { error in
      error.mayPass
        ? kept(part, at: place, error).map { served in
          var served = served
          served.value.failure = error
          return served
        } : .fail(error)
    }
  }

  /// One part of the weather as it is stored, however old; fails where it is not.
  func stored<Value>(
    _ part: WeatherPart<Value>,
    at place: Place
  ) -> Signal<Served<Aged<Value>>, WeatherError> { kept(part, at: place, .offline) }

  /// What is stored of the first provider that anything is stored of; else fails with `error`.
  private func kept<Value>(
    _ part: WeatherPart<Value>,
    at place: Place,
    _ error: WeatherError
  ) -> Signal<Served<Aged<Value>>, WeatherError> {
    stored.reversed().reduce(.fail(error)) { later, provider in
      let source = WeatherSource(name: provider.name, attribution: provider.attribution)
      return provider.aged(part, at: place).map { Served(value: $0, source: source) }
        .catch { _ in later }
    }
  }

  /// The places of that name, from the first that looks places up.
  func places(named name: String) -> Signal<[Place], WeatherError> {
    if isOffline {
      return finders.reversed().reduce(.fail(.offline)) { later, finder in
        finder.places(named: name).catch { _ in later }
      }
    }
    return FallbackProvider(finders).places(named: name)
  }
}

extension WeatherError {
  /// Whether the same question may be answered later.
  fileprivate var mayPass: Bool {
    switch self {
    case .offline, .transport, .server, .rateLimited: true
    default: false
    }
  }
}
