public import Foundation
public import Signals

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Weather from OpenWeatherMap, over its 2.5 API and, where the key may use it, One Call 3.0.
///
/// Everything it offers is a signal made from one, ``fetchJSON(from:)``.
public final class OpenWeatherMapClient: WeatherProvider, Sendable {
  /// Which of OpenWeatherMap's products are asked.
  public enum Plan: Sendable, Hashable {
    /// One Call for minutes, hours, days and warnings where the key may use it, else the best
    /// product for days that it may use; those of the free plan for all else.
    case automatic
    /// Those of the free plan alone.
    case free
    /// One Call for everything, as far as the key may use it.
    ///
    /// Over a transport that shares and remembers (``Transport/polite(on:)``) all parts are one
    /// call.
    case oneCall
  }

  /// A product that needs more than the free plan.
  enum Product: String, Sendable, Hashable, CaseIterable { case oneCall = "onecall", daily }

  let key: APIKey?
  let transport: Transport
  let baseURL: BaseURL
  let plan: Plan
  let units: OpenWeatherMapUnits
  let language: String?
  let answer: OpenWeatherMapAnswer
  /// The products that the key was found not to include, so that they are asked for once only.
  let refused: MutableProperty<Set<Product>>
  /// Those that were refused before; nil until something is asked.
  let remembered = MutableProperty<Set<Product>?>(nil)
  /// Those that were refused since something was last kept.
  let unkept = MutableProperty<Set<Product>>([])
  /// What is kept of them, once a product of the free plan has shown that the key is good.
  let refusals: Refusals

  /// A client.
  ///
  /// Nothing is asked until a signal is subscribed to.
  ///
  /// - Parameters:
  ///   - key: The key; without one every signal fails with ``WeatherError/missingKey``.
  ///   - transport: How requests are sent.
  ///   - baseURL: Where to; another than OpenWeatherMap's own is for tests and local proxies.
  ///   - plan: Which products to ask.
  ///   - units: The units to ask for. What comes out is the same in all of them, to rounding.
  ///   - language: The language of descriptions and place names, as a BCP 47 tag; English where
  ///     OpenWeatherMap does not speak it.
  ///   - now: The time of day, by which a `Retry-After` date is turned into a wait.
  public convenience init(
    key: APIKey?,
    transport: Transport,
    baseURL: BaseURL = .openWeatherMap,
    plan: Plan = .automatic,
    units: OpenWeatherMapUnits = .standard,
    language: String? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(
      key: key,
      transport: transport,
      baseURL: baseURL,
      plan: plan,
      units: units,
      language: language,
      refusals: .forgotten,
      now: now
    )
  }

  /// A client that remembers from run to run what its key does not include.
  package init(
    key: APIKey?,
    transport: Transport,
    baseURL: BaseURL,
    plan: Plan = .automatic,
    units: OpenWeatherMapUnits = .standard,
    language: String?,
    refusals: Refusals,
    now: @escaping @Sendable () -> Date
  ) {
    self.key = key
    self.transport = transport
    self.baseURL = baseURL
    self.plan = plan
    self.units = units
    self.language = language
    answer = OpenWeatherMapAnswer(key: key, now: now)
    self.refusals = refusals
    refused = MutableProperty(plan == .free ? Set(Product.allCases) : [])
  }

  /// OpenWeatherMap.
  public var name: String { "OpenWeatherMap" }

  /// The credit that OpenWeather's licence (ODbL, CC BY-SA 4.0) asks for.
  public var attribution: Attribution {
    Attribution(
      text: "Weather data provided by OpenWeather",
      link: "https://openweathermap.org/"
    )
  }

  /// The body of a successful answer.
  ///
  /// ```
  /// subscribe ─▶ request with key ─▶ transport ─▶ status ─▶ body
  /// ```
  ///
  /// Each subscription sends one request, with `Accept: application/json`; disposal cancels it.
  /// The status is looked at before the body, and a body of more than 4 MiB is refused.
  ///
  /// - Parameter endpoint: What to ask for. Units, language and key are added to its query.
  public func fetchJSON(from endpoint: Endpoint) -> Signal<Data, WeatherError> {
    answered(endpoint).map(\.value)
  }

  private func answered(_ endpoint: Endpoint) -> Signal<Dated<Data>, WeatherError> {
    guard let key else { return .fail(.missingKey) }
    guard let request = request(endpoint, key: key) else {
      return .fail(.badRequest("no address can be made of it"))
    }
    return transport.body(of: request, by: answer)
  }

  /// A successful answer in its shape.
  func fetch<Shape: Decodable & Sendable>(
    _ shape: Shape.Type,
    from endpoint: Endpoint
  ) -> Signal<Dated<Shape>, WeatherError> {
    answered(endpoint).decoded(as: shape, by: answer)
  }

  private func request(_ endpoint: Endpoint, key: APIKey) -> URLRequest? {
    let additions = [
      URLQueryItem(name: "units", value: units.rawValue),
      URLQueryItem(name: "lang", value: language.flatMap(OpenWeatherMapLanguage.code)),
      URLQueryItem(name: "appid", value: key.secret),
    ]
    return URLRequest(baseURL, path: endpoint.path, query: endpoint.query + additions)
  }
}
