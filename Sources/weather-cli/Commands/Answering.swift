import Foundation
import Signals
import WeatherCore

/// The questions a command asks, as signals.
struct Answering: Sendable {
  let supply: Supply
  let world: World
  /// Whether nobody is asked and what is stored must do.
  var isOffline = false
  /// What time it is where the weather of a place is from, and when it was recorded if it was.
  var setting: @Sendable (Place) -> Setting

  struct Setting: Sendable {
    var now: Date
    var recorded: String?
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
    let setting = setting(place)
    let main = Report.Source(supply.main, recorded: setting.recorded)
    let report = Report(place: place, source: main, now: setting.now)
    switch command {
    case .hourly, .chart: return received(.hourly, at: place).map { report.with(hourly: $0) }
    case .daily: return received(.daily, at: place).map { report.with(daily: $0) }
    case .current: return days(at: place, report)
    case .alerts:
      return combineLatest(received(.alerts, at: place), zoned(report)).map { $1.with(alerts: $0) }
    case .air:
      return combineLatest(received(.air, at: place), zoned(report)).map { $1.with(air: $0) }
    case .sun:
      // Sun and moon are computed; only the place's zone may have to be asked for.
      if place.timeZone != nil { return .just(report) }
      return received(.current, at: place).map { report.with(current: $0) }
    case .glance, .demo:
      return combineLatest(days(at: place, report), received(.hourly, at: place))
        .map { $0.with(hourly: $1) }
    }
  }

  /// The report with the place's time zone, which warnings and air do not tell; as it is where that
  /// cannot be told soon.
  private func zoned(_ report: Report) -> Signal<Report, Never> {
    if report.place.timeZone != nil { return .just(report) }
    return limited(supply.ask(.current, at: report.place), to: Self.briefPatience)
      .map { served in
        var report = report
        report.place.timeZone = served.value.value.timeZone
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
