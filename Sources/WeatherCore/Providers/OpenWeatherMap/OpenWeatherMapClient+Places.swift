import Foundation
public import Signals

extension OpenWeatherMapClient {
  /// Places of a name such as `London`, `London,GB` or `Portland,OR,US`, best first; none is an
  /// empty list.
  public func places(named name: String) -> Signal<[Place], WeatherError> {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty { return .just([]) }
    return places(from: .geocode(name))
  }

  /// Named places at a point, nearest first; none is an empty list.
  public func places(at coordinate: Coordinate) -> Signal<[Place], WeatherError> {
    places(from: .reverse(coordinate))
  }

  /// The place with a postal code such as `10018,US`; the United States where no country is given.
  ///
  /// A code that is not known fails with ``WeatherError/notFound(_:)``.
  public func place(postalCode: String) -> Signal<Place, WeatherError> {
    let language = spoken
    return fetch(WirePlace.self, from: .zip(postalCode))
      .read { (answer) throws(WeatherError) in
        guard let place = answer.place(language: language) else { throw .decoding(path: "lat") }
        return place
      }
  }

  private func places(from endpoint: Endpoint) -> Signal<[Place], WeatherError> {
    let language = spoken
    return fetch(WireList<WirePlace>.self, from: endpoint)
      .read { (answer) throws(WeatherError) in
        try answer.readable().compactMap { $0.place(language: language) }
      }
  }

  /// The ISO 639-1 code that place names are looked up under.
  private var spoken: String? {
    language?.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
  }
}
