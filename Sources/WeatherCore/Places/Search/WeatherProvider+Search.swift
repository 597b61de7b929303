public import Signals

extension WeatherProvider {
  /// The places that a person may mean by a text, best first; none is an empty list.
  ///
  /// ```
  /// "Springfield, IL" ─▶ "Springfield,IL"     Israel: nothing there
  ///                   ─▶ "Springfield,IL,US"  the one in Illinois
  /// ```
  ///
  /// Takes states and countries by their codes and by their names alike: `Springfield, IL`,
  /// `Springfield, Illinois, US` and `Springfield, Illinois, United States` are the same. Providers
  /// know few of these, so several questions are asked, one after the other, until one has an
  /// answer that lies in all that was said: first by codes, at last by the name alone.
  ///
  /// Cold; fails as ``places(named:)`` does, but that a name is not found is an empty list.
  ///
  /// - Parameter text: A name, and after commas the areas and countries it lies in, the smallest
  ///   first.
  public func search(_ text: String) -> Signal<[Place], WeatherError> {
    let words = PlaceWords(text)
    return search(words.questions[...], words)
  }

  private func search(
    _ questions: ArraySlice<String>,
    _ words: PlaceWords
  ) -> Signal<[Place], WeatherError> {
    guard let question = questions.first else { return .just([]) }
    return places(named: question)
      .catch { error -> Signal<[Place], WeatherError> in
        if case .notFound = error { .just([]) } else { .fail(error) }
      }
      .flattenMap(.concat) { found -> Signal<[Place], WeatherError> in
        let fitting = words.fitting(found, asking: question)
        return fitting.isEmpty ? search(questions.dropFirst(), words) : .just(fitting)
      }
  }
}
