import Foundation
import WeatherCore

/// Everything that is known about the weather at a place, ready to be shown.
///
/// A part that was not asked for is nil; one that was and did not come holds why.
struct Report: Sendable, Equatable {
  var place: Place
  var source: Source
  /// The moment it is now.
  var now: Date
  var today: Today?
  var hourly: Answer<HourlyForecast>?
  var daily: Answer<DailyForecast>?
  var alerts: Answer<WeatherAlerts>?
  var air: Answer<AirQuality>?
  /// Where the parts that came are from.
  var origins: [Part: Origin] = [:]

  /// A part of the weather, or why it did not come.
  typealias Answer<Value> = Result<Value, WeatherError>

  /// Where the weather is from.
  struct Source: Sendable, Equatable {
    var name: String
    var attribution: Attribution
    /// For data that is not of now: the days on which it was recorded.
    var recorded: [LocalDay]?
  }

  /// Who gave a part, and how old it is.
  struct Origin: Sendable, Equatable {
    var source: WeatherSource
    /// When it came from the provider.
    var received: Date
    /// When the provider has something newer; nil where that is not known.
    var goodUntil: Date?
    /// Whether it is out of date.
    var isStale = false
    /// Why there is no newer one; nil where none was asked for, or this is it.
    var failure: WeatherError?
  }

  /// The weather now, with the high and low of the day it is now.
  struct Today: Sendable, Equatable {
    var current: Answer<CurrentConditions>
    var high: Temperature?
    var low: Temperature?
    /// Whether the high and low are those of a part of the day only.
    var isPartial = false
  }

  var current: CurrentConditions? { today.flatMap { try? $0.current.get() } }
  var hours: HourlyForecast? { hourly.flatMap { try? $0.get() } }
  var warnings: WeatherAlerts? { alerts.flatMap { try? $0.get() } }
  var airQuality: AirQuality? { air.flatMap { try? $0.get() } }
  var days: DailyForecast? { daily.flatMap { try? $0.get() } }

  /// The place's zone, from whatever arrived.
  var timeZone: TimeZone {
    current?.timeZone ?? hours?.timeZone ?? days?.timeZone ?? place.timeZone ?? .gmt
  }

  /// The steps that are still to come; of a forecast that is over, all.
  var comingHours: [HourlyStep] {
    let steps = hours?.steps ?? []
    let coming = steps.filter { $0.time > now }
    return coming.isEmpty ? steps : coming
  }

  /// The days from today on; of a forecast that is over, all.
  var comingDays: [DailyStep] {
    let days = days?.days ?? []
    let coming = days.filter { $0.day >= localDay }
    return coming.isEmpty ? days : coming
  }

  /// The day it is now at the place.
  var localDay: LocalDay { LocalDay(now, in: timeZone) }

  /// What the place is called: by the finder, by the provider, else where it is.
  var title: String {
    let name = Words.place(place)
    if !place.name.trimmed.isEmpty { return name }
    let reported = current?.reportedName?.withoutControls.trimmed ?? ""
    return reported.isEmpty ? Words.coordinate(place.coordinate) : reported
  }
}

extension Report.Source {
  init(_ source: WeatherSource, recorded: [LocalDay]?) {
    self.init(name: source.name, attribution: source.attribution, recorded: recorded)
  }
}

extension Report.Origin {
  /// What came, by the clock at `now`; offline, what is past its time counts as stale.
  init(_ served: Served<Aged<some Sendable>>, isOffline: Bool, now: Date) {
    self.init(
      source: served.source,
      received: served.value.received,
      goodUntil: served.value.goodUntil,
      isStale: served.value.failure != nil || isOffline && served.value.isStale(at: now),
      failure: served.value.failure
    )
  }
}

extension Report.Today {
  /// High and low belong to the day: they are those of the forecast for the day it is now, where
  /// the current conditions and the daily forecast have both arrived.
  init(
    _ current: Report.Answer<CurrentConditions>,
    _ daily: Report.Answer<DailyForecast>,
    now: Date
  ) {
    self.current = current
    guard case .success(let forecast) = daily else { return }
    let today = LocalDay(now, in: (try? current.get())?.timeZone ?? forecast.timeZone)
    guard let day = forecast.days.first(where: { $0.day == today }) else { return }
    high = day.high
    low = day.low
    isPartial = day.isPartial
  }
}
