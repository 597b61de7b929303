import Signals
import TestSupport

extension Recipes {
  mutating func addFiltering() {
    addPredicates()
    add("distinctUntilChanged()") { Built($0.first.distinctUntilChanged()) }
    add("element(at:)") { Built($0.first.element(at: 1)) }
    add("ifEmpty(_:)") { Built($0.first.ifEmpty(0)) }
    add("ifEmpty(switchTo:)") { Built($0.first.ignore(1).ifEmpty(switchTo: $0.second)) }
    add("ifEmpty(switchTo:)", "of an empty one") {
      Built($0.first.filter { _ in false }.ifEmpty(switchTo: $0.second))
    }
    add("ignore(_:)") { Built($0.first.ignore(7)) }
    add("ignoreValues()") { Built($0.first.ignoreValues()) }
    add("pausable(while:)") { Built($0.first.pausable(while: $0.isOn)) }
    add("pausableBuffered(while:limit:)") { Built($0.first.pausableBuffered(while: $0.isOn)) }
    add("pausableBuffered(while:limit:)", "limited") {
      Built($0.first.pausableBuffered(while: $0.isOn, limit: 1))
    }
    add("skip(_:)") { Built($0.first.skip(1)) }
    add("skipUntil(_:)") { Built($0.first.skipUntil($0.second)) }
    add("skipUntil(_:)", "one that cannot fail") { Built($0.first.skipUntil($0.calmSecond)) }
    add("take(_:)") { Built($0.first.take(2)) }
    add("take(during:)") { Built($0.first.take(during: Lifetime.make().lifetime)) }
    add("takeLast(_:)") { Built($0.first.takeLast(2)) }
    add("takeUntil(_:)") { Built($0.first.takeUntil($0.second.skip(2))) }
    add("takeUntil(_:)", "one that cannot fail") {
      Built($0.first.takeUntil($0.calmSecond.skip(2)))
    }
    add("takeUntilReplacement(_:)") { Built($0.first.takeUntilReplacement($0.second.skip(1))) }
  }

  private mutating func addPredicates() {
    add("allSatisfy(_:)") { parts in Built(parts.first.allSatisfy(parts.accept)) }
    add("contains(where:)") { parts in Built(parts.first.contains(where: parts.accept)) }
    add("filter(_:)") { parts in Built(parts.first.filter(parts.accept)) }
    add("first(where:)") { parts in Built(parts.first.first(where: parts.accept)) }
    add("takeWhile(inclusive:_:)") { parts in Built(parts.first.takeWhile(parts.accept)) }
    add("skipUntil(_:)", "a predicate") { parts in Built(parts.first.skipUntil(parts.accept)) }
    add("takeUntil(inclusive:_:)") { parts in
      Built(parts.first.takeUntil(inclusive: true, parts.accept))
    }
    add("skipWhile(_:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.skipWhile { _ in
          visit()
          return false
        }
      )
    }
    add("compactMap(_:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.compactMap { value in
          visit()
          return value
        }
      )
    }
    add("distinctUntilChanged(by:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.distinctUntilChanged {
          visit()
          return $0 == $1
        }
      )
    }
    add("uniqueValues(by:)") { parts in Built(parts.first.uniqueValues(by: parts.same)) }
  }
}

extension Parts {
  /// Calls and says yes.
  var accept: @Sendable (Int) -> Bool {
    { [visit] _ in
      visit()
      return true
    }
  }

  /// Calls and hands the value on.
  var same: @Sendable (Int) -> Int {
    { [visit] value in
      visit()
      return value
    }
  }

  /// Calls and gives the second input.
  var inner: @Sendable (Int) -> Signal<Int, Oops> {
    { [visit, second] _ in
      visit()
      return second
    }
  }

  /// Calls and gives the second input, as one that cannot fail.
  var calmInner: @Sendable (Int) -> Signal<Int, Never> {
    { [visit, calmSecond] _ in
      visit()
      return calmSecond
    }
  }
}
