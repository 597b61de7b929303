import Signals
import TestSupport

extension Recipes {
  mutating func addCombining() {
    addCombiningOfMany()
    add("combineLatest(_:)") { Built($0.first.combineLatest($0.second)) }
    add("combineLatest(_:)", "with one that cannot fail") {
      Built($0.first.combineLatest($0.calmSecond))
    }
    add("combineLatest(_:)", "of an array") { Built(Signal.combineLatest([$0.first, $0.second])) }
    add("zip(_:)") { Built($0.first.zip($0.second)) }
    add("zip(_:)", "with one that cannot fail") { Built($0.first.zip($0.calmSecond)) }
    add("zip(_:)", "of an array") { Built(Signal.zip([$0.first, $0.second])) }
    add("combineLatest(_:)", "of one that cannot fail") {
      Built($0.calmFirst.combineLatest($0.second))
    }
    add("zip(_:)", "of one that cannot fail") { Built($0.calmFirst.zip($0.second)) }
    add("concat(_:)", "of one that cannot fail") { Built($0.calmFirst.concat($0.second)) }
    add("merge(_:)", "of one that cannot fail") { Built($0.calmFirst.merge($0.second)) }
    add("then(_:)", "of one that cannot fail") { Built($0.calmFirst.then($0.second)) }
    add("withLatestFrom(_:)", "of one that cannot fail") {
      Built($0.calmFirst.withLatestFrom($0.second))
    }
    add("concat(_:)") { Built($0.first.concat($0.second)) }
    add("concat(_:)", "with what makes a signal") { Built($0.first.concat(Wrapped($0.second))) }
    add("concat(_:)", "with one that cannot fail") { Built($0.first.concat($0.calmSecond)) }
    add("concat(_:)", "of an array") { Built(Signal.concat([$0.first, $0.second])) }
    add("merge(_:)") { Built($0.first.merge($0.second)) }
    add("merge(_:)", "with one that cannot fail") { Built($0.first.merge($0.calmSecond)) }
    add("merge(_:)", "of an array") { Built(Signal.merge([$0.first, $0.second])) }
    add("race(_:)") { Built($0.first.race($0.second)) }
    add("race(_:)", "of an array") { Built(Signal.race([$0.first, $0.second])) }
    add("sample(_:onlyNew:)") { Built($0.first.sample($0.calmSecond)) }
    add("sample(_:onlyNew:)", "only new") { Built($0.first.sample($0.calmSecond, onlyNew: true)) }
    add("startWith(_:)") { Built($0.first.startWith(0, 0)) }
    add("then(_:)") { Built($0.first.then($0.second)) }
    add("then(_:)", "with one that cannot fail") { Built($0.first.then($0.calmSecond)) }
    add("withLatestFrom(_:)") { Built($0.first.withLatestFrom($0.second)) }
    add("withLatestFrom(_:)", "with one that cannot fail") {
      Built($0.first.withLatestFrom($0.calmSecond))
    }
  }

  private mutating func addCombiningOfMany() {
    add("combineLatest(_:_:)") { parts in
      Built(Signals.combineLatest(parts.first, parts.second))
    }
    add("combineLatest(_:_:_:)") { parts in
      Built(Signals.combineLatest(parts.first, parts.second, parts.first))
    }
    add("combineLatest(_:_:_:_:)") { parts in
      Built(Signals.combineLatest(parts.first, parts.second, parts.first, parts.second))
    }
    add("combineLatest(_:_:_:_:_:)") { parts in
      Built(
        Signals.combineLatest(parts.first, parts.second, parts.first, parts.second, parts.first)
      )
    }
    add("combineLatest(_:_:_:_:_:_:)") { parts in
      Built(
        Signals.combineLatest(
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first,
          parts.second
        )
      )
    }
    add("combineLatest(_:_:_:_:_:_:_:)") { parts in
      Built(
        Signals.combineLatest(
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first
        )
      )
    }
    add("combineLatest(_:_:_:_:_:_:_:_:)") { parts in
      Built(
        Signals.combineLatest(
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first,
          parts.second
        )
      )
    }
    add("zip(_:_:)") { parts in
      Built(Signals.zip(parts.first, parts.second))
    }
    add("zip(_:_:_:)") { parts in
      Built(Signals.zip(parts.first, parts.second, parts.first))
    }
    add("zip(_:_:_:_:)") { parts in
      Built(Signals.zip(parts.first, parts.second, parts.first, parts.second))
    }
    add("zip(_:_:_:_:_:)") { parts in
      Built(Signals.zip(parts.first, parts.second, parts.first, parts.second, parts.first))
    }
    add("zip(_:_:_:_:_:_:)") { parts in
      Built(
        Signals.zip(parts.first, parts.second, parts.first, parts.second, parts.first, parts.second)
      )
    }
    add("zip(_:_:_:_:_:_:_:)") { parts in
      Built(
        Signals.zip(
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first
        )
      )
    }
    add("zip(_:_:_:_:_:_:_:_:)") { parts in
      Built(
        Signals.zip(
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first,
          parts.second,
          parts.first,
          parts.second
        )
      )
    }
  }
}

/// Something that makes a signal and is none.
struct Wrapped<Value: Sendable, Failure: Error>: SignalConvertible {
  let signal: Signal<Value, Failure>

  init(_ signal: Signal<Value, Failure>) { self.signal = signal }
}
