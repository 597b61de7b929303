import Signals

/// A part of an answer, with the answer's freshness.
struct Dated<Value: Sendable>: Sendable {
  let value: Value
  let freshness: Freshness?
}

/// A model that can say how fresh it is.
protocol Fresh: Sendable {
  var freshness: Freshness? { get set }
}

extension CurrentConditions: Fresh {}
extension MinutelyForecast: Fresh {}
extension HourlyForecast: Fresh {}
extension DailyForecast: Fresh {}
extension WeatherAlerts: Fresh {}
extension AirQuality: Fresh {}

extension Signal where Failure == WeatherError {
  /// Makes models of answers, and has those that can say how fresh they are say it.
  ///
  /// - Parameter read: Makes the model.
  func read<Shape, Model>(
    _ read: @escaping @Sendable (Shape) throws(WeatherError) -> Model
  ) -> Signal<Model, WeatherError> where Value == Dated<Shape> {
    tryMap { (answer) throws(WeatherError) in
      let model = try read(answer.value)
      guard let freshness = answer.freshness, var fresh = model as? any Fresh else { return model }
      fresh.freshness = freshness
      return fresh as? Model ?? model
    }
  }
}
