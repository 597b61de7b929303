import Signals
import TestSupport

extension Recipes {
  mutating func addTransforming() {
    addFolding()
    add("map(_:)") { parts in Built(parts.first.map(parts.same)) }
    add("mapReplace(_:)") { Built($0.first.mapReplace(0)) }
    add("enumerated()") { Built($0.first.enumerated()) }
    add("combinePrevious(_:)") { Built($0.first.combinePrevious(0)) }
    add("combinePrevious()") { Built($0.first.combinePrevious()) }
    add("materialize()") { Built($0.first.materialize()) }
    add("materializeResults()") { Built($0.first.materializeResults()) }
    add("dematerialize()") { parts in
      let restored: Signal<Int, Oops> = parts.first.materialize().dematerialize()
      return Built(restored)
    }
    add("dematerializeResults()") { parts in
      let restored: Signal<Int, Oops> = parts.first.materializeResults().dematerializeResults()
      return Built(restored)
    }
    add("all(_:)") { Built(Signal.all([$0.isOn, $0.calmFirst.map { $0 > 0 }])) }
    add("any(_:)") { Built(Signal.any([$0.isOn, $0.calmFirst.map { $0 > 0 }])) }
    add("promoteValue(_:)") { Built($0.first.ignoreValues().promoteValue(Int.self)) }
    add("not()") { Built($0.isOn.not()) }
    add("and(_:)") { Built($0.isOn.and($0.calmFirst.map { $0 > 0 })) }
    add("or(_:)") { Built($0.isOn.or($0.calmFirst.map { $0 > 0 })) }
    add("replaceNil(with:)") { parts in
      Built(parts.first.map { $0 == 1 ? nil : Optional($0) }.replaceNil(with: 0))
    }
    add("groupBy(_:)") { parts in Built(parts.first.groupBy(parts.same)) }
    add("groupBy(_:)", "flattened") { parts in
      Built(parts.first.groupBy(parts.same).flatten())
    }
    add("try(_:)") { parts in
      let visit = parts.visit
      return Built(parts.first.try { (_) throws(Oops) in visit() })
    }
    add("tryMap(_:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.tryMap { (value) throws(Oops) -> Int in
          visit()
          return value
        }
      )
    }
  }

  private mutating func addFolding() {
    add("aggregate(_:_:)") { parts in Built(parts.first.aggregate(0, parts.sum)) }
    add("scan(_:_:)") { parts in Built(parts.first.scan(0, parts.sum)) }
    add("aggregate(into:_:)") { parts in Built(parts.first.aggregate(into: 0, parts.add)) }
    add("scan(into:_:)") { parts in Built(parts.first.scan(into: 0, parts.add)) }
    add("scanMap(_:_:)") { parts in
      let add = parts.add
      return Built(
        parts.first.scanMap(0) { state, value in
          add(&state, value)
          return state
        }
      )
    }
    add("collect()") { Built($0.first.collect()) }
    add("collect(_:)") { Built($0.first.collect(2)) }
    add("collect(until:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.collect(until: { values in
          visit()
          return values.count == 2
        })
      )
    }
    add("collect(on:)") { Built($0.first.collect(on: $0.calmSecond)) }
  }
}

extension Parts {
  /// Calls and adds.
  fileprivate var sum: @Sendable (Int, Int) -> Int {
    { [visit] in
      visit()
      return $0 + $1
    }
  }

  /// Calls and adds in place.
  fileprivate var add: @Sendable (inout Int, Int) -> Void {
    { [visit] in
      visit()
      $0 += $1
    }
  }
}
