public import Signals

extension WeatherManager {
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

  /// Follows kept places: theirs that is current is current here, and theirs that is selected is
  /// selected here.
  ///
  /// - Returns: What stops following.
  @discardableResult
  public func follow(_ places: SavedPlaces) -> Disposable {
    let both = CompoundDisposable()
    places.current.signal.map { $0?.place }.distinctUntilChanged().bind(to: place)
      .disposed(by: both)
    places.selected.signal.map { $0?.place }.distinctUntilChanged().bind(to: selectedPlace)
      .disposed(by: both)
    return both
  }

  /// The weather now at many places.
  ///
  /// Cold, and apart from the place that is looked at: as ``WeatherProvider/survey(_:at:atOnce:now:)``
  /// of this manager's provider, delivered where its properties change.
  public func survey(_ places: [Place], atOnce count: Int = 8) -> Signal<
    Survey<CurrentConditions>, Never
  > {
    deliver(provider.survey(.current, at: places, atOnce: count, now: now))
  }
}
