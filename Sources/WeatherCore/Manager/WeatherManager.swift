public import Foundation
public import Signals

/// Keeps the weather at the current place: set ``place`` and watch the parts.
///
/// ```
/// place ─┐
///        ├─ latest place wins ─ merge(current, hourly, daily, alerts) ─ scan ─ deliverOn ─ report
/// again ─┘
/// ```
///
/// The parts are asked for at once and independently. A part that fails says so in its own
/// property, keeps what it had, and disturbs neither the others nor the next place. An answer
/// about a place that is no longer the current one is never seen, and its request is cancelled.
///
/// Everything stops when the manager is released.
public final class WeatherManager: Sendable {
  /// The current place.
  ///
  /// Setting it, also to the same place, asks for its weather; nil clears all.
  public let place: MutableProperty<Place?>
  /// All parts, as one value about one place.
  public let report: Property<WeatherReport>
  /// The weather now.
  public let current: Property<Part<CurrentConditions>>
  /// The hours to come.
  public let hourly: Property<Part<HourlyForecast>>
  /// The days to come.
  public let daily: Property<Part<DailyForecast>>
  /// The warnings in force.
  public let alerts: Property<Part<[WeatherAlert]>>

  private let refreshes = Subject<Void, Never>()
  /// What the public properties follow.
  ///
  /// It is held here alone, so everything ends with the manager.
  private let newest: Property<WeatherReport>

  /// A manager of the weather that `provider` has.
  ///
  /// - Parameters:
  ///   - provider: Whom to ask.
  ///   - scheduler: Where the properties change; the main queue, unless told otherwise.
  ///   - now: The clock that says when something was received.
  public init(
    provider: any WeatherProvider,
    on scheduler: some Scheduler = MainScheduler.main,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let place = MutableProperty<Place?>(nil)
    let reports = combineLatest(place.signal, refreshes.signal.startWith(()))
      .map { place, _ in place }
      .flattenMapLatest { WeatherUpdate.updates(about: $0, from: provider, now: now) }
      .scan(into: WeatherReport()) { report, update in update.apply(to: &report) }
      .deliverOn(scheduler)
      // What still waited for delivery when the place changed is about the old one.
      .filter { $0.place == place.value }
    let newest = Property(initial: WeatherReport(), then: reports)

    self.place = place
    self.newest = newest
    report = Property(initial: newest.value, then: newest.signal)
    current = newest.part(\.current)
    hourly = newest.part(\.hourly)
    daily = newest.part(\.daily)
    alerts = newest.part(\.alerts)
  }

  /// Asks for everything again, and keeps what there is until the answers come.
  public func refresh() { refreshes.send(()) }

  /// Finds out where the machine is and makes that the current place.
  ///
  /// Cold: it looks once for each subscription. Sends the place and completes, or fails and
  /// leaves the current place as it is.
  ///
  /// - Parameters:
  ///   - finder: Finds the machine.
  ///   - name: What to call the place.
  /// - Returns: A signal that looks when it is subscribed to.
  public func locate(
    with finder: LocationFinder,
    calling name: String
  ) -> Signal<Place, LocationError> {
    finder.fix
      .map { Place(name: name, coordinate: $0.coordinate) }
      .doNext { [place] in place.value = $0 }
  }
}

extension Property<WeatherReport> {
  fileprivate func part<Model>(
    _ path: any KeyPath<WeatherReport, Part<Model>> & Sendable
  ) -> Property<Part<Model>> {
    Property<Part<Model>>(
      initial: value[keyPath: path],
      then: signal.map { $0[keyPath: path] }.distinctUntilChanged()
    )
  }
}
