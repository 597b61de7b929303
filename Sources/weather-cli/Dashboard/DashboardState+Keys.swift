import WeatherCore

extension DashboardState {
  /// What a key does depends on what is on the screen.
  mutating func press(_ key: Key) {
    if key == .repaint {
      actions = [.repaint]
      return
    }
    switch mode {
    case .page: pressOnPage(key)
    case .places(let row): pressInPlaces(key, row)
    case .adding(let text): pressWhileTyping(key, text)
    case .choosing(let places, let row, let purpose):
      pressWhileChoosing(key, places, row, purpose)
    case .deleting(let saved, let row): pressWhileDeleting(key, saved, row)
    case .help: mode = .page
    }
  }

  private mutating func pressOnPage(_ key: Key) {
    switch key {
    case .up: turn(by: -1)
    case .down, .tab: turn(by: 1)
    case .backTab: turn(by: -1)
    case .left: showNext(-1)
    case .right: showNext(1)
    case .pageDown: scroll(by: 1)
    case .pageUp: scroll(by: -1)
    case .home: scroll = 0
    case .end: scroll = .max
    case .character(let character): pressOnPage(character)
    default: break
    }
  }

  private mutating func pressOnPage(_ character: Character) {
    switch character {
    case "1", "2", "3": if let digit = character.wholeNumberValue { turn(to: digit - 1) }
    case " ": scroll(by: 1)
    case "r": refresh()
    case "a": mode = .adding("")
    case "p", "l": mode = .places(shownRow ?? 0)
    case "d":
      if let row = shownRow {
        remove(row, inList: false)
      } else {
        tell(.notKept)
      }
    case "u": turnUnits()
    case "?", "h": openHelp()
    case "q": actions = [.quit(.success)]
    default: break
    }
  }

  private mutating func pressInPlaces(_ key: Key, _ row: Int) {
    let last = max(0, list.places.count - 1)
    switch key {
    case .up: mode = .places(max(0, row - 1))
    case .down: mode = .places(min(last, row + 1))
    case .home, .pageUp: mode = .places(0)
    case .end, .pageDown: mode = .places(last)
    case .enter:
      mode = .page
      select(row)
    case .delete, .character("d"): remove(row, inList: true)
    case .character("a"): mode = .adding("")
    case .character("q"): actions = [.quit(.success)]
    case .character("?"): openHelp()
    case .escape, .left, .character("p"), .character("l"): mode = .page
    default: break
    }
  }

  private mutating func pressWhileTyping(_ key: Key, _ text: String) {
    switch key {
    case .character(let character): type(text + String(character))
    case .paste(let pasted): type(text + pasted)
    case .backspace: mode = .adding(String(text.dropLast()))
    case .clear: mode = .adding("")
    case .enter:
      mode = .page
      if !text.trimmed.isEmpty { actions = [.look(text.trimmed)] }
    case .escape: mode = .page
    default: break
    }
  }

  private mutating func type(_ text: String) {
    mode = .adding(String(text.prefix(Self.longestName)))
  }

  /// No place has a longer name, so what is pasted beyond that is no name.
  private static let longestName = 200

  private mutating func pressWhileChoosing(
    _ key: Key,
    _ places: [Place],
    _ row: Int,
    _ purpose: Purpose
  ) {
    switch key {
    case .up: mode = .choosing(places, max(0, row - 1), purpose)
    case .down: mode = .choosing(places, min(places.count - 1, row + 1), purpose)
    case .enter: choose(row, of: places, for: purpose)
    case .character(let character):
      if let number = character.wholeNumberValue { choose(number - 1, of: places, for: purpose) }
    case .escape: mode = .page
    default: break
    }
  }

  private mutating func choose(_ row: Int, of places: [Place], for purpose: Purpose) {
    guard places.indices.contains(row) else { return }
    mode = .page
    actions = [purpose == .keeping ? .keep(places[row]) : .show(places[row])]
  }

  private mutating func pressWhileDeleting(_ key: Key, _ saved: SavedPlace, _ row: Int?) {
    mode = row.map { .places($0) } ?? .page
    if key == .character("y") || key == .character("Y") { actions = [.remove(saved.id)] }
  }

  /// By a window's height, of which two lines are still seen; no farther than there are lines, which
  /// ``DashboardScreen/reach`` knows.
  private mutating func scroll(by windows: Int) {
    scroll = max(0, scroll + windows * max(1, size.rows - 6))
  }

  /// The help needs every row of a small window.
  private mutating func openHelp() {
    mode = .help
    notice = nil
  }

  private mutating func refresh() {
    if canRefresh {
      beforeRefresh = report?.received
      actions = [.refresh]
    } else if place == nil {
      tell(.noPlace)
    } else {
      tell(isAsking ? .onItsWay : .nobodyToAsk)
    }
  }

  private mutating func turn(by step: Int) {
    let count = Page.allCases.count
    turn(to: (page.rawValue + step + count) % count)
  }

  private mutating func turn(to number: Int) {
    page = Page(rawValue: number) ?? page
    scroll = 0
  }

  private mutating func showNext(_ step: Int) {
    let count = list.places.count
    if count == 0 { return }
    select(shownRow.map { ($0 + step + count) % count } ?? 0)
  }

  private mutating func select(_ row: Int) {
    guard list.places.indices.contains(row) else { return }
    actions = [.select(list.places[row].id)]
  }

  /// Asks whether to delete a place; says why where it has to stay.
  private mutating func remove(_ row: Int, inList: Bool) {
    guard list.places.indices.contains(row) else { return }
    let saved = list.places[row]
    var rest = list
    do throws(PlacesError) {
      try rest.remove(saved.id)
      mode = .deleting(saved, row: inList ? row : nil)
    } catch {
      switch error {
      case .isSelected(let saved): tell(.selectedStays, saved.place.name)
      case .isCurrent(let saved): tell(.machineStays, saved.place.name)
      default: actions = [.say("\(error.summary) \(error.advice)")]
      }
    }
  }

  private mutating func turnUnits() {
    let systems = [UnitSystem?.none] + UnitSystem.allCases
    let index = systems.firstIndex(of: units) ?? 0
    units = systems[(index + 1) % systems.count]
    tell(.unitsAre, units?.rawValue ?? say(.usualUnits))
  }

  private mutating func tell(_ phrase: Phrase, _ values: String...) {
    actions = [.say(say(phrase, values))]
  }

  /// The row of the place that is shown; nil where it is not kept.
  var shownRow: Int? {
    place.flatMap { place in
      list.places.firstIndex { $0.place.coordinate == place.coordinate }
    }
  }
}
