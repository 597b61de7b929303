public import Foundation
import Signals

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Weather, air and places from Open-Meteo, which needs no key for uses that are not commercial.
///
/// It warns of nothing: ``alerts(at:)`` fails with ``WeatherError/notOffered``. The shapes are
/// those of open-meteo.com/en/docs.
public final class OpenMeteoClient: WeatherProvider, Sendable {
  let transport: Transport
  let language: String?
  private let baseURL: BaseURL?
  private let answer: Answer<OpenMeteoProblem>

  /// A client.
  ///
  /// Nothing is asked until a signal is subscribed to.
  ///
  /// - Parameters:
  ///   - transport: How requests are sent.
  ///   - baseURL: Where to, for tests and local proxies; nil for Open-Meteo's own three hosts.
  ///   - language: The language of place names, as a BCP 47 tag. Conditions are in English.
  ///   - now: The time of day, from which the end of a limit is reckoned.
  public init(
    transport: Transport,
    baseURL: BaseURL? = nil,
    language: String? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.transport = transport
    self.baseURL = baseURL
    self.language = language
    answer = Answer(key: nil, now: now)
  }

  /// Open-Meteo.
  public var name: String { "Open-Meteo" }

  /// A quarter of an hour, the `interval` that its answers on the weather now name.
  public var updateInterval: Duration { .seconds(900) }

  /// The credit that Open-Meteo's licence (CC BY 4.0) asks for.
  public var attribution: Attribution {
    Attribution(text: "Weather data by Open-Meteo.com", link: "https://open-meteo.com/")
  }

  /// A successful answer in its shape.
  ///
  /// Each subscription sends one request; disposal cancels it.
  func fetch<Shape: Decodable & Sendable>(
    _ shape: Shape.Type,
    from endpoint: Endpoint
  ) -> Signal<Dated<Shape>, WeatherError> {
    let base = baseURL ?? endpoint.host
    guard let request = URLRequest(base, path: endpoint.path, query: endpoint.query) else {
      return .fail(.badRequest("no address can be made of it"))
    }
    return transport.body(of: request, by: answer).decoded(as: shape, by: answer)
  }
}
