public import Foundation
import Signals

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Weather in the shape of the Forecast API, later Dark Sky, as Pirate Weather serves it since
/// Dark Sky was shut.
///
/// The key goes in a header and stands in no address. It looks no places up:
/// ``places(named:)`` fails with ``WeatherError/notOffered``. The shapes are those of
/// docs.pirateweather.net/en/latest/API.
public final class ForecastClient: WeatherProvider, Sendable {
  let key: APIKey?
  let units: ForecastUnits
  private let transport: Transport
  private let baseURL: BaseURL
  private let language: String?
  private let answer: Answer<ForecastProblem>

  /// A client.
  ///
  /// Nothing is asked until a signal is subscribed to.
  ///
  /// - Parameters:
  ///   - key: The key; without one every signal fails with ``WeatherError/missingKey``.
  ///   - transport: How requests are sent.
  ///   - baseURL: Where to; another than Pirate Weather's own is for tests and local proxies.
  ///   - units: The units to ask for. What comes out is the same in all of them, to rounding.
  ///   - language: The language of summaries, as a BCP 47 tag; English where the provider does not
  ///     speak it.
  ///   - now: The time of day, by which a `Retry-After` date is turned into a wait.
  public init(
    key: APIKey?,
    transport: Transport,
    baseURL: BaseURL = .pirateWeather,
    units: ForecastUnits = .si,
    language: String? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.key = key
    self.transport = transport
    self.baseURL = baseURL
    self.units = units
    self.language = language.flatMap(ForecastLanguage.code)
    answer = Answer(key: key, now: now)
  }

  /// Pirate Weather.
  public var name: String { "Pirate Weather" }

  /// The credit that Pirate Weather asks for.
  public var attribution: Attribution {
    Attribution(text: "Powered by Pirate Weather", link: "https://pirateweather.net/")
  }

  /// The blocks that an answer is made of.
  enum Block: String, CaseIterable { case currently, minutely, hourly, daily, alerts }

  /// A successful answer.
  ///
  /// Each subscription sends one request; disposal cancels it.
  ///
  /// - Parameter blocks: Those that are wanted; all others are left out of the answer.
  func fetch(_ blocks: Set<Block>, at place: Place) -> Signal<Dated<ForecastAnswer>, WeatherError> {
    guard let key else { return .fail(.missingKey) }
    let others = Block.allCases.filter { !blocks.contains($0) }.map(\.rawValue)
    let (latitude, longitude) = place.coordinate.query
    guard
      var request = URLRequest(
        baseURL,
        // The second part is where the key was; a key in a header wins over it.
        path: "/forecast/header/\(latitude),\(longitude)",
        query: [
          URLQueryItem(name: "units", value: units.rawValue),
          URLQueryItem(name: "lang", value: language),
          URLQueryItem(name: "exclude", value: others.joined(separator: ",")),
        ]
      )
    else { return .fail(.badRequest("no address can be made of it")) }
    request.setValue(key.secret, forHTTPHeaderField: "apikey")
    return transport.body(of: request, by: answer).decoded(as: ForecastAnswer.self, by: answer)
  }
}
