import Foundation
import Signals

/// One thing that changes what is known of the weather.
struct WeatherUpdate: Sendable {
  private let change: @Sendable (inout WeatherReport) -> Void

  func apply(to report: inout WeatherReport) { change(&report) }

  /// All updates for one place: that it is asked about, then each part as it comes.
  ///
  /// No place is not asked about; it only clears the report. Never fails, for a part that fails is
  /// an update too.
  static func updates(
    about place: Place?,
    from provider: any WeatherProvider,
    now: @escaping @Sendable () -> Date
  ) -> Signal<WeatherUpdate, Never> {
    guard let place else { return .just(WeatherUpdate { $0 = WeatherReport() }) }
    return .merge([
      update(\.current, from: provider.currentConditions(at: place), now),
      update(\.hourly, from: provider.hourlyForecast(at: place), now),
      update(\.daily, from: provider.dailyForecast(at: place), now),
      update(\.alerts, from: provider.alerts(at: place), now),
    ]).startWith(WeatherUpdate { $0.ask(about: place) })
  }

  private static func update<Value>(
    _ part: any WritableKeyPath<WeatherReport, Part<Value>> & Sendable,
    from request: Signal<Value, WeatherError>,
    _ now: @escaping @Sendable () -> Date
  ) -> Signal<WeatherUpdate, Never> {
    request
      // Else a provider that breaks its word would leave the part loading for ever.
      .ifEmpty(switchTo: Signal.fail(.transport("the provider sent no answer")))
      .map { value in
        let received = Received(value, at: now())
        return WeatherUpdate { $0[keyPath: part] = .received(received) }
      }
      .catch { failure in
        .just(
          WeatherUpdate { report in
            report[keyPath: part] = .failed(failure, last: report[keyPath: part].latest)
          }
        )
      }
  }
}
