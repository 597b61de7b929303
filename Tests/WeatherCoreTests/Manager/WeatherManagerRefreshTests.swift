import Signals
import TestSupport
import Testing
import WeatherCore

/// Which place is looked at, and when it is asked about again.
@Suite("weather manager: when it asks")
struct WeatherManagerRefreshTests {
  @Test("the selected place is looked at instead of the current one, until it is cleared")
  func selected() {
    ManagerStage.play(
      """
      place     : -A
      selected  : ---B---0
      A.current : a|
      B.current : b|
      asked     : -A-B---A
      current   : 0(?a)-(?b)---(?a)
      """
    )
  }

  @Test("while a place is selected, the current one may move and nothing is asked")
  func moves() {
    ManagerStage.play(
      """
      place     : -A---C
      selected  : --B-----0
      A.current : a|
      B.current : b|
      C.current : c|
      asked     : -AB-----C
      current   : 0(?a)(?b)-----(?c)
      """
    )
  }

  @Test("a refresh cannot be doubled: not while one runs, nor while the first answers come")
  func doubled() {
    ManagerStage.play(
      """
      place     : -A
      refresh   : --r-(rr)r-r
      A.current : --(a|)
      asked     : -A--A--A
      current   : 0?-a[a?]-a[a?]-a
      """
    )
  }

  @Test("a refresh of the place before ends when another place is set, and is never seen")
  func refreshThenPlace() {
    ManagerStage.play(
      """
      place     : -A----B
      refresh   : ---r
      A.current : -(a|)
      A.daily   : -----(d|)
      B.current : -(b|)
      asked     : -A----B
      current   : 0?a---?b
      """
    )
    ManagerStage.play(
      """
      place     : -A---B
      refresh   : ----r
      A.current : --(a|)
      B.current : -(b|)
      asked     : -A--AB
      current   : 0?-a[a?]?b
      """
    )
  }

  @Test("W19: offline nothing is refreshed; when the network is back everything is, once")
  func regained() {
    ManagerStage.play(
      """
      network   : n--o-----n
      place     : -A
      refresh   : -----r
      A.current : -(a|)
      asked     : -A-------A
      current   : 0?a------[a?]a
      """
    )
  }

  @Test("W19: without a place neither the network nor the foreground asks for anything")
  func noPlace() {
    ManagerStage.play(
      """
      network    : o-n---
      foreground : ---v--
      refresh    : ----r-
      asked      : ------
      current    : 0-----
      """
    )
  }

  @Test("W19: coming to the foreground refreshes, once, unless offline")
  func foreground() {
    ManagerStage.play(
      """
      foreground : v---(vv)v---v---v
      network    : n-----------o--n
      place      : -A
      A.current  : --(a|)
      asked      : -A--A----A-----A
      """
    )
  }

  @Test("W19: the network and somebody to look come back at once: everything is asked for once")
  func both() {
    ManagerStage.play(
      """
      network    : n--o--n
      foreground : ------v
      place      : -A
      A.current  : -(a|)
      asked      : -A----A
      """
    )
  }

  @Test("what was on its way when the network went is asked for again when it is back")
  func restarted() {
    ManagerStage.play(
      """
      network   : n-on
      place     : -A
      A.current : ----(a|)
      asked     : -A-A
      current   : 0?-----a
      """
    )
    ManagerStage.play(
      """
      network   : n----on
      place     : -A
      refresh   : ----r
      A.current : --(a|)
      asked     : -A--A-A
      current   : 0?-a[a?]---a
      """
    )
  }

  @Test("a place set offline is asked about all the same, since something may be stored")
  func offlinePlace() {
    ManagerStage.play(
      """
      network   : o-----
      place     : -A
      A.current : -#
      asked     : -A----
      current   : 0?!
      """
    )
  }

  @Test("W20: it refreshes every n seconds after all has come")
  func every() {
    ManagerStage.play(
      """
      every     : 5
      lasts     : 5
      place     : -A
      A.current : -(a|)
      asked     : -A-----A-----A
      current   : 0?a----[a?]a----[a?]a
      """
    )
  }

  @Test("W20: not before something is out of date, and then at once")
  func aligned() {
    // Received at 2 s and good for 8 s: until 10 s, though 5 s were over at 7 s.
    ManagerStage.play(
      """
      every     : 5
      lasts     : 8
      place     : -A
      A.current : -(a|)
      asked     : -A--------A
      current   : 0?a-------([a~][a?])a
      """
    )
  }

  @Test("what is out of date before it is time to refresh is stale meanwhile")
  func stale() {
    ManagerStage.play(
      """
      every     : 8
      lasts     : 3
      place     : -A
      A.current : -(a|)
      asked     : -A--------A
      current   : 0?a--[a~]----[a?]a
      """
    )
  }

  @Test("W20: offline the clock stands still, and what is out of date is stale")
  func paused() {
    ManagerStage.play(
      """
      every     : 4
      lasts     : 4
      network   : n---o-----n
      place     : -A
      A.current : -(a|)
      asked     : -A--------A
      current   : 0?a---[a~]---[a?]a
      """
    )
  }

  @Test(
    "W20: a part that failed is tried again when it is time; one that is not offered is not due"
  )
  func retried() {
    ManagerStage.play(
      """
      every     : 5
      lasts     : 60
      failure   : 503
      place     : -A
      A.current : -#
      asked     : -A-----A-----
      current   : 0?!----?!----
      """
    )
    ManagerStage.play(
      """
      every     : 5
      lasts     : 60
      place     : -A
      A.daily   : -(d|)
      asked     : -------------
      daily     : 0?d----------
      """
    )
  }

  @Test("a refresh by hand starts the wait anew")
  func byHand() {
    ManagerStage.play(
      """
      every     : 5
      lasts     : 5
      place     : -A
      refresh   : ----r
      A.current : -(a|)
      asked     : -A--A-----A
      """
    )
  }

  @Test("it says whether anything is on its way, and whether a refresh can start")
  func loading() {
    ManagerStage.play(
      """
      place     : -A-------0
      refresh   : -----r
      A.current : -(a|)
      A.air     : --(b|)
      air       : 0?-b-[b?]-b-0
      loading   : -y-n-y-n
      enabled   : n--y-n-y-n
      """
    )
  }

  @Test("a released manager cancels a refresh that runs")
  func released() {
    let time = TestScheduler()
    let requests = Diary(time)
    do {
      let provider = ScriptedProvider(
        time: time,
        scripts: ["A.current": "--(a|)"],
        requests: requests
      )
      let manager = WeatherManager(provider: provider, every: .seconds(5), on: time)
      manager.place.value = .scripted("A")
      time.advance(by: .seconds(3))
      manager.refresh.execute()
      time.advance(by: .seconds(1))
    }
    time.run()
    #expect(
      requests.entries == ["0: asked A.current", "3: asked A.current", "4: cancelled A.current"]
    )
  }
}
