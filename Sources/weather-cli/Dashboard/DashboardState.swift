import Foundation
import WeatherCore

/// What a dashboard knows and shows; it changes by events alone.
struct DashboardState: Sendable, Equatable {
  enum Page: Int, Sendable, CaseIterable {
    case now, hours, days
  }

  /// What a place is looked up for.
  enum Purpose: Sendable, Equatable {
    case showing, keeping
  }

  /// What keys are about.
  enum Mode: Sendable, Equatable {
    case page
    /// The list of places, with the row the cursor is in.
    case places(Int)
    /// The name of a place is being typed.
    case adding(String)
    /// Several places have a name; the cursor is in a row.
    case choosing([Place], Int, Purpose)
    /// Whether to delete a place is being asked, in the list or, without a row, on a page.
    case deleting(SavedPlace, row: Int?)
    case help
  }

  enum Event: Sendable {
    case key(Key)
    /// No key can come any more.
    case deserted(ExitCode)
    case size(WindowSize)
    case now(Date)
    case network(NetworkState)
    case places(PlaceList)
    /// The place that the program was started with, or that was chosen.
    case found(Place)
    /// The place whose weather is kept, and its name once that is known.
    case shown(Place)
    case report(Report)
    case canRefresh(Bool)
    case asksStill(Bool)
    case spin(Int)
    /// A sentence; nil takes it back.
    case notice(String?)
    case choices([Place], Purpose)
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
    /// Everything was asked for, and there will be nothing newer before a moment.
    case sayNothingNewer(before: Date)
    case suspend, repaint
    case quit(ExitCode)
  }

  var size = WindowSize(columns: 80, rows: 24)
  var page = Page.now
  var mode = Mode.page
  var list = PlaceList()
  /// Whether it is known that there is no place to begin with.
  var hasNoPlace = false
  var place: Place?
  var report: Report?
  var now: Date
  var network = NetworkState.unknown
  var canRefresh = false
  var isAsking = false
  var spinner = 0
  var notice: String?
  /// The rows of a page that are above the window.
  var scroll = 0
  /// The units that `u` has chosen; nil for those in force.
  var units: UnitSystem?
  /// What its sentences are said in.
  var say = Vocabulary.english
  /// Who is asked for the weather, and how.
  var asked = Asked()
  /// Whether the program is about to stop, or was and has not gone on yet.
  var isSuspended = false
  /// When the parts that were there had come, since `r` was pressed until all have answered.
  var beforeRefresh: [Report.Part: Date]?
  var actions: [Action] = []

  /// The state after an event.
  mutating func take(_ event: Event) {
    actions = []
    switch event {
    case .key(let key): press(key)
    case .deserted(let code): actions = [.quit(code)]
    case .size(let size): self.size = size
    case .now(let now): self.now = now
    case .network(let network): self.network = network
    case .places(let list): take(list)
    case .found(let place):
      found(place)
    case .shown(let place): show(place)
    case .report(let new): take(new)
    case .canRefresh(let canRefresh): self.canRefresh = canRefresh
    case .asksStill(let isAsking):
      self.isAsking = isAsking
      if !isAsking { compare() }
    case .spin(let number): spinner = number
    case .notice(let notice):
      hasNoPlace = place == nil
      self.notice = notice
    case .choices(let places, let purpose):
      hasNoPlace = place == nil
      mode = .choosing(Array(places.prefix(9)), 0, purpose)
    case .suspended:
      isSuspended = true
      actions = [.suspend]
    case .resumed(let now):
      isSuspended = false
      self.now = now
      actions = [.repaint]
    }
  }

  private mutating func found(_ place: Place) {
    if case .choosing = mode { mode = .page }
    // It is shown already, and its weather kept.
    if place.coordinate == self.place?.coordinate { return }
    actions = [.show(place)]
  }

  private mutating func show(_ place: Place) {
    if place.coordinate != self.place?.coordinate {
      scroll = 0
      notice = nil
      beforeRefresh = nil
    }
    // The weather may have come before the name.
    if place.coordinate != report?.place.coordinate { report = nil }
    self.place = place
  }

  private mutating func take(_ list: PlaceList) {
    self.list = list
    if case .places(let row) = mode { mode = .places(min(row, max(0, list.places.count - 1))) }
  }

  private mutating func take(_ new: Report) {
    if new.place.coordinate != place?.coordinate { show(new.place) }
    let before = report?.complaint(asked)
    report = new
    // A page with nothing else on it says so itself.
    let isEmpty = new.current == nil && new.hours == nil && new.days == nil
    if let complaint = new.complaint(asked), complaint != before, !isEmpty {
      actions = [.say(complaint.summary)]
    }
  }

  /// Says so where asking again by hand has brought nothing.
  private mutating func compare() {
    guard let before = beforeRefresh else { return }
    beforeRefresh = nil
    guard let report, report.complaint(asked) == nil, report.isNoNewer(than: before) else { return }
    let next = report.origins.values.compactMap(\.goodUntil).min()
    if let next, next > now { actions = [.sayNothingNewer(before: next)] }
  }
}

extension Report {
  /// Whether the place's zone is known.
  var isZoned: Bool { current != nil || hours != nil || days != nil || place.timeZone != nil }

  /// When each part that is there had come.
  var received: [Part: Date] { origins.mapValues(\.received) }

  /// Whether the parts are those that had come at `times`.
  ///
  /// What is answered from memory tells its age in whole seconds.
  func isNoNewer(than times: [Part: Date]) -> Bool {
    received.allSatisfy { part, time in
      times[part].map { time.timeIntervalSince($0) < 2 } ?? false
    }
  }
}
