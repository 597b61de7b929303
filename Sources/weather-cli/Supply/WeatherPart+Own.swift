import Signals
import WeatherCore

extension WeatherPart<[Place]> {
  /// Named places at a point, nearest first.
  static var near: Self { Self("near") { $0.places(at: $1.coordinate) } }
}
