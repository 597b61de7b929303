import Foundation
import Signals
import WeatherCore

/// What `weather-cli dashboard` does: a screen that is a function of everything that happens.
///
/// ```
/// network, foreground, minutes ─▶ WeatherManager ─┬─ report ─┬─ shownPlace ─┬─ isLoading ─┐
///        place to show ─▲   ▲─ refresh            └──────────┴──────────────┴─────────────┤
/// keys ─┐   sizes ─┐   minutes ─┐   network ─┐   SavedPlaces.list ─┐   notices ─┐         │
///       └──────────┴────────────┴────────────┴─────────────────────┴────────────┴─────────┤
///            ┌──────────────── what actions lead to ◀──┐                                 merge
///            └──▶ scan: state ─┬─ actions ─────────────┘
///                              └─ map: frame ─▶ outputs, of which the cells that differ are written
/// ```
struct Dashboard: Sendable {
  typealias Event = DashboardState.Event

  let session: Session
  let places: SavedPlaces?
  /// Keeps the weather of the place that is shown: refreshes it by hand, by itself, and when the
  /// network or the person is back.
  let manager: WeatherManager
  /// How many places are being looked up.
  let lookups = MutableProperty(0)
  let notices = Subject<String, Never>()
  private let query: PlaceQuery?
  private let consequences = Subject<Event, Never>()
  private var world: World { session.world }

  /// - Parameter query: The place to begin with; nil for the usual one.
  init(_ session: Session, at query: PlaceQuery?) {
    let world = session.world
    self.session = session
    self.query = query
    places = world.places.map { SavedPlaces(in: $0) }
    manager = WeatherManager(
      provider: SuppliedProvider(session.answering),
      reachability: Reachability(world.network),
      foreground: world.person?.resumptions ?? .never,
      every: Self.pause,
      on: world.scheduler,
      now: world.now
    )
  }

  /// How long weather that is out of date waits until it is asked for again.
  private static let pause = Duration.seconds(60)

  /// Frames until the person leaves; fails where nobody is at a terminal.
  var outputs: Signal<[Output], Complaint> {
    guard let person = world.person else {
      return .fail(
        Complaint(
          summary: "The dashboard needs a terminal, with keys and a screen.",
          advice: ["In a pipe, use: weather-cli watch"],
          exit: .usage
        )
      )
    }
    return states(person).flattenMap { outputs(of: $0) }.promoteError()
  }

  private func states(_ person: Person) -> Signal<DashboardState, Never> {
    let start = DashboardState(now: world.now(), say: say, asked: session.answering.asked)
    return Signal<Event, Never>.merge(inputs(person) + weather + [first])
      .traced("event", in: world.tracer) { $0.name }
      .scan(into: start) { [session] in
        $0.take($1)
        if $0.scroll > 0 { $0.scroll = min($0.scroll, DashboardScreen($0, session).reach) }
      }
  }

  private func inputs(_ person: Person) -> [Signal<Event, Never>] {
    let (scheduler, now) = (world.scheduler, world.now)
    let keys = person.keys(on: scheduler).traced("key", in: world.tracer) { "\($0)" }
    return [
      consequences.signal,
      person.sizes.map { .size($0) },
      world.network.map { .network($0) },
      places.map { $0.list.signal.map { .places($0) } } ?? .empty,
      // Where no key can come any more, nobody is there.
      keys.map { .key($0) }.concat(.just(.deserted(person.departure))),
      person.suspensions.map { .suspended },
      person.resumptions.map { .resumed(now()) },
      minutes,
      notices.signal.flattenMapLatest { text -> Signal<Event, Never> in
        Signal<Int, Never>.timer(Self.noticeTime, on: scheduler).map { _ in .notice(nil) }
          .startWith(.notice(text))
      },
    ]
  }

  /// How long a notice is shown.
  private static let noticeTime = Duration.seconds(6)

  /// The beginning of each minute, which is all that an idle dashboard wakes up for.
  private var minutes: Signal<Event, Never> {
    let (scheduler, now) = (world.scheduler, world.now)
    return Signal<Int, Never>.defer {
      let passed = now().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
      return .timer(.seconds(60 - passed), on: scheduler)
    }
    .map { _ in .now(now()) }
    .repeat()
  }

  /// What the manager knows of the weather, and whether anything is on its way.
  private var weather: [Signal<Event, Never>] {
    let (answering, scheduler) = (session.answering, world.scheduler)
    let isAsking = manager.isLoading.signal.or(lookups.signal.map { $0 > 0 })
      .distinctUntilChanged()
    return [
      manager.shownPlace.signal.compactMap(\.self).flattenMapLatest { place in
        place.name.isEmpty
          ? answering.named(place).startWith(place).distinctUntilChanged() : .just(place)
      }
      .map { .shown($0) },
      manager.report.signal.compactMap { Report($0, by: answering) }
        .traced("report", in: world.tracer) { $0.title }
        .map { .report($0) },
      manager.refresh.enabled.signal.map { .canRefresh($0) },
      isAsking.map { .asksStill($0) },
      isAsking.flattenMapLatest { isAsking -> Signal<Event, Never> in
        let ticks = Signal<Int, Never>.interval(.milliseconds(100), on: scheduler)
        return isAsking ? ticks.map { Event.spin($0) } : Signal<Event, Never>.empty
      },
    ]
  }

  /// The place to begin with: the one that was said, else the selected one, else where the machine
  /// is, else that of the configuration.
  private var first: Signal<Event, Never> {
    .defer {
      let list = places?.list.value
      if query == nil, let saved = list?.selected ?? list?.current {
        return Signal<Event, Never>.just(.found(saved.place))
      }
      guard let query = query ?? session.settings.place else {
        return Signal<Event, Never>.just(.notice(nil))
      }
      return looked(query, for: .showing)
    }
  }

  private func outputs(of state: DashboardState) -> Signal<[Output], Never> {
    var outputs: [Output] = []
    if state.actions.contains(.suspend) { outputs.append(.suspend) }
    if state.actions.contains(.repaint) { outputs.append(.repaint) }
    for case .quit(let code) in state.actions { return .just([.exit(code)]) }
    // Who was stopped paints once, when the size of the window is known too.
    if !state.isSuspended {
      outputs.append(.frame(DashboardScreen(state, session).frame))
    }
    if state.actions.isEmpty { return .just(outputs) }
    let effects = Signal<Event, Never>.merge(state.actions.map(effect))
    return effects.doNext { [consequences] in consequences.send($0) }
      .map { _ in [] }
      .startWith(outputs)
  }
}

extension DashboardState.Event {
  /// What it is called in a trace.
  fileprivate var name: String {
    switch self {
    case .key: "key"
    case .deserted: "no keys"
    case .size(let size): "size \(size.columns) × \(size.rows)"
    case .now: "minute"
    case .network(let network): "network \(network.rawValue)"
    case .places(let list): "places \(list.places.count)"
    case .found(let place): "found \(Words.title(place))"
    case .shown(let place): "place \(Words.title(place))"
    case .report: "report"
    case .canRefresh(let canRefresh): canRefresh ? "refresh enabled" : "refresh disabled"
    case .asksStill(let isAsking): isAsking ? "asking" : "asked"
    case .spin: "spin"
    case .notice(let text): "notice \(text ?? "")"
    case .choices(let places, _): "choices \(places.count)"
    case .suspended: "suspended"
    case .resumed: "resumed"
    }
  }
}
