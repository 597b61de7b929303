import Signals
import TestSupport

extension Recipes {
  mutating func addSharing() {
    for count in [0, 1, 3] {
      add("share(replay:scope:)", "\(count)") { Built($0.first.share(replay: count)) }
    }
    add("share(replay:scope:)", "for ever") { Built($0.first.share(replay: 1, scope: .forever)) }
    add("replayLazily()") { Built($0.first.replayLazily()) }
    add("replay()") { Built($0.first.replay()) }
    add("replayLast()") { Built($0.first.replayLast()) }
    add("publish()") { Built($0.first.publish()) }
    add("publish()", "connecting by itself") { Built($0.first.publish().autoconnect()) }
    add("multicast(_:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.multicast {
          visit()
          return ReplaySubject(capacity: 2)
        }
      )
    }
    add("multicast(_:)", "connecting by itself") { parts in
      let visit = parts.visit
      return Built(
        parts.first.multicast {
          visit()
          return BehaviorSubject(0)
        }.autoconnect()
      )
    }
  }
}
