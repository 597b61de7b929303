public import Foundation
public import Signals

/// Keeps the weather at the place that is looked at: set ``place`` and watch the parts.
///
/// ```
/// selected ─┐
/// place ────┴─ shown ─┐
///                     ├─ latest place wins ─ every part, each with its failure ─┐
/// network regained ───┘                                                         ├─ scan ─ deliverOn ─ report
/// refresh, foreground, every n minutes ─ Command ─ every part ──────────────────┘
/// ```
///
/// The parts are asked for at once and independently. A part that fails says so in its own
/// property, keeps what it had, and disturbs neither the others nor the next place. An answer
/// about a place that is no longer looked at is never seen, and its request is cancelled.
///
/// Everything stops when the manager is released.
public final class WeatherManager: Sendable {
  /// The current place: where the machine, or its user, is.
  ///
  /// Setting it, also to the same place, asks for its weather, unless another place is selected.
  public let place: MutableProperty<Place?>
  /// Another place that is looked at; nil for the current one.
  ///
  /// Setting it, also to the same place, asks for the weather there.
  public let selectedPlace: MutableProperty<Place?>
  /// The place that is looked at: the selected one, else the current one.
  public let shownPlace: Property<Place?>
  /// All parts, as one value about one place.
  public let report: Property<WeatherReport>
  /// The weather now.
  public let current: Property<Part<CurrentConditions>>
  /// The hours to come.
  public let hourly: Property<Part<HourlyForecast>>
  /// The days to come.
  public let daily: Property<Part<DailyForecast>>
  /// The warnings in force.
  public let alerts: Property<Part<WeatherAlerts>>
  /// The air now.
  public let air: Property<Part<AirQuality>>
  /// Whether any part is on its way.
  public let isLoading: Property<Bool>
  /// Whether a request may reach anybody.
  public let isOnline: Property<Bool>
  /// Asks for everything again, and keeps what there is until the answers come.
  ///
  /// It is enabled while a place is looked at, there is a network, and nothing is on its way; so
  /// however often it is executed, nothing is asked for twice. It completes with the last answer,
  /// or when another place is looked at.
  public let refresh: Command<Void, Never, Never>

  let provider: any WeatherProvider
  let now: @Sendable () -> Date
  let deliver:
    @Sendable (Signal<Survey<CurrentConditions>, Never>) -> Signal<Survey<CurrentConditions>, Never>
  /// What the public properties follow.
  ///
  /// It is held here alone, so everything ends with the manager.
  private let newest: Property<WeatherReport>
  private let end: ScopedDisposable

  /// A manager of the weather that `provider` has.
  ///
  /// - Parameters:
  ///   - provider: Whom to ask; one that keeps answers (``CachedProvider``) is asked as often, but
  ///     asks others only for what is out of date.
  ///   - reachability: Tells of the network. While there is none ``refresh`` is disabled, and once
  ///     it is regained everything is asked for again, once. Nil takes it that there always is one.
  ///   - foreground: Sends when somebody comes to look, upon which ``refresh`` is executed.
  ///   - interval: How long after the last answer ``refresh`` is executed by itself, and not before
  ///     some part is out of date; the network's absence stops the clock. Nil for never.
  ///   - scheduler: Where the properties change and time is measured; the main queue, unless told
  ///     otherwise.
  ///   - now: The clock that says when something was received.
  public init(
    provider: any WeatherProvider,
    reachability: Reachability? = nil,
    foreground: Signal<Void, Never> = .never,
    every interval: Duration? = nil,
    on scheduler: some Scheduler = MainScheduler.main,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let place = MutableProperty<Place?>(nil)
    let selected = MutableProperty<Place?>(nil)
    let shown = Property(
      initial: nil,
      then: selected.signal.flattenMapLatest { $0.map { .just($0) } ?? place.signal }
    )
    let online = Property(
      initial: true,
      then: reachability?.states.map(\.isWorthTrying).distinctUntilChanged() ?? .never
    )
    let regained = reachability?.regained ?? .never
    let arrivals = MutableProperty(0)
    let updates = Subject<WeatherUpdate, Never>()
    let (lifetime, end) = Lifetime.make()

    let arriving = combineLatest(shown.signal, regained.startWith(()))
      .flattenMapLatest { place, _ -> Signal<WeatherUpdate, Never> in
        guard let place else { return .just(.leaving) }
        return WeatherUpdate.arriving(at: place, provider, now: now).feedActivity(into: arrivals)
      }
    let reports = arriving.merge(updates.signal)
      .scan(into: WeatherReport()) { report, update in update.apply(to: &report) }
      .deliverOn(scheduler)
      // What still waited for delivery when the place changed is about the old one.
      .filter { $0.place == shown.value }
    let newest = Property(initial: WeatherReport(), then: reports)

    let isIdle = shown.map { $0 != nil }.and(online).and(arrivals.map { $0 == 0 })
    let refresh = Command(enabledIf: isIdle) { () -> Signal<Never, Never> in
      Signal.defer { WeatherUpdate.refreshing(shown.value, provider, now: now) }
        .takeUntil(shown.changes.map { _ in }.merge(regained))
        .take(during: lifetime)
        .doNext { updates.send($0) }
        .ignoreValues()
    }
    newest.signal.map { $0.nextExpiry(after: now()) }.distinctUntilChanged()
      .flattenMapLatest { expiry -> Signal<WeatherUpdate, Never> in
        guard let expiry else { return .never }
        return Signal<Int, Never>.timer(.seconds(expiry.timeIntervalSince(now())), on: scheduler)
          .map { _ in WeatherUpdate.expiring(by: expiry) }
      }
      .subscribe(during: lifetime) { updates.send($0) }
    Self.times(to: refresh, of: newest, every: interval, on: scheduler, now)
      .merge(foreground)
      .subscribe(during: lifetime) { refresh.execute() }

    self.place = place
    self.refresh = refresh
    self.newest = newest
    self.end = end.scoped()
    self.provider = provider
    self.now = now
    deliver = { $0.deliverOn(scheduler) }
    selectedPlace = selected
    shownPlace = shown
    isOnline = online
    report = Property(initial: newest.value, then: newest.signal)
    current = newest.part(\.current)
    hourly = newest.part(\.hourly)
    daily = newest.part(\.daily)
    alerts = newest.part(\.alerts)
    air = newest.part(\.air)
    isLoading = newest.part(\.isLoading)
  }

  /// When to refresh by itself: so long after all was quiet, and not before it is of use.
  private static func times(
    to refresh: Command<Void, Never, Never>,
    of report: Property<WeatherReport>,
    every interval: Duration?,
    on scheduler: some Scheduler,
    _ now: @escaping @Sendable () -> Date
  ) -> Signal<Void, Never> {
    guard let interval else { return .never }
    precondition(interval > .zero, "A manager cannot refresh without a pause")
    return refresh.enabled.signal.flattenMapLatest { isEnabled -> Signal<Void, Never> in
      guard isEnabled else { return .never }
      return Signal<Int, Never>.timer(interval, on: scheduler)
        .flattenMapLatest { _ in report.signal }
        .filter { $0.isDue(at: now()) }
        .take(1)
        .map { _ in }
    }
  }
}

extension Property<WeatherReport> {
  fileprivate func part<Model: Equatable>(
    _ path: any KeyPath<WeatherReport, Model> & Sendable
  ) -> Property<Model> {
    Property<Model>(
      initial: value[keyPath: path],
      then: signal.map { $0[keyPath: path] }.distinctUntilChanged()
    )
  }
}
