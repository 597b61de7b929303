public import Foundation
public import Signals

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Recorded weather, for trying things out without a key and without a network.
///
/// It is OpenWeatherMap's client over a transport that answers from recordings: requests, status
/// handling, decoding and the way from steps to days are the real ones. Only the dates are moved,
/// so that what was recorded becomes today; see ``Recording/moment(on:)``.
public struct DemoProvider: WeatherProvider {
  /// OpenWeatherMap, recorded.
  public let name = "OpenWeatherMap (recorded)"
  /// The credit that OpenWeather's licence asks for.
  public let attribution = Attribution(
    text: "Recorded weather data provided by OpenWeather, ODbL and CC BY-SA 4.0",
    link: "https://openweathermap.org/"
  )

  private let clients: [(recording: Recording, client: OpenWeatherMapClient)]
  private let geocoder: OpenWeatherMapClient

  /// Recorded weather as if it were of the day that `now` is at each place.
  public init(now: Date) {
    clients = Recording.all.map { recording in
      (recording, Self.client(.recorded(recording, now: now), units: recording.units, now))
    }
    geocoder = Self.client(.recordedPlaces(Recording.all.map(\.place)), units: .standard, now)
  }

  /// The places there are recordings of.
  public var places: [Place] { clients.map(\.recording.place) }

  /// The recording that is played for a place: the one made no more than 30 km away, if any.
  public func recording(of place: Place) -> Recording? { nearest(place)?.recording }

  /// The weather of the recording.
  public func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    from(place) { $0.currentConditions(at: $1) }
  }

  /// What was to fall in the hour after the recording.
  ///
  /// Fails with ``WeatherError/notSubscribed`` for places recorded with the free plan.
  public func minutelyForecast(at place: Place) -> Signal<MinutelyForecast, WeatherError> {
    from(place) { $0.minutelyForecast(at: $1) }
  }

  /// The hours after the moment of the recording.
  public func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
    from(place) { $0.hourlyForecast(at: $1) }
  }

  /// The day of the recording and those after it.
  public func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
    from(place) { $0.dailyForecast(at: $1) }
  }

  /// The warnings that were recorded.
  ///
  /// The answer about Lisbon holds one of Portland in Oregon; it is played as it was received.
  ///
  /// Fails with ``WeatherError/notSubscribed`` for places recorded with the free plan.
  public func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> {
    from(place) { $0.alerts(at: $1) }
  }

  /// The air that was recorded, which may have been on another day than the weather.
  ///
  /// Fails with ``WeatherError/notSubscribed`` for all places but Lisbon.
  public func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> {
    from(place) { $0.airQuality(at: $1) }
  }

  /// The recorded places of that name, which may be followed by area and country.
  ///
  /// Case and accents do not matter. Fails with ``WeatherError/notFound(_:)`` for a name there is no
  /// recording of, and says which there are.
  public func places(named name: String) -> Signal<[Place], WeatherError> {
    geocoder.places(named: name).tryMap { [places] (found) throws(WeatherError) in
      if found.isEmpty { throw .notFound(Self.notRecorded(name, places)) }
      return found
    }
  }

  /// The recorded place that is no more than 30 km away, if any.
  public func places(at coordinate: Coordinate) -> Signal<[Place], WeatherError> {
    .just(Recording.near(coordinate).map { [$0.place] } ?? [])
  }

  private func from<Value>(
    _ place: Place,
    _ ask: (OpenWeatherMapClient, Place) -> Signal<Value, WeatherError>
  ) -> Signal<Value, WeatherError> {
    guard let (recording, client) = nearest(place) else {
      let (latitude, longitude) = place.coordinate.query
      let name = place.name.isEmpty ? "\(latitude), \(longitude)" : place.name
      return .fail(.notFound(Self.notRecorded(name, places)))
    }
    return ask(client, recording.place)
  }

  private func nearest(_ place: Place) -> (recording: Recording, client: OpenWeatherMapClient)? {
    clients.first { $0.recording.isNear(place.coordinate) }
  }

  private static func notRecorded(_ name: String, _ places: [Place]) -> String {
    "there is no recording of \"\(name)\", but of \(places.map(\.name).joined(separator: ", "))"
  }

  private static func client(
    _ transport: Transport,
    units: OpenWeatherMapUnits,
    _ now: Date
  ) -> OpenWeatherMapClient {
    OpenWeatherMapClient(
      key: APIKey("recordings-need-no-key"),
      transport: transport,
      plan: .oneCall,
      units: units,
      now: { now }
    )
  }
}
