import Signals
import TestSupport

extension Recipes {
  mutating func addTiming() {
    let second = Duration.seconds(1)
    add("deliverOn(_:)") { Built($0.first.deliverOn($0.time)) }
    add("subscribeOn(_:)") { Built($0.first.subscribeOn($0.time)) }
    add("delay(_:on:)") { Built($0.first.delay(second, on: $0.time)) }
    add("delaySubscription(_:on:)") { Built($0.first.delaySubscription(second, on: $0.time)) }
    add("debounce(_:on:)") { Built($0.first.debounce(second, on: $0.time)) }
    add("debounce(_:on:discardWhenCompleted:)") {
      Built($0.first.debounce(second, on: $0.time, discardWhenCompleted: true))
    }
    add("debounce(_:on:when:)") { parts in
      Built(parts.first.debounce(second, on: parts.time, when: parts.accept))
    }
    add("throttle(_:on:leading:trailing:)") { Built($0.first.throttle(second, on: $0.time)) }
    add("throttle(_:on:leading:trailing:)", "trailing") {
      Built($0.first.throttle(second, on: $0.time, leading: false))
    }
    add("throttle(while:on:)") { Built($0.first.throttle(while: $0.isOn, on: $0.time)) }
    add("timeout(_:failingWith:on:)") { parts in
      Built(parts.first.timeout(.seconds(2), failingWith: Oops(), on: parts.time))
    }
    add("timeoutBetweenValues(_:failingWith:on:)") { parts in
      Built(parts.first.timeoutBetweenValues(second, failingWith: Oops(), on: parts.time))
    }
    add("measureInterval(on:)") { Built($0.first.measureInterval(on: $0.time)) }
    add("lazyMap(on:_:)") { parts in Built(parts.first.lazyMap(on: parts.time, parts.same)) }
    add("bufferWithTime(_:count:on:)") { Built($0.first.bufferWithTime(second, on: $0.time)) }
    add("bufferWithTime(_:count:on:)", "by count") {
      Built($0.first.bufferWithTime(.seconds(9), count: 2, on: $0.time))
    }
    add("window(_:count:on:)") { Built($0.first.window(second, on: $0.time)) }
    add("window(_:count:on:)", "flattened") {
      Built($0.first.window(.seconds(2), count: 2, on: $0.time).flatten())
    }
  }
}
