import Signals
import WeatherCore

extension Transport {
  /// As considerate as a provider's terms ask, and no more patient than a person at a terminal:
  /// a request that failed in passing is tried twice more, within five seconds.
  func patient(on scheduler: some Scheduler) -> Transport {
    limited(by: Limiter(on: scheduler))
      .retrying(2, first: .milliseconds(500), within: .seconds(5), on: scheduler)
      .remembering(on: scheduler)
      .sharing()
  }
}
