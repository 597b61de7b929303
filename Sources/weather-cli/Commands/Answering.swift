import Foundation
import Signals
import WeatherCore

/// The questions a command asks, as signals.
struct Answering: Sendable {
  let provider: any WeatherProvider
  let world: World
  /// Named places at a point, nearest first.
  let naming: @Sendable (Coordinate) -> Signal<[Place], WeatherError>
  /// Where the weather of a place is from, and what time it is there.
  let setting: @Sendable (Place) -> Setting

  struct Setting: Sendable {
    var source: Report.Source
    var now: Date
  }

  /// The place that is meant: by coordinates at once, by name through the provider.
  func place(_ query: PlaceQuery) -> Signal<Place, Complaint> {
    switch query {
    case .coordinate(let coordinate): return .just(Place(name: "", coordinate: coordinate))
    case .name(let name):
      let asWritten = search(PlaceWords(name).questions[...], named: name)
      guard let other = PlaceWords.withComma(name) else { return asWritten }
      return asWritten.catch { complaint -> Signal<Place, Complaint> in
        complaint == PlaceChoice.unknown(name)
          ? search(PlaceWords(other).questions[...], named: other) : .fail(complaint)
      }
    }
  }

  /// Asks the questions one after the other, until one has an answer that fits.
  private func search(_ questions: ArraySlice<String>, named name: String) -> Signal<
    Place, Complaint
  > {
    let question = questions.first ?? name
    let later = questions.dropFirst()
    if later.isEmpty {
      return places(question).mapError { Complaint($0) }
        .tryMap { (found) throws(Complaint) in
          try PlaceChoice.choose(found, named: name, asking: question)
        }
    }
    return places(question).catch(Self.none).mapError { Complaint($0) }
      .flattenMap { found -> Signal<Place, Complaint> in
        if PlaceChoice.fitting(found, PlaceWords(name), asking: question).isEmpty {
          return search(later, named: name)
        }
        return .result { () throws(Complaint) in
          try PlaceChoice.choose(found, named: name, asking: question)
        }
      }
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
    let parts = parts(command, at: place)
    if !place.name.isEmpty { return parts }
    return combineLatest(parts, named(place)).map { report, place in
      var report = report
      report.place = place
      return report
    }
  }

  private func parts(_ command: Command, at place: Place) -> Signal<Report, Never> {
    let setting = setting(place)
    let report = Report(place: place, source: setting.source, now: setting.now)
    switch command {
    case .hourly: return answer(provider.hourlyForecast(at: place)).map { report.with(hourly: $0) }
    case .daily: return answer(provider.dailyForecast(at: place)).map { report.with(daily: $0) }
    case .current: return days(at: place, report)
    case .glance, .demo:
      return combineLatest(days(at: place, report), answer(provider.hourlyForecast(at: place)))
        .map { $0.with(hourly: $1) }
    }
  }

  /// The weather now with the high and low of its day.
  private func days(at place: Place, _ report: Report) -> Signal<Report, Never> {
    combineLatest(
      answer(provider.currentConditions(at: place)),
      answer(provider.dailyForecast(at: place))
    ).map { current, daily in
      report.with(today: Report.Today(current, daily, now: report.now), daily: daily)
    }
  }

  /// The place with the name, area and country of the nearest named one; as it is where that
  /// cannot be told soon.
  private func named(_ place: Place) -> Signal<Place, Never> {
    limited(naming(place.coordinate), to: Self.briefPatience)
      .map { found in
        let nearest = found.first
        return Place(
          name: nearest?.name ?? "",
          area: nearest?.area,
          country: nearest?.country,
          coordinate: place.coordinate
        )
      }
      .catch { _ in .just(place) }
  }

  private func places(_ name: String) -> Signal<[Place], WeatherError> {
    limited(provider.places(named: name))
  }

  /// No places, where the failure says no more than that.
  private static func none(_ failure: WeatherError) -> Signal<[Place], WeatherError> {
    if case .notFound = failure { .just([]) } else { .fail(failure) }
  }

  private func answer<Value>(
    _ request: Signal<Value, WeatherError>
  ) -> Signal<Report.Answer<Value>, Never> {
    limited(request).map { .success($0) }.catch { .just(.failure($0)) }
  }

  private func limited<Value>(
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
  private static let patience = Duration.seconds(30)
  /// How long one may take that only adds something.
  private static let briefPatience = Duration.seconds(5)
}
