import Signals
import WeatherCore

extension Answering {
  /// Recorded weather, as if it were of today, at the hour it was recorded.
  init(demoIn world: World) {
    let now = world.now()
    let demo = DemoProvider(now: now)
    self.init(provider: demo, world: world, naming: Self.recordedPlaces) { place in
      let recording = Recording.near(place.coordinate)
      let source = Report.Source(
        name: demo.name,
        attribution: demo.attribution,
        recorded: recording.map(Self.recorded) ?? "a day before"
      )
      return Setting(source: source, now: recording?.moment(on: now) ?? now)
    }
  }

  private static func recordedPlaces(at coordinate: Coordinate) -> Signal<[Place], WeatherError> {
    .just(Recording.near(coordinate).map { [$0.place] } ?? [])
  }

  /// The days of a recording, `1 May 2020 and 20 Mar 2025`.
  private static func recorded(_ recording: Recording) -> String {
    recording.days.map(Clock.date).joined(separator: " and ")
  }
}

extension Recording {
  /// The recording that stands for a point: one of the same neighbourhood.
  static func near(_ coordinate: Coordinate) -> Recording? {
    all.first { $0.place.coordinate.distance(to: coordinate) < Length(kilometers: 30) }
  }
}
