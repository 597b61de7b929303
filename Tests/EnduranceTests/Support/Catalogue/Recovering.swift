import Signals
import TestSupport

extension Recipes {
  mutating func addRecovering() {
    add("catch(_:)") { parts in
      let (second, visit) = (parts.second, parts.visit)
      return Built(
        parts.first.catch { _ in
          visit()
          return second
        }
      )
    }
    add("catch(_:)", "to what cannot fail") { parts in
      let (second, visit) = (parts.calmSecond, parts.visit)
      return Built(
        parts.first.catch { _ in
          visit()
          return second
        }
      )
    }
    add("catchTo(_:)") { Built($0.first.catchTo($0.second)) }
    add("catchTo(_:)", "what cannot fail") { Built($0.first.catchTo($0.calmSecond)) }
    add("mapError(_:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.mapError { failure in
          visit()
          return failure
        }
      )
    }
    add("promoteError(_:)") { Built($0.calmFirst.promoteError(Oops.self)) }
    add("repeat(_:)") { Built($0.first.repeat(2)) }
    add("repeat(_:on:)") { parts in
      let visit = parts.visit
      let policy = RetryPolicy.backOff(2, first: .seconds(1)) { delay in
        visit()
        return delay
      }
      return Built(parts.first.repeat(policy, on: parts.time))
    }
    add("retry(_:)") { Built($0.first.retry(1)) }
    add("retry(_:on:)") { parts in
      let visit = parts.visit
      let policy = RetryPolicy.backOff(2, first: .seconds(1)) { delay in
        visit()
        return delay
      }
      return Built(parts.first.retry(policy, on: parts.time))
    }
    add("retry(when:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.retry(when: { failures in
          visit()
          return failures.promoteError().map { _ in visit() }
        })
      )
    }
  }
}
