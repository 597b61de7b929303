import Foundation
import Signals
import WeatherCore

extension Answering {
  /// Recorded weather, as if it were of today, at the hour it was recorded.
  init(demoIn world: World) {
    let now = world.now()
    let demo = DemoProvider(now: now)
    self.init(supply: Supply([demo], in: .none, Supply.Terms(now: world.now)), world: world) {
      place in
      let recording = Recording.near(place.coordinate)
      return Setting(
        now: recording?.moment(on: now) ?? now,
        recorded: recording.map(Self.recorded) ?? "a day before"
      )
    }
  }

  /// The days of a recording, `1 May 2020 and 20 Mar 2025`.
  private static func recorded(_ recording: Recording) -> String {
    recording.days.map { Clock(.gmt).date($0) }.joined(separator: " and ")
  }
}

extension Recording {
  /// The recording that stands for a point: one of the same neighbourhood.
  static func near(_ coordinate: Coordinate) -> Recording? {
    all.first { $0.place.coordinate.distance(to: coordinate) < Length(kilometers: 30) }
  }
}
