import Foundation
import WeatherCore

/// What a dashboard knows and shows; it changes by events alone.
struct DashboardState: Sendable, Equatable {
  enum Page: Int, Sendable, CaseIterable {
    case now, hours, days
  }

  /// What keys are about.
  enum Mode: Sendable, Equatable {
    case page
    /// The list of places, with the row the cursor is in.
    case places(Int)
    /// The name of a place is being typed.
    case adding(String)
    /// Several places have the name that was typed.
    case choosing([Place])
    case help
  }

  enum Event: Sendable {
    case key(Key)
    case size(WindowSize)
    case now(Date)
    case network(NetworkState)
    case places(PlaceList)
    /// The place that the program was started with, or that was chosen.
    case found(Place)
    case report(Report)
    case asksStill(Bool)
    case spin(Int)
    /// A sentence; nil takes it back.
    case notice(String?)
    case choices([Place])
    case suspended
    case resumed(Date)
  }

  /// What an event leads to.
  enum Action: Sendable, Equatable {
    case show(Place)
    case refresh
    case look(String)
    case keep(Place)
    case remove(SavedPlace.ID)
    case select(SavedPlace.ID)
    case say(String)
    case suspend, repaint, quit
  }

  var size = WindowSize(columns: 80, rows: 24)
  var page = Page.now
  var mode = Mode.page
  var list = PlaceList()
  var place: Place?
  var report: Report?
  var now: Date
  var network = NetworkState.unknown
  var isAsking = false
  var spinner = 0
  var notice: String?
  /// The rows of a page that are above the window.
  var scroll = 0
  /// The units that `u` has chosen; nil for those in force.
  var units: UnitSystem?
  var actions: [Action] = []

  /// From which age on weather is asked for again by itself.
  static let maxAge: TimeInterval = 600

  /// Whether asking would make sense at present.
  var canRefresh: Bool { place != nil && !isAsking && network.isWorthTrying }

  /// The state after an event.
  mutating func take(_ event: Event) {
    actions = []
    switch event {
    case .key(let key): press(key)
    case .size(let size): self.size = size
    case .network(let network): self.network = network
    case .places(let list): take(list)
    case .found(let place): show(place)
    case .report(let new): take(new)
    case .asksStill(let isAsking): self.isAsking = isAsking
    case .spin(let number): spinner = number
    case .notice(let notice): self.notice = notice
    case .choices(let places): mode = .choosing(Array(places.prefix(9)))
    case .suspended: actions = [.suspend]
    case .now(let now):
      self.now = now
      if isOld { refresh() }
    case .resumed(let now):
      self.now = now
      actions = [.repaint]
      if canRefresh { actions.append(.refresh) }
    }
  }

  private mutating func show(_ place: Place) {
    if place.coordinate != self.place?.coordinate { report = nil }
    self.place = place
    scroll = 0
    if case .choosing = mode { mode = .page }
    actions.append(.show(place))
  }

  private mutating func take(_ list: PlaceList) {
    self.list = list
    if case .places(let row) = mode { mode = .places(min(row, max(0, list.places.count - 1))) }
  }

  private mutating func take(_ new: Report) {
    guard new.place.coordinate == place?.coordinate else { return }
    report = new.keeping(report)
    if let failure = new.missing.first?.error ?? new.stalest?.failure {
      actions = [.say(Complaint(failure).summary)]
    }
  }

  /// Whether the weather is so old that the provider is likely to have something new.
  private var isOld: Bool {
    guard let report, canRefresh else { return false }
    let oldest = report.origins.values.map(\.received).min() ?? .distantPast
    return now.timeIntervalSince(oldest) >= Self.maxAge || !report.missing.isEmpty
  }

  mutating func refresh() { if canRefresh { actions.append(.refresh) } }
}

extension Report {
  /// This report, with what did not come this time as it was before.
  func keeping(_ last: Report?) -> Report {
    guard let last else { return self }
    var report = self
    for missing in missing {
      guard var origin = last.origins[missing.part] else { continue }
      origin.isStale = true
      origin.failure = missing.error
      report.origins[missing.part] = origin
      switch missing.part {
      case .current: report.today = last.today
      case .hourly: report.hourly = last.hourly
      case .daily: report.daily = last.daily
      case .alerts: report.alerts = last.alerts
      case .air: report.air = last.air
      }
    }
    if current == nil, last.current != nil { report.source = last.source }
    return report
  }
}
