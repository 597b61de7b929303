import Dispatch
import Testing

/// Waits until `condition` holds, at most a minute; says whether it did.
public func eventually(_ condition: () -> Bool) -> Bool {
  let start = DispatchTime.now()
  while !condition() {
    if DispatchTime.now() > start + .seconds(60) { return false }
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(1))
  }
  return true
}
