import Signals
import TestSupport

extension Recipes {
  mutating func addCreating() {
    add("create(_:)") { parts in
      let visit = parts.visit
      return Built(
        Signal<Int, Oops>.create { observer, lifetime in
          visit()
          lifetime.add(parts.first.subscribe(observer))
        }
      )
    }
    add("defer(_:)") { parts in
      let (first, visit) = (parts.first, parts.visit)
      return Built(
        Signal<Int, Oops>.defer {
          visit()
          return first
        }
      )
    }
    add("defer(_:)", "to what makes a signal") { parts in
      let (first, visit) = (parts.first, parts.visit)
      return Built(
        Signal<Int, Oops>.defer {
          visit()
          return BehaviorSubject<Int, Oops>(1)
        }.merge(first)
      )
    }
    add("empty") { _ in Built(Signal<Int, Oops>.empty) }
    add("never") { _ in Built(Signal<Int, Oops>.never) }
    add("fail(_:)") { _ in Built(Signal<Int, Oops>.fail(Oops())) }
    add("just(_:)") { _ in Built(Signal<Int, Oops>.just(1)) }
    add("from(optional:)") { _ in Built(Signal<Int, Oops>.from(optional: 1)) }
    add("values(_:)") { _ in Built(Signal<Int, Oops>.values([1, 2])) }
    add("repeatElement(_:)") { _ in Built(Signal<Int, Oops>.repeatElement(1).take(3)) }
    add("generate(_:_:)") { parts in
      let visit = parts.visit
      return Built(
        Signal<Int, Oops>.generate(0) { count in
          visit()
          count += 1
          return count < 4 ? count : nil
        }
      )
    }
    add("result(_:)") { parts in
      let visit = parts.visit
      return Built(
        Signal<Int, Oops>.result { () throws(Oops) -> Int in
          visit()
          return 1
        }
      )
    }
    add("if(_:then:else:)") { parts in
      let condition = parts.first.map { $0 > 1 }
      return Built(Signal.if(condition, then: parts.second, else: parts.first))
    }
    add("switch(_:cases:default:)") { parts in
      Built(Signal.switch(parts.first, cases: [1: parts.second], default: parts.second))
    }
    add("using(_:close:_:)") { parts in
      let (first, visit) = (parts.first, parts.visit)
      return Built(
        Signal<Int, Oops>.using(
          { () throws(Oops) -> Int in
            visit()
            return 1
          },
          close: { _ in visit() },
          { _ in
            visit()
            return first
          }
        )
      )
    }
    add("interval(_:leeway:on:)") { parts in
      Built(Signal<Int, Never>.interval(.seconds(1), on: parts.time))
    }
    add("interval(_:every:leeway:on:)") { parts in
      Built(Signal<Int, Oops>.interval([1, 2], every: .seconds(1), on: parts.time))
    }
    add("timer(_:on:)") { parts in Built(Signal<Int, Never>.timer(.seconds(1), on: parts.time)) }
  }
}
