import Foundation
import WeatherCore

/// What is in force: the command line before the configuration before what is usual.
struct Settings: Sendable {
  var keys = Keys()
  /// The providers for which there is a key, whether or not it was looked at.
  var keyed: Set<ProviderName> = []
  /// Whom to ask, in this order; never empty.
  var providers: [ProviderName]
  /// nil follows the country of the place.
  var units: UnitChoice?
  var appearance: Appearance
  var color: ColorChoice
  var maxAge: Duration?
  var isOffline: Bool
  var usesCache: Bool
  /// The place of the configuration.
  var place: PlaceQuery?

  /// The keys there are.
  struct Keys: Sendable, Equatable {
    var openWeatherMap: APIKey?
    var pirateWeather: APIKey?

    var all: [APIKey] { [openWeatherMap, pirateWeather].compactMap(\.self) }
  }

  /// - Throws: What is wrong with a key that would be used.
  init(
    _ options: Options,
    _ configuration: Configuration,
    in world: World
  ) throws(ConfigurationError) {
    let hasKey = options.key != nil || configuration.keySource != nil
    providers =
      options.providers ?? configuration.providers ?? [hasKey ? .openWeatherMap : .openMeteo]
    units = options.units ?? configuration.units
    appearance = Appearance(options, configuration)
    color = options.color == .auto ? configuration.color ?? .auto : options.color
    maxAge = options.maxAge ?? configuration.maxAge
    isOffline = options.isOffline
    usesCache = options.usesCache
    place = configuration.place
    let first = providers.first { $0.keyVariable != nil }
    for name in ProviderName.allCases {
      let source: KeySource? = name == first ? options.key.map { .key($0) } : nil
      try take(source ?? configuration.keySource(of: name), of: name, in: world)
    }
  }

  private mutating func take(
    _ source: KeySource?,
    of name: ProviderName,
    in world: World
  ) throws(ConfigurationError) {
    guard let source else { return }
    keyed.insert(name)
    // Who is not asked needs no key, and a command that tells one may take its time.
    guard providers.contains(name), !isOffline || source.literal != nil else { return }
    let key = try source.key(in: world)
    switch name {
    case .openWeatherMap: keys.openWeatherMap = key
    case .pirateWeather: keys.pirateWeather = key
    case .openMeteo: break
    }
  }
}

extension Configuration {
  fileprivate func keySource(of name: ProviderName) -> KeySource? {
    switch name {
    case .openWeatherMap: keySource
    case .pirateWeather: pirateWeatherKeySource
    case .openMeteo: nil
    }
  }
}

extension Appearance {
  init(_ options: Options, _ configuration: Configuration?) {
    language = options.language ?? configuration?.language
    time = options.time ?? configuration?.time ?? language.map(Self.usual) ?? .twelve
    icons = options.icons ?? configuration?.icons ?? .unicode
    ambiguous = options.ambiguous ?? configuration?.ambiguous ?? .narrow
  }

  /// How hours are written in a language.
  private static func usual(in language: String) -> TimeStyle {
    switch Locale(identifier: language).hourCycle {
    case .zeroToTwentyThree, .oneToTwentyFour: .twentyFour
    default: .twelve
    }
  }
}
