import Signals
import TestSupport

extension Recipes {
  mutating func addFlattening() {
    let strategies: [FlattenStrategy] = [
      .merge, .concat, .latest, .first, .race, .concurrent(1), .concurrent(2),
    ]
    for strategy in strategies {
      add("flattenMap(_:_:)", "\(strategy)") { Built($0.first.flattenMap(strategy, $0.inner)) }
      add("flatten(_:)", "\(strategy)") { parts in
        let second = parts.second
        return Built(parts.first.map { _ in second }.flatten(strategy))
      }
    }
    add("flattenMap(_:)") { Built($0.first.flattenMap($0.inner)) }
    add("flattenMap(_:)", "to what cannot fail") { Built($0.first.flattenMap($0.calmInner)) }
    add("flattenMap(_:)", "from what cannot fail") { Built($0.calmFirst.flattenMap($0.inner)) }
    add("flattenMap(_:_:)", "to what cannot fail") {
      Built($0.first.flattenMap(.merge, $0.calmInner))
    }
    add("flattenMap(_:_:)", "from what cannot fail") {
      Built($0.calmFirst.flattenMap(.merge, $0.inner))
    }
    add("flattenMap(_:)", "to ready values") { parts in
      let visit = parts.visit
      return Built(
        parts.first.flattenMap { value in
          visit()
          return Signal<Int, Oops>.just(value)
        }
      )
    }
    add("switchToLatest()") { parts in
      let second = parts.second
      return Built(parts.first.map { _ in second }.switchToLatest())
    }
    add("concatMap(_:)") { Built($0.first.concatMap($0.inner)) }
    add("concatMap(_:)", "to what cannot fail") { Built($0.first.concatMap($0.calmInner)) }
    add("concatMap(_:)", "from what cannot fail") { Built($0.calmFirst.concatMap($0.inner)) }
    add("flattenMapLatest(_:)") { Built($0.first.flattenMapLatest($0.inner)) }
    add("flattenMapLatest(_:)", "to what cannot fail") {
      Built($0.first.flattenMapLatest($0.calmInner))
    }
    add("flattenMapLatest(_:)", "from what cannot fail") {
      Built($0.calmFirst.flattenMapLatest($0.inner))
    }
    add("flattenMapFirst(_:)") { Built($0.first.flattenMapFirst($0.inner)) }
    add("flattenMapFirst(_:)", "to what cannot fail") {
      Built($0.first.flattenMapFirst($0.calmInner))
    }
    add("flattenMapFirst(_:)", "from what cannot fail") {
      Built($0.calmFirst.flattenMapFirst($0.inner))
    }
  }
}
