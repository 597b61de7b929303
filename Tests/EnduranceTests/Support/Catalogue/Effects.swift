import Signals
import TestSupport

extension Recipes {
  mutating func addEffects() {
    add("doNext(_:)") { parts in
      let visit = parts.visit
      return Built(parts.first.doNext { _ in visit() })
    }
    add("doError(_:)") { parts in
      let visit = parts.visit
      return Built(parts.first.doError { _ in visit() })
    }
    add("doCompleted(_:)") { Built($0.first.doCompleted($0.visit)) }
    add("doDisposed(_:)") { Built($0.first.doDisposed($0.visit)) }
    add("initially(_:)") { Built($0.first.initially($0.visit)) }
    add("finally(_:)") { Built($0.first.finally($0.visit)) }
    add("on(subscribed:next:failed:completed:disposed:)") { parts in
      let visit = parts.visit
      return Built(
        parts.first.on(
          subscribed: visit,
          next: { _ in visit() },
          failed: { _ in visit() },
          completed: visit,
          disposed: visit
        )
      )
    }
    add("feedActivity(into:)") { parts in
      let (activity, visit) = (MutableProperty(0), parts.visit)
      activity.changes.subscribe(next: { _ in visit() })
      return Built(parts.first.feedActivity(into: activity))
    }
    add("logEvents(_:file:line:to:)") { parts in
      let visit = parts.visit
      return Built(parts.first.logEvents(to: { _ in visit() }))
    }
    add("named(_:in:)") { parts in
      let tracer = Tracer(on: TestScheduler())
      tracer.isRecording = true
      return Built(parts.first.named("first", in: tracer))
    }
    // The failure it asserts against would end the process.
    add("assertNoFailure(_:file:line:)") { parts in
      Built(parts.first.catchTo(Signal<Int, Oops>.never).assertNoFailure())
    }
    add("suppressError(file:line:to:)") { parts in
      let visit = parts.visit
      return Built(parts.first.suppressError(to: UnhandledErrors { _, _ in visit() }))
    }
  }
}
