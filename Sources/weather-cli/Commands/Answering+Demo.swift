import Foundation
import Signals
import WeatherCore

extension Answering {
  /// Recorded weather, as if it were of today, at the hour it was recorded.
  init(demoIn world: World) {
    let now = world.now()
    let demo = DemoProvider(now: now)
    self.init(
      supply: Supply([demo], in: .none, Supply.Terms(now: world.now)),
      world: world,
      asked: Asked(isDemo: true)
    ) { place, command in
      guard let recording = Recording.near(place.coordinate) else {
        return Setting(now: now, recorded: [])
      }
      if command == .air, let moment = recording.airMoment(on: now), let day = recording.airDay {
        return Setting(now: moment, recorded: [day])
      }
      let days = recording.days + (command == nil ? [recording.airDay].compactMap(\.self) : [])
      return Setting(now: recording.moment(on: now), recorded: days.sorted())
    }
  }
}

extension World {
  /// The same with the recorded places, of which changes are forgotten, and no word of the network.
  var inDemo: World {
    var world = self
    world.places = .memory(Recording.all.map(\.place), selected: Session.demoPlace())
    world.network = .just(.unknown)
    return world
  }
}

extension PlaceStorage {
  /// Keeps places as long as it is kept itself, to begin with these, of which one may be selected.
  static func memory(_ places: [Place] = [], selected name: String? = nil) -> PlaceStorage {
    let kept = MutableProperty<Data?>(nil)
    let storage = PlaceStorage(path: "memory") { (decide) throws(PlacesError) in
      try kept.modify { data in
        Result { () throws(PlacesError) in
          switch try decide(data) {
          case .keep: break
          case .replace(let new), .setAside(_, let new): data = new
          }
        }
      }.get()
      return nil
    }
    if !places.isEmpty {
      SavedPlaces(in: storage).edit { list throws(PlacesError) in
        for place in places { try list.add(place) }
        try list.select(name.flatMap { list.places(named: $0).first?.id })
      }
      .catch { _ in .empty }
      .subscribe {}
    }
    return storage
  }
}
