import Foundation
import Signals
import WeatherCore

extension Dashboard {
  /// Does what an action says; sends what that leads to.
  func effect(_ action: DashboardState.Action) -> Signal<Event, Never> {
    switch action {
    case .show(let place): return doing { [manager] in manager.selectedPlace.value = place }
    case .refresh: return doing { [manager] in manager.refresh.execute() }
    case .sayNothingNewer(let moment):
      return effect(.say(say(.nothingNewer, clock.step(moment))))
    case .say(let text): return doing { [notices] in notices.send(text) }
    case .look(let text):
      guard let query = try? PlaceQuery(text) else {
        return effect(.say(say(.noName, text)))
      }
      return looked(query, for: .keeping).flattenMap { event -> Signal<Event, Never> in
        if case .found(let place) = event { effect(.keep(place)) } else { .just(event) }
      }
    case .keep(let place): return kept(place)
    case .remove(let id): return edited { $0.remove(id).map { _ in nil } }
    case .select(let id): return edited { $0.select(id) }
    case .suspend, .repaint, .quit: return .empty
    }
  }

  /// The place of a query; or the places it may be, or why there is none.
  func looked(
    _ query: PlaceQuery,
    for purpose: DashboardState.Purpose
  ) -> Signal<Event, Never> {
    session.answering.place(query, kept: places?.list.value ?? session.kept)
      .feedActivity(into: lookups)
      .map { Event.found($0) }
      .catch { complaint -> Signal<Event, Never> in
        complaint.choices.isEmpty
          ? effect(.say(complaint.summary)) : .just(.choices(complaint.choices, purpose))
      }
  }

  var say: Vocabulary { Vocabulary(language: session.settings.appearance.language) }

  /// The clock of the place that is shown.
  private var clock: Clock {
    let zone = Report(manager.report.value, by: session.answering)?.timeZone ?? .gmt
    let appearance = session.settings.appearance
    return Clock(zone, appearance.time, language: appearance.language)
  }

  /// Does it, and sends nothing.
  private func doing(_ work: @escaping @Sendable () -> Void) -> Signal<Event, Never> {
    .defer {
      work()
      return Signal<Event, Never>.empty
    }
  }

  /// Keeps a place under its name, looks at it and shows it; one that is kept already is shown.
  private func kept(_ place: Place) -> Signal<Event, Never> {
    let named =
      place.name.isEmpty
      ? session.answering.named(place).take(1).feedActivity(into: lookups) : .just(place)
    return named.flattenMap { place -> Signal<Event, Never> in
      var place = place
      place.name = place.name.isEmpty ? Words.coordinate(place.coordinate) : place.name
      return edited { [place] places in
        places.add(place)
          .catch { error -> Signal<SavedPlace, PlacesError> in
            if case .alreadySaved(let saved) = error { .just(saved) } else { .fail(error) }
          }
          .flattenMap { places.select($0.id) }
      }
    }
  }

  /// Changes the kept places; shows the one that is looked at then, or says why that cannot be.
  private func edited(
    _ change: @escaping @Sendable (SavedPlaces) -> Signal<SavedPlace?, PlacesError>
  ) -> Signal<Event, Never> {
    guard let places else { return effect(.say(say(.nowhereToKeep))) }
    return change(places)
      .flattenMap { saved -> Signal<Event, PlacesError> in
        saved.map { .just(.found($0.place)) } ?? .empty
      }
      .catch { error -> Signal<Event, Never> in
        effect(.say("\(error.summary) \(error.advice)"))
      }
  }
}
