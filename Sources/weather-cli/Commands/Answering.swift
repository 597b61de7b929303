import Foundation
import Signals
import WeatherCore

/// The questions a command asks, as signals.
struct Answering: Sendable {
  let supply: Supply
  let world: World
  /// Who is asked, for sentences about failures.
  var asked = Asked()
  /// Whether nobody is asked and what is stored must do.
  var isOffline: Bool { asked.isOffline }
  /// What time it is where the weather of a place is from, and when it was recorded if it was; by a
  /// command, or, with nil, where all of it is shown.
  var setting: @Sendable (Place, Command?) -> Setting

  struct Setting: Sendable {
    var now: Date
    var recorded: [LocalDay]?
  }

  /// What a command shows of a place: every part at once and on its own, so that one that fails
  /// is a value and hides no other.
  ///
  /// ```
  /// current ─┬─ combineLatest → today with hi / lo ─┐
  /// daily   ─┘                                      ├─ combineLatest → report
  /// hourly  ────────────────────────────────────────┘
  /// ```
  ///
  /// A place given by coordinates gets its name on the side, if there is one.
  func report(_ command: Command, at place: Place) -> Signal<Report, Never> {
    let parts = parts(command, at: place).traced("report", in: world.tracer) { report in
      let missing = report.missing.map(\.part.rawValue)
      return missing.isEmpty ? report.title : "\(report.title), without \(missing)"
    }
    if !place.name.isEmpty { return parts }
    return combineLatest(parts, named(place)).map { report, place in
      var named = report
      named.place = place
      named.place.timeZone = report.place.timeZone
      return named
    }
  }

  private func parts(_ command: Command, at place: Place) -> Signal<Report, Never> {
    let setting = setting(place, command)
    let main = Report.Source(supply.main, recorded: setting.recorded)
    let report = Report(place: place, source: main, now: setting.now)
    switch command {
    case .hourly, .chart: return received(.hourly, at: place).map { report.with(hourly: $0) }
    case .daily: return received(.daily, at: place).map { report.with(daily: $0) }
    case .current: return days(at: place, report)
    case .alerts:
      // The days come in the same answer, so that nobody is asked twice.
      return received(.alerts, at: place).flattenMap(.latest) { alerts in
        zoned(
          report.with(alerts: alerts),
          supply.ask(.daily, at: place).map(\.value.value.timeZone)
        )
      }
    case .air:
      return received(.air, at: place).flattenMap(.latest) { air in
        zoned(
          report.with(air: air),
          supply.stored(.current, at: place).catch { _ in supply.ask(.current, at: place) }
            .map(\.value.value.timeZone)
        )
      }
    case .sun:
      // Sun and moon are computed; only the place's zone may have to be asked for.
      if place.timeZone != nil { return .just(report) }
      return received(.current, at: place).map { report.with(current: $0) }
    case .glance:
      return combineLatest(days(at: place, report), received(.hourly, at: place))
        .map { $0.with(hourly: $1) }
    }
  }

  /// The report with the place's time zone, which neither warnings nor air tell; as it is where
  /// nothing came, or where the zone cannot be told soon.
  private func zoned(
    _ report: Report,
    _ zone: Signal<TimeZone, WeatherError>
  ) -> Signal<Report, Never> {
    if report.place.timeZone != nil || !report.missing.isEmpty { return .just(report) }
    return limited(zone, to: Self.briefPatience)
      .map { zone in
        var report = report
        report.place.timeZone = zone
        return report
      }
      .catch { _ in .just(report) }
  }

  /// The weather now with the high and low of its day.
  private func days(at place: Place, _ report: Report) -> Signal<Report, Never> {
    combineLatest(received(.current, at: place), received(.daily, at: place)).map {
      report.with(daily: $1).with(current: $0)
    }
  }

  /// The place with the name, area and country of the nearest named one; as it is where that
  /// cannot be told soon.
  func named(_ place: Place) -> Signal<Place, Never> {
    limited(supply.ask(.near, at: place), to: Self.briefPatience)
      .map { found in
        let nearest = found.value.value.first
        return Place(
          name: nearest?.name ?? "",
          area: nearest?.area,
          country: nearest?.country,
          coordinate: place.coordinate
        )
      }
      .catch { _ in .just(place) }
  }

  /// An answer, or why it did not come, as a value.
  private func received<Value>(
    _ part: WeatherPart<Value>,
    at place: Place
  ) -> Signal<Received<Value>, Never> {
    let now = world.now()
    return asked(part, at: place)
      .map { [isOffline] served in
        Received(
          answer: .success(served.value.value),
          origin: Report.Origin(served, isOffline: isOffline, now: now)
        )
      }
      .catch { .just(Received(answer: .failure($0), origin: nil)) }
  }

  /// One part of the weather from whoever has it, in time or not at all.
  func asked<Value>(
    _ part: WeatherPart<Value>,
    at place: Place
  ) -> Signal<Served<Aged<Value>>, WeatherError> {
    let now = world.now()
    return limited(supply.ask(part, at: place))
      .traced(part.name, in: world.tracer) { served in
        "\(served.source.name), \(Words.age(now.timeIntervalSince(served.value.received)))"
      }
  }

  func limited<Value>(
    _ request: Signal<Value, WeatherError>,
    to patience: Duration = patience
  ) -> Signal<Value, WeatherError> {
    request.timeout(
      patience,
      failingWith: .transport("no answer within \(patience.components.seconds) seconds"),
      on: world.scheduler
    )
  }

  /// How long an answer may take.
  static let patience = Duration.seconds(30)
  /// How long one may take that only adds something.
  private static let briefPatience = Duration.seconds(5)
}

/// A part of the weather as it came.
struct Received<Value: Sendable>: Sendable {
  var answer: Report.Answer<Value>
  /// nil where nothing came.
  var origin: Report.Origin?
}
