import Signals
import WeatherCore

extension Answering {
  /// The place that is meant: by coordinates at once, by the name it is kept under, by what
  /// finds this machine, else by name through the providers.
  func place(_ query: PlaceQuery, kept: PlaceList) -> Signal<Place, Complaint> {
    switch query {
    case .coordinate(let coordinate): return .just(Place(name: "", coordinate: coordinate))
    case .kept(let saved): return .just(saved.place)
    case .here:
      return world.location.mapError { Complaint($0) }
        .map { fix in
          kept.place(near: fix.coordinate)?.place ?? Place(name: "", coordinate: fix.coordinate)
        }
    case .name(let name):
      let saved = kept.places(named: name)
      if saved.count == 1 { return .just(saved[0].place) }
      if saved.count > 1 {
        return .fail(.ambiguous(name, saved.map(\.place)))
      }
      let asWritten = search(PlaceWords(name).questions[...], named: name)
      guard let other = PlaceWords.withComma(name) else { return asWritten }
      return asWritten.catch { complaint -> Signal<Place, Complaint> in
        complaint == PlaceChoice.unknown(name)
          ? search(PlaceWords(other).questions[...], named: other) : .fail(complaint)
      }
    }
  }

  /// Asks the questions one after the other, until one has an answer that fits.
  private func search(
    _ questions: ArraySlice<String>,
    named name: String
  ) -> Signal<Place, Complaint> {
    let question = questions.first ?? name
    let later = questions.dropFirst()
    if later.isEmpty {
      return places(question).mapError { Complaint($0, for: name, by: supply.finder, asked) }
        .tryMap { (found) throws(Complaint) in
          try PlaceChoice.choose(found, named: name, asking: question)
        }
    }
    return places(question).catch(none)
      .mapError { Complaint($0, for: name, by: supply.finder, asked) }
      .flattenMap { found -> Signal<Place, Complaint> in
        if PlaceChoice.fitting(found, PlaceWords(name), asking: question).isEmpty {
          return search(later, named: name)
        }
        return .result { () throws(Complaint) in
          try PlaceChoice.choose(found, named: name, asking: question)
        }
      }
  }

  private func places(_ name: String) -> Signal<[Place], WeatherError> {
    limited(supply.places(named: name))
  }

  /// No places, where the failure says no more than that, or than that this question was never
  /// asked while there was a network.
  private func none(_ failure: WeatherError) -> Signal<[Place], WeatherError> {
    switch failure {
    case .notFound: .just([])
    case .offline where isOffline: .just([])
    default: .fail(failure)
    }
  }
}
