import Foundation
import Signals
import WeatherCore

/// What `weather-cli dashboard` does: a screen that is a function of everything that happens.
///
/// ```
/// keys ─┐   sizes ─┐   minutes ─┐   network ─┐   places ─┐   reports ─┐   notices ─┐
///       └──────────┴────────────┴────────────┴───────────┴────────────┴────────────┤
///            ┌──────────────── what actions lead to ◀──┐                          merge
///            └──▶ scan: state ─┬─ actions ─────────────┘
///                              └─ map: frame ─▶ outputs, of which the cells that differ are written
/// ```
struct Dashboard: Sendable {
  typealias Event = DashboardState.Event
  typealias Action = DashboardState.Action

  private let session: Session
  private let query: PlaceQuery?
  private let places: SavedPlaces?
  private var world: World { session.world }

  /// The place that is shown.
  private let shown = MutableProperty<Place?>(nil)
  private let again = Subject<Void, Never>()
  private let asking = MutableProperty(0)
  private let notices = Subject<String, Never>()
  private let consequences = Subject<Event, Never>()
  /// Asks anew; not while it does so, nor while there is nobody to ask.
  private let refresh: Signals.Command<Void, Void, Never>

  /// - Parameter query: The place to begin with; nil for the usual one.
  init(_ session: Session, at query: PlaceQuery?) {
    self.session = session
    self.query = query
    places = session.world.places.map { SavedPlaces(in: $0) }
    let isOnline = Property(
      initial: true,
      then: session.world.network.map(\.isWorthTrying)
    )
    let isReady = isOnline.and(asking.map { $0 == 0 }).and(shown.map { $0 != nil })
    refresh = Signals.Command(enabledIf: isReady) { [again] in
      Signal<Void, Never>.just(again.send(()))
    }
  }

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
    let start = DashboardState(now: world.now(), actions: [])
    return Signal<Event, Never>.merge(inputs(person) + [first])
      .traced("event", in: world.tracer) { $0.name }
      .scan(into: start) { $0.take($1) }
  }

  private func inputs(_ person: Person) -> [Signal<Event, Never>] {
    let (scheduler, now) = (world.scheduler, world.now)
    return [
      consequences.signal,
      person.sizes.map { .size($0) },
      world.network.map { .network($0) },
      places.map { $0.list.signal.map { .places($0) } } ?? .empty,
      person.keys(on: scheduler).traced("key", in: world.tracer) { "\($0)" }.map { .key($0) },
      person.suspensions.map { .suspended },
      person.resumptions.map { .resumed(now()) },
      minutes,
      reports,
      isAsking.map { .asksStill($0) },
      isAsking.flattenMapLatest { isAsking -> Signal<Event, Never> in
        let ticks = Signal<Int, Never>.interval(.milliseconds(100), on: scheduler)
        return isAsking ? ticks.map { Event.spin($0) } : Signal<Event, Never>.empty
      },
      notices.signal.flattenMapLatest { text -> Signal<Event, Never> in
        Signal<Int, Never>.timer(Self.noticeTime, on: scheduler).map { _ in .notice(nil) }
          .startWith(.notice(text))
      },
    ]
  }

  /// How long a notice is shown.
  private static let noticeTime = Duration.seconds(6)

  private var isAsking: Signal<Bool, Never> {
    asking.signal.map { $0 > 0 }.distinctUntilChanged()
  }

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

  /// The weather of the place that is shown; the latest place and the latest question win.
  private var reports: Signal<Event, Never> {
    let (answering, asking) = (session.answering, asking)
    return combineLatest(shown.signal.compactMap(\.self), again.signal.startWith(()))
      .flattenMapLatest { place, _ -> Signal<Event, Never> in
        answering.report(.glance, at: place).feedActivity(into: asking).map { .report($0) }
      }
  }

  /// The place to begin with.
  private var first: Signal<Event, Never> {
    .defer {
      guard let query = try? query ?? session.query(Invocation()) else {
        return Signal<Event, Never>.just(.notice("No place yet: a adds one."))
      }
      return looked(query)
    }
  }

  /// The place of a query; or the places it may be, or why there is none.
  private func looked(_ query: PlaceQuery) -> Signal<Event, Never> {
    session.answering.place(query, kept: places?.list.value ?? session.kept)
      .feedActivity(into: asking)
      .map { Event.found($0) }
      .catch { complaint -> Signal<Event, Never> in
        .just(complaint.choices.isEmpty ? .notice(complaint.summary) : .choices(complaint.choices))
      }
  }

  private func outputs(of state: DashboardState) -> Signal<[Output], Never> {
    var outputs: [Output] = []
    if state.actions.contains(.suspend) { outputs.append(.suspend) }
    if state.actions.contains(.repaint) { outputs.append(.repaint) }
    if state.actions.contains(.quit) { return .just([.exit(.success)]) }
    if !state.actions.contains(.suspend) {
      outputs.append(.frame(DashboardScreen(state, session).frame))
    }
    if state.actions.isEmpty { return .just(outputs) }
    let effects = Signal<Event, Never>.merge(state.actions.map(effect))
    return effects.doNext { [consequences] in consequences.send($0) }
      .map { _ in [] }
      .startWith(outputs)
  }

  /// Does what an action says; sends what that leads to.
  private func effect(_ action: Action) -> Signal<Event, Never> {
    switch action {
    case .show(let place): return doing { [shown] in shown.value = place }
    case .refresh: return doing { [refresh] in refresh.execute(()) }
    case .say(let text): return doing { [notices] in notices.send(text) }
    case .look(let text):
      guard let query = try? PlaceQuery(text) else {
        return effect(.say("\"\(text)\" is not the name of a place."))
      }
      return looked(query).flattenMap { event -> Signal<Event, Never> in
        if case .found(let place) = event { effect(.keep(place)) } else { .just(event) }
      }
    case .keep(let place): return kept { $0.add(named(place)) }
    case .remove(let id): return edited { $0.remove(id).map { _ in nil } }
    case .select(let id): return edited { $0.select(id) }
    case .suspend, .repaint, .quit: return .empty
    }
  }

  /// Does it, and sends nothing.
  private func doing(_ work: @escaping @Sendable () -> Void) -> Signal<Event, Never> {
    .defer {
      work()
      return Signal<Event, Never>.empty
    }
  }

  /// Keeps a place, looks at it and shows it.
  private func kept(
    _ add: @escaping @Sendable (SavedPlaces) -> Signal<SavedPlace, PlacesError>
  ) -> Signal<Event, Never> {
    edited { places in add(places).flattenMap { places.select($0.id) } }
  }

  /// Changes the kept places; shows the one that is looked at then, or says why that cannot be.
  private func edited(
    _ change: @escaping @Sendable (SavedPlaces) -> Signal<SavedPlace?, PlacesError>
  ) -> Signal<Event, Never> {
    guard let places else { return effect(.say("There is nowhere to keep places: set HOME.")) }
    return change(places)
      .flattenMap { saved -> Signal<Event, PlacesError> in
        saved.map { .just(.found($0.place)) } ?? .empty
      }
      .catch { error -> Signal<Event, Never> in
        effect(.say("\(error.summary) \(error.advice)"))
      }
  }

  private func named(_ place: Place) -> Place {
    guard place.name.isEmpty else { return place }
    var place = place
    place.name = Words.coordinate(place.coordinate)
    return place
  }
}

extension DashboardState.Event {
  /// What it is called in a trace.
  fileprivate var name: String {
    switch self {
    case .key: "key"
    case .size(let size): "size \(size.columns) × \(size.rows)"
    case .now: "minute"
    case .network(let network): "network \(network.rawValue)"
    case .places(let list): "places \(list.places.count)"
    case .found(let place): "place \(Words.place(place))"
    case .report: "report"
    case .asksStill(let isAsking): isAsking ? "asking" : "asked"
    case .spin: "spin"
    case .notice(let text): "notice \(text ?? "")"
    case .choices(let places): "choices \(places.count)"
    case .suspended: "suspended"
    case .resumed: "resumed"
    }
  }
}
