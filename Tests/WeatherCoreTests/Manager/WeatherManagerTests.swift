import Foundation
import Signals
import Testing
import WeatherCore

@Suite("weather manager")
struct WeatherManagerTests {
  @Test("without a place nothing is asked for")
  func noPlace() {
    let stage = ManagerStage(["A.current": "a|"])
    stage.manager.refresh.execute()
    stage.time.run()
    #expect(stage.requests.entries == [])
    #expect(stage.manager.current.value == .none)
  }

  @Test("a place brings every part, each as it comes")
  func parts() {
    ManagerStage.play(
      """
      place     : -A
      A.current : --a|
      A.hourly  : ----b|
      A.daily   : -c|
      A.alerts  : d|
      current   : 0?-a
      hourly    : 0?---b
      daily     : 0?c
      alerts    : 0(?d)
      """
    )
  }

  @Test("W2: a failure does not end the stream; the next place is served")
  func failureThenNextPlace() {
    ManagerStage.play(
      """
      place     : -A-----B
      A.current : --#
      B.current : --b|
      current   : 0?-!---?-b
      """
    )
  }

  @Test("W3: a part that fails is a value of that part; the others arrive")
  func partsAreIndependent() {
    ManagerStage.play(
      """
      place     : -A
      A.current : ---a|
      A.hourly  : ----b|
      A.daily   : #
      A.alerts  : --c|
      current   : 0?--a
      hourly    : 0?---b
      daily     : 0(?!)
      alerts    : 0?-c
      """
    )
  }

  @Test("W4: the slow answer for the old place never appears, and its request is cancelled")
  func latestPlaceWins() {
    ManagerStage.play(
      """
      place     : -A--B
      A.current : ------a|
      B.current : --b|
      current   : 0?----b
      """
    )
    let stage = ManagerStage(["A.current": "------a|", "B.current": "--b|"])
    stage.manager.place.value = .scripted("A")
    stage.time.advance(by: .seconds(3))
    stage.manager.place.value = .scripted("B")
    stage.time.run()
    #expect(
      stage.requests.entries == [
        "0: asked A.current", "3: cancelled A.current", "3: asked B.current",
      ]
    )
  }

  @Test("two places set at one moment: only the second is ever seen")
  func twoAtOnce() {
    ManagerStage.play(
      """
      place     : -(AB)
      A.current : a|
      B.current : b|
      current   : 0(?b)
      """
    )
  }

  @Test("what waits for delivery when the place changes is dropped")
  func deliveredTooLate() {
    let stage = ManagerStage(["A.current": "a|", "B.current": "---b|"])
    let seen = Diary(stage.time)
    stage.manager.place.value = .scripted("A")
    stage.time.advance(by: .seconds(1))
    seen.follow(stage.manager.report.signal) { $0.place?.name ?? "none" }
    stage.manager.refresh.execute()
    stage.manager.place.value = .scripted("B")
    stage.time.advance(by: .seconds(1))
    #expect(seen.entries.first == "1: A")
    #expect(seen.entries.dropFirst().allSatisfy { $0 == "1: B" })
  }

  @Test("an answer that comes in several values, the stored one first, shows each")
  func severalValues() {
    ManagerStage.play(
      """
      place     : -A
      A.current : -a-b|
      current   : 0?a-b
      """
    )
  }

  @Test("a provider that completes without a value has failed")
  func completesEmpty() {
    ManagerStage.play(
      """
      place     : -A
      A.current : --|
      current   : 0?-!
      """
    )
  }

  @Test("a cleared place clears every part and cancels what runs")
  func cleared() {
    ManagerStage.play(
      """
      place     : -A---0
      A.current : --a|
      A.daily   : ----------c|
      current   : 0?-a-0
      daily     : 0?---0
      """
    )
  }

  @Test("a refresh asks again and keeps what there is")
  func refresh() {
    ManagerStage.play(
      """
      place     : -A
      refresh   : ------r
      A.current : --a|
      current   : 0?-a--[a?]-a
      """
    )
  }

  @Test("a failure keeps what there is")
  func keepsLast() {
    ManagerStage.play(
      """
      place     : -A
      refresh   : -----r
      A.current : -a-#
      current   : 0?a-[a!][a?]a-[a!]
      """
    )
  }

  @Test("what is known of one place is never shown for another")
  func lastIsOfThePlace() {
    ManagerStage.play(
      """
      place     : -A---B
      A.current : --a|
      B.current : --#
      current   : 0?-a-?-!
      """
    )
  }

  @Test("everything is received by the clock that was handed in")
  func receivedAt() throws {
    let stage = ManagerStage(["A.current": "-----a|"])
    stage.manager.place.value = .scripted("A")
    stage.time.run()
    let received = try #require(stage.manager.current.value.latest)
    #expect(received.received == Date(timeIntervalSince1970: 5))
  }

  @Test("properties change on the scheduler alone")
  func deliversOnScheduler() {
    let stage = ManagerStage(["A.current": "--a|"])
    stage.manager.place.value = .scripted("A")
    #expect(stage.manager.current.value == .none)
    stage.time.advance(by: .zero)
    #expect(stage.manager.current.value.isLoading)
  }

  @Test("a released manager cancels what runs and ends its properties")
  func released() {
    let time = TestScheduler()
    let requests = Diary(time)
    let parts = Diary(time)
    weak var released: WeatherManager?
    do {
      let provider = ScriptedProvider(
        time: time,
        scripts: ["A.current": "-----a|"],
        requests: requests
      )
      let manager = WeatherManager(provider: provider, on: time)
      released = manager
      manager.place.value = .scripted("A")
      parts.follow(manager.current.signal) { $0.drawn(\.reportedName) }
      time.advance(by: .seconds(2))
    }
    #expect(released == nil)
    #expect(requests.entries == ["0: asked A.current", "2: cancelled A.current"])
    time.run()
    #expect(parts.entries == ["0: 0", "0: ?", "2: completed"])
  }

  @Test("the shared manager is one, and asks nothing by itself")
  func shared() {
    #expect(WeatherManager.shared === WeatherManager.shared)
    #expect(WeatherManager.shared.place.value == nil)
    #expect(WeatherManager.shared.report.value == WeatherReport())
  }

  @Test("locating makes the place found the current one")
  func locates() throws {
    let stage = ManagerStage(["here.current": "a|"])
    let coordinate = try #require(Coordinate(latitude: 1, longitude: 2))
    let fix = LocationFix(
      coordinate: coordinate,
      horizontalAccuracy: Length(meters: 5),
      time: Date(timeIntervalSince1970: 0)
    )
    let locating = stage.manager.locate(with: LocationFinder(fixed: fix), calling: "here")
    #expect(stage.manager.place.value == nil)
    locating.subscribe(next: { _ in }, failed: { _ in })
    #expect(stage.manager.place.value?.coordinate == coordinate)
    stage.time.run()
    #expect(stage.manager.current.value.value?.reportedName == "a")
  }
}
