import Signals
import WeatherCore

extension WeatherPart<[Place]> {
  /// Named places at a point, nearest first.
  static var near: Self {
    Self("near") { provider, place in
      switch provider {
      case let client as OpenWeatherMapClient: client.places(at: place.coordinate)
      case is DemoProvider: .just(Recording.near(place.coordinate).map { [$0.place] } ?? [])
      default: .fail(.notOffered)
      }
    }
  }
}
