import WeatherCore

/// Whom a run asks and how, for sentences about what they did not answer.
struct Asked: Sendable, Equatable {
  /// The providers, in order.
  var providers: [ProviderName] = []
  /// Where the key of each is from that has one.
  var keys: [ProviderName: KeyOrigin] = [:]
  var isOffline = false
  /// Whether recordings are asked.
  var isDemo = false

  /// Who failed with `error`.
  ///
  /// - Parameter name: The provider's name as it is shown; nil for one of those that are asked.
  func culprits(of error: WeatherError, named name: String?) -> [ProviderName] {
    let asked =
      name.map { name in ProviderName.allCases.filter { $0.title == name } } ?? providers
    let culprits =
      switch error {
      case .missingKey: asked.filter { $0.keyVariable != nil && keys[$0] == nil }
      case .invalidKey where asked.count > 1: asked.filter { keys[$0] != nil }
      default: asked
      }
    return culprits.isEmpty ? asked : culprits
  }

  /// What to do about a key that is missing or refused.
  ///
  /// - Parameter culprits: The providers it is about.
  func keyAdvice(_ error: WeatherError, _ culprits: [ProviderName]) -> String {
    let variables = culprits.compactMap(\.keyVariable)
    let keyless = providers.contains(.openMeteo) ? "" : " Without a key: --provider open-meteo"
    if error == .missingKey {
      let sites = culprits.compactMap(\.keySite).joined(separator: ", ")
      return "Set \(variables.joined(separator: " or ")) (a key is free: \(sites))." + keyless
    }
    let places = culprits.compactMap { keys[$0]?.description }
    let what = places.isEmpty ? variables : places
    return "Check \(what.joined(separator: " and ")); a new key can take two hours to work."
      + keyless
  }
}

/// Where a key was found.
struct KeyOrigin: Sendable, Equatable, CustomStringConvertible {
  /// Who was to say what the key is.
  enum Holder: Sendable, Equatable {
    case option
    case variable(String)
    case line(ConfigurationName)
  }

  var holder: Holder
  /// How it was said; never holds the key.
  private var form: Form

  private enum Form: Sendable, Equatable {
    case itself
    case file(String)
    case command
  }

  init(_ source: KeySource, in holder: Holder) {
    self.holder = holder
    form =
      switch source {
      case .key: .itself
      case .file(let path): .file(path)
      case .command: .command
      }
  }

  /// What to look at when the key is refused.
  var description: String {
    let holder =
      switch holder {
      case .option: "what stands after --key"
      case .variable(let name): name
      case .line(let name):
        "the line \"\(name.rawValue)\" of the configuration (weather-cli config path)"
      }
    return switch form {
    case .itself: holder
    case .file(let path): "the first line of \(path), which \(holder) names"
    case .command: "what the command in \(holder) tells"
    }
  }
}
