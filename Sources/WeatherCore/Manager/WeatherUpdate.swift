import Foundation
import Signals

/// One thing that changes what is known of the weather.
struct WeatherUpdate: Sendable {
  private let change: @Sendable (inout WeatherReport) -> Void

  func apply(to report: inout WeatherReport) { change(&report) }

  /// No place is looked at.
  static let leaving = WeatherUpdate { $0 = WeatherReport() }

  /// A place is looked at: that it is asked about, then each part as it comes.
  ///
  /// Never fails, for a part that fails is an update too.
  static func arriving(
    at place: Place,
    _ provider: any WeatherProvider,
    now: @escaping @Sendable () -> Date
  ) -> Signal<WeatherUpdate, Never> {
    parts(of: place, provider, now)
      .startWith(WeatherUpdate { $0.ask(about: place) })
  }

  /// The place that is looked at is asked about again; as ``arriving(at:_:now:)``, but says nothing
  /// of any other place.
  static func refreshing(
    _ place: Place?,
    _ provider: any WeatherProvider,
    now: @escaping @Sendable () -> Date
  ) -> Signal<WeatherUpdate, Never> {
    guard let place else { return .empty }
    return parts(of: place, provider, now)
      .startWith(of(place) { $0.ask(about: place) })
  }

  /// It is `moment`, by which some parts are out of date.
  static func expiring(by moment: Date) -> WeatherUpdate {
    WeatherUpdate { $0.expire(by: moment) }
  }

  /// A change of what is known of one place, and of nothing else.
  private static func of(
    _ place: Place,
    _ change: @escaping @Sendable (inout WeatherReport) -> Void
  ) -> WeatherUpdate {
    WeatherUpdate { if $0.place == place { change(&$0) } }
  }

  private static func parts(
    of place: Place,
    _ provider: any WeatherProvider,
    _ now: @escaping @Sendable () -> Date
  ) -> Signal<WeatherUpdate, Never> {
    @Sendable func part<Value>(
      _ path: any WritableKeyPath<WeatherReport, Part<Value>> & Sendable,
      _ part: WeatherPart<Value>
    ) -> Signal<WeatherUpdate, Never> {
      provider.aged(part, at: place, now: now)
        // Else a provider that breaks its word would leave the part loading for ever.
        .ifEmpty(switchTo: Signal.fail(.transport("the provider sent no answer")))
        .map { aged in of(place) { $0[keyPath: path] = .came(aged) } }
        .catch { failure in
          .just(of(place) { $0[keyPath: path] = $0[keyPath: path].failing(failure) })
        }
    }
    return .merge([
      part(\.current, .current), part(\.hourly, .hourly), part(\.daily, .daily),
      part(\.alerts, .alerts), part(\.air, .air),
    ])
  }
}
