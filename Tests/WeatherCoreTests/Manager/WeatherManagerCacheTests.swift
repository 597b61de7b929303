import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// A manager over a provider that keeps answers.
@Suite("weather manager over stored answers")
struct WeatherManagerCacheTests {
  private let stage = CacheStage()
  private let time = TestScheduler()

  private func manager(_ mode: CachedProvider.Mode = .online) -> WeatherManager {
    WeatherManager(provider: stage.provider(mode), on: time, now: { [stage] in stage.now })
  }

  @Test(
    "W13: a stored answer of two hours ago is stale, with its age and why there is no newer one"
  )
  func stale() throws {
    stage.serve(#"{"dt":0,"main":{"temp":280},"name":"A"}"#)
    let first = manager()
    first.place.value = .scripted("A")
    time.advance(by: .zero)
    #expect(first.current.value.age(at: stage.now) == .zero)
    #expect(!first.current.value.isStale)

    stage.pass(7200)
    stage.refuse(503)
    let second = manager()
    second.place.value = .scripted("A")
    time.advance(by: .zero)
    let part = second.current.value
    #expect(part.isStale)
    #expect(part.value?.reportedName == "A")
    #expect(part.age(at: stage.now) == .seconds(7200))
    #expect(part.failure == .server(status: 503))
    #expect(second.hourly.value == .failed(.server(status: 503)))
  }

  @Test("a refresh within ten minutes serves what is stored, and asks nobody")
  func floor() {
    stage.serve(#"{"dt":0,"main":{"temp":280},"name":"A"}"#)
    let manager = manager()
    manager.place.value = .scripted("A")
    time.advance(by: .zero)
    let requests = stage.requests
    stage.pass(599)
    manager.refresh.execute()
    time.advance(by: .zero)
    // Hours, days and air could not be read, so these are asked for again.
    #expect(stage.requests == requests + 3)
    #expect(manager.current.value.age(at: stage.now) == .seconds(599))
  }

  @Test("offline, what is stored is shown as it is")
  func offline() {
    stage.serve(#"{"dt":0,"main":{"temp":280},"name":"A"}"#)
    let first = manager()
    first.place.value = .scripted("A")
    time.advance(by: .zero)
    stage.pass(3600)
    let second = manager(.offline)
    second.place.value = .scripted("A")
    time.advance(by: .zero)
    #expect(second.current.value.value?.reportedName == "A")
    #expect(second.current.value.age(at: stage.now) == .seconds(3600))
    #expect(second.daily.value.failure == .offline)
  }

  @Test("kept places are followed: the current one, and the selected one instead of it")
  func follows() throws {
    let time = TestScheduler()
    let requests = Diary(time)
    let manager = WeatherManager(
      provider: ScriptedProvider(
        time: time,
        scripts: ["Here.current": "a|", "There.current": "b|"],
        requests: requests
      ),
      on: time
    )
    let folder = TemporaryFolder()
    let saved = SavedPlaces(in: .file(folder.url.appendingPathComponent("places.json")))
    let following = manager.follow(saved)
    let there = try value(
      saved.add(Place(name: "There", coordinate: .at(50, 10)))
    )
    _ = try value(saved.locate(Place(name: "Here", coordinate: .at(1, 2))))
    #expect(manager.shownPlace.value?.name == "Here")
    _ = try value(saved.select(there.id))
    #expect(manager.shownPlace.value?.name == "There")
    _ = try value(saved.rename(there.id))
    following.dispose()
    _ = try value(saved.select(nil))
    #expect(manager.shownPlace.value?.name == "There")
    #expect(requests.entries.filter { $0.contains("asked") }.count == 2)
  }
}

extension SavedPlaces {
  /// Changes something of a place that is not what its weather depends on.
  fileprivate func rename(_ id: SavedPlace.ID) -> Signal<SavedPlace, PlacesError> {
    edit { list throws(PlacesError) in try list.setAliases(["home"], of: id) }
  }
}
