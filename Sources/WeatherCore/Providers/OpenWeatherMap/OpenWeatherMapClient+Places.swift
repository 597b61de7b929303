import Foundation
public import Signals

extension OpenWeatherMapClient {
  /// Places of a name such as `London`, `London,GB` or `Portland,OR,US`, best first; none is an
  /// empty list.
  ///
  /// A postal code with its country, such as `10018,US`, is looked up as one first.
  public func places(named name: String) -> Signal<[Place], WeatherError> {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty { return .just([]) }
    let named = places(from: .geocode(name))
    guard Self.isPostalCode(name) else { return named }
    return place(postalCode: name).map { [$0] }.catch { error in
      if case .notFound = error { named } else { .fail(error) }
    }
  }

  /// Whether a name is a short word with a figure in it, followed by the code of a country.
  private static func isPostalCode(_ name: String) -> Bool {
    let parts = name.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, parts[1].count == 2, parts[1].allSatisfy(\.isLetter) else {
      return false
    }
    return (2...10).contains(parts[0].count) && parts[0].contains { $0.isNumber }
      && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
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
