public import Foundation
public import Signals

extension OpenWeatherMapClient {
  /// The weather at a moment since 1979 or in the next four days, from One Call's time machine,
  /// which needs its own subscription.
  public func conditions(at place: Place, on date: Date) -> Signal<CurrentConditions, WeatherError>
  {
    let reading = WireReading(units: units, place: place)
    return fetch(WireOneCall.self, from: .timeMachine(at: place.coordinate, date))
      .read { (answer) throws(WeatherError) in
        guard let conditions = try answer.pastConditions(reading) else {
          throw .decoding(path: "data[0]")
        }
        return conditions
      }
  }

  /// One day since 1979 or in the next year and a half, from One Call's day summary, which needs
  /// its own subscription.
  ///
  /// Humidity, pressure and cloud cover are those of the afternoon, the wind is the day's
  /// strongest.
  public func day(_ day: LocalDay, at place: Place) -> Signal<DailyStep, WeatherError> {
    let reading = WireReading(units: units, place: place)
    return fetch(WireDaySummary.self, from: .daySummary(at: place.coordinate, day))
      .read { (answer) throws(WeatherError) in
        guard let step = answer.step(reading) else { throw .decoding(path: "date") }
        return step
      }
  }
}
