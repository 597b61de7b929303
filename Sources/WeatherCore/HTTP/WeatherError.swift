public import Foundation

/// Why weather could not be had.
///
/// Never holds a key.
public enum WeatherError: Error, Sendable, Hashable {
  /// No key was given.
  case missingKey
  /// The provider does not know the key.
  case invalidKey
  /// The key is good, but its plan does not include what was asked.
  case notSubscribed
  /// The provider has nothing of the kind to give to anybody.
  case notOffered
  /// The provider knows no such place.
  ///
  /// Holds the provider's words; may be empty.
  case notFound(String)
  /// The provider did not understand the request.
  ///
  /// Holds the provider's words; may be empty.
  case badRequest(String)
  /// Too many requests; try again after the given time, if the provider said.
  case rateLimited(retryAfter: Duration?)
  /// The provider failed, with this HTTP status.
  case server(status: Int)
  /// No answer came, or none that can be used.
  ///
  /// Holds what happened, in a few words.
  case transport(String)
  /// The answer is not what the provider's documentation promises.
  ///
  /// Holds where it goes wrong, such as `list[3].main.temp`; empty when it is no JSON at all.
  case decoding(path: String)
  /// There is no network.
  case offline
}

extension WeatherError {
  /// What happened, in one sentence.
  public var summary: String { summary(naming: "The weather provider") }

  /// What happened, in one sentence that begins with who it was that could not answer, where it was
  /// somebody.
  ///
  /// - Parameter provider: The provider's name.
  public func summary(naming provider: String) -> String {
    switch self {
    case .missingKey: "\(provider) was given no API key."
    case .invalidKey: "\(provider) refused the API key."
    case .notSubscribed: "The API key's plan does not include this."
    case .notOffered: "\(provider) does not offer this."
    case .notFound(let message): "The place was not found" + Self.quote(message)
    case .badRequest(let message):
      "\(provider) did not accept the request"
        + Self.quote(message)
    case .rateLimited: "\(provider) has had too many requests from here (429)."
    case .server(let status): "\(provider) failed with status \(status)."
    case .transport(let message): "The request failed" + Self.quote(message)
    case .decoding(let path):
      path.isEmpty
        ? "\(provider)'s answer is not JSON."
        : "\(provider)'s answer cannot be read at \(path)."
    case .offline: "There is no network."
    }
  }

  /// What to do about it, in one sentence.
  public var advice: String {
    switch self {
    case .missingKey:
      "Get a key from the provider; OpenWeatherMap's are free and go in OPENWEATHERMAP_API_KEY."
    case .invalidKey: "Check the key; a new one can take two hours to work."
    case .notSubscribed:
      "Subscribe to it (for OpenWeatherMap: openweathermap.org/price), or ask for other things."
    case .notOffered: "Ask another provider."
    case .notFound: "Check the spelling, add a country, or give latitude and longitude."
    case .badRequest: "Check the place that was asked for."
    case .rateLimited(let wait?):
      "Try again in \(Self.spell(wait))."
    case .rateLimited(nil): "Wait at least a minute before the next request."
    case .server: "Try again in a few minutes."
    case .transport: "Try again; if it stays so, check the connection and any proxy on the way."
    case .decoding(""):
      "Perhaps a page of this network answered, as for logging in; look in a browser, and try again."
    case .decoding: "Try again later; if it stays so, report it with this message."
    case .offline: "Try again when you are online."
    }
  }

  private static func quote(_ message: String) -> String {
    message.isEmpty ? "." : ": \(message.hasSuffix(".") ? message : message + ".")"
  }

  private static func spell(_ wait: Duration) -> String {
    let seconds = max(1, wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0))
    if seconds < 120 { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    if seconds < 7200 { return "\((seconds + 59) / 60) minutes" }
    if seconds < 172_800 { return "\((seconds + 3599) / 3600) hours" }
    return "\((seconds + 86_399) / 86_400) days"
  }
}

extension WeatherError: LocalizedError {
  /// What happened, in one sentence.
  public var errorDescription: String? { summary }
  /// What to do about it, in one sentence.
  public var recoverySuggestion: String? { advice }
}
