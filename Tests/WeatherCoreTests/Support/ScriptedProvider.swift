import Foundation
import Signals
import WeatherCore

/// A provider that answers as diagrams say.
///
/// `A.daily` is what it sends for place A's daily forecast, from the moment it is asked. A letter
/// is a forecast of that name; `#` is the failure. What no diagram is given for is not offered.
struct ScriptedProvider: WeatherProvider {
  let time: TestScheduler
  let scripts: [String: String]
  /// Notes what is asked for and what is cancelled before its end.
  let requests: Diary
  var failure = WeatherError.notSubscribed
  var updateInterval = Duration.seconds(600)

  let name = "Script"
  let attribution = Attribution(text: "", link: "")

  func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    answer("\(place.name).current") {
      CurrentConditions(time: Date(timeIntervalSince1970: 0), timeZone: .gmt, reportedName: $0)
    }
  }

  func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
    answer("\(place.name).hourly") {
      HourlyForecast(timeZone: .gmt, steps: [], issues: [DecodingIssue(path: $0, reason: "")])
    }
  }

  func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
    answer("\(place.name).daily") {
      DailyForecast(timeZone: .gmt, days: [], issues: [DecodingIssue(path: $0, reason: "")])
    }
  }

  func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> {
    answer("\(place.name).alerts") {
      [WeatherAlert(event: $0, start: Date(timeIntervalSince1970: 0))]
    }
  }

  func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> {
    answer("\(place.name).air") {
      AirQuality(time: Date(timeIntervalSince1970: Double($0.utf8.first ?? 0)))
    }
  }

  func places(named name: String) -> Signal<[Place], WeatherError> { .just([]) }

  private func answer<Value>(
    _ request: String,
    _ make: @escaping @Sendable (String) -> Value
  ) -> Signal<Value, WeatherError> {
    guard let script = scripts[request] else { return .fail(.notOffered) }
    let answer = time.signal(script).map(make).mapError { _ in failure }
    return .create { observer, lifetime in
      requests.note("asked \(request)")
      let ended = Locked(false)
      lifetime.onEnd { if !ended.withLock({ $0 }) { requests.note("cancelled \(request)") } }
      answer.subscribe(during: lifetime) {
        observer.send($0)
      } failed: {
        ended.withLock { $0 = true }
        observer.fail($0)
      } completed: {
        ended.withLock { $0 = true }
        observer.complete()
      }
    }
  }
}

extension Part {
  /// `0` for none, `?` while loading, `!` after a failure and `~` when out of
  /// date, with the name of what there is before it.
  func drawn(_ name: (Value) -> String?) -> String {
    let last = value.flatMap(name) ?? ""
    return switch self {
    case .none: "0"
    case .loading: "\(last)?"
    case .received: last
    case .stale(let aged): aged.failure == nil ? "\(last)~" : "\(last)!"
    case .failed: "!"
    }
  }
}

extension Place {
  /// A place with a name, somewhere.
  static func scripted(_ name: String) -> Place? {
    Coordinate(latitude: 1, longitude: 2).map { Place(name: name, coordinate: $0) }
  }
}
