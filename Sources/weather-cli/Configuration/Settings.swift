import Foundation
import WeatherCore

/// What is in force: the command line before the configuration before what is usual.
struct Settings: Sendable {
  var keys = Keys()
  /// Where the key of each provider is from that has one, whether or not it was looked at.
  var keyOrigins: [ProviderName: KeyOrigin] = [:]
  /// Whom to ask, in this order; never empty.
  var providers: [ProviderName]
  /// nil follows the country of the place.
  var units: UnitChoice?
  var appearance: Appearance
  var color: ColorChoice
  var maxAge: Duration?
  var isOffline: Bool
  /// Whether recordings are shown.
  var isDemo = false
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
      if name == first, let key = options.key {
        try take(.key(key), of: name, from: .option, in: world)
      } else if let source = configuration.keySource(of: name) {
        let variable = configuration.keyVariables[name]
        let holder = variable.map { KeyOrigin.Holder.variable($0) } ?? .line(name.keyLine)
        try take(source, of: name, from: holder, in: world)
      }
    }
  }

  /// Whom the run asks, for sentences about what they did not answer.
  var asked: Asked {
    Asked(providers: providers, keys: keyOrigins, isOffline: isOffline, isDemo: isDemo)
  }

  private mutating func take(
    _ source: KeySource,
    of name: ProviderName,
    from holder: KeyOrigin.Holder,
    in world: World
  ) throws(ConfigurationError) {
    keyOrigins[name] = KeyOrigin(source, in: holder)
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

extension ProviderName {
  /// The configuration's name for its key.
  fileprivate var keyLine: ConfigurationName { self == .pirateWeather ? .pirateWeatherKey : .key }
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
