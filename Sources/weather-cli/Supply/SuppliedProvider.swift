import Foundation
import Signals
import WeatherCore

/// The supply of a run as one provider, for whoever keeps weather up to date: answers come in time
/// or not at all, are traced, and say who gave them.
struct SuppliedProvider: WeatherProvider {
  private let answering: Answering

  init(_ answering: Answering) { self.answering = answering }

  var name: String { answering.supply.main.name }
  var attribution: Attribution { answering.supply.main.attribution }

  func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    value(.current, at: place)
  }

  func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
    value(.hourly, at: place)
  }

  func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
    value(.daily, at: place)
  }

  func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> { value(.alerts, at: place) }

  func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> { value(.air, at: place) }

  func places(named name: String) -> Signal<[Place], WeatherError> {
    answering.supply.places(named: name)
  }

  func places(at coordinate: Coordinate) -> Signal<[Place], WeatherError> {
    value(.near, at: Place(name: "", coordinate: coordinate))
  }

  func aged<Value>(
    _ part: WeatherPart<Value>,
    at place: Place,
    now: @escaping @Sendable () -> Date
  ) -> Signal<Aged<Value>, WeatherError> {
    answering.asked(part, at: place).map { served in
      var aged = served.value
      aged.source = served.source
      return aged
    }
  }

  private func value<Value>(
    _ part: WeatherPart<Value>,
    at place: Place
  ) -> Signal<Value, WeatherError> {
    answering.asked(part, at: place).map(\.value.value)
  }
}
