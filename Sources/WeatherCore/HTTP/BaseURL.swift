public import Foundation

/// The address of a provider, or of what stands in for it: https, or this very machine.
public struct BaseURL: Sendable, Hashable {
  /// The address; its path does not end in a slash.
  public let url: URL

  /// OpenWeatherMap's own, `https://api.openweathermap.org`.
  public static let openWeatherMap = BaseURL(host: "api.openweathermap.org")

  /// Pirate Weather's own, `https://api.pirateweather.net`.
  public static let pirateWeather = BaseURL(host: "api.pirateweather.net")

  /// Takes an address, or nil where ``allows(_:)`` is false for it or where it holds a user, a
  /// query, a fragment or a port that there is not.
  public init?(_ text: String) {
    guard var parts = URLComponents(string: text), parts.user == nil, parts.password == nil,
      parts.query == nil, parts.fragment == nil, (1...65_535).contains(parts.port ?? 443)
    else { return nil }
    // Foundation on Linux knows schemes in small letters alone.
    parts.scheme = parts.scheme?.lowercased()
    while parts.path.hasSuffix("/") { parts.path.removeLast() }
    guard let url = parts.url, Self.allows(url) else { return nil }
    self.url = url
  }

  /// Whether a request may go there: https to any host, and http only to a literal 127.0.0.1 or
  /// [::1].
  ///
  /// Keys travel in addresses, so nothing else will do, redirects included.
  public static func allows(_ url: URL) -> Bool {
    guard let host = url.host(percentEncoded: false), !host.isEmpty else { return false }
    switch url.scheme?.lowercased() {
    case "https": return true
    case "http": return ["127.0.0.1", "::1", "[::1]"].contains(host)
    default: return false
    }
  }

  /// The address of a host that is known to be one.
  init(host: StaticString) {
    var parts = URLComponents()
    parts.scheme = "https"
    parts.host = host.description
    guard let url = parts.url else { preconditionFailure("\(host) is not the name of a host.") }
    self.url = url
  }
}
