import WeatherCore

extension Answering {
  /// Recorded weather, as if it were of today, at the hour it was recorded.
  init(demoIn world: World) {
    let now = world.now()
    let demo = DemoProvider(now: now)
    self.init(provider: demo, world: world) { place in
      let recording = Recording.all.first {
        $0.place.coordinate.distance(to: place.coordinate) < Length(kilometers: 30)
      }
      let source = Report.Source(
        name: demo.name,
        attribution: demo.attribution,
        recorded: recording.map(Self.recorded) ?? "a day before"
      )
      return Setting(source: source, now: recording?.moment(on: now) ?? now)
    }
  }

  /// The days of a recording, `1 May 2020 and 20 Mar 2025`.
  private static func recorded(_ recording: Recording) -> String {
    recording.days.map(Clock.date).joined(separator: " and ")
  }
}
