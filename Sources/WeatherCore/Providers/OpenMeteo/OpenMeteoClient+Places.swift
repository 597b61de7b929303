import Foundation
public import Signals

extension OpenMeteoClient {
  /// Places of a name such as `London`, `London, Ontario` or `Portland,OR,US`, best first; none is
  /// an empty list.
  ///
  /// Names of fewer than two letters are nowhere, and nothing is asked.
  public func places(named name: String) -> Signal<[Place], WeatherError> {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.count < 2 { return .just([]) }
    let spoken = language?.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
    return fetch(OpenMeteoPlaces.self, from: .search(name, language: spoken))
      .read { (answer) throws(WeatherError) in
        Array((try answer.results?.readable() ?? []).compactMap(\.place).prefix(5))
      }
  }
}
