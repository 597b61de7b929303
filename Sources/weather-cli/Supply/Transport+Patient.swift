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

  /// Tells a machine without a network from a host whose name is not known, which look alike to
  /// whoever asks for the name.
  ///
  /// - Parameter network: The state of the network; asked only then, and for a second at most.
  func noticing(
    _ network: Signal<NetworkState, Never>,
    on scheduler: some Scheduler
  ) -> Transport {
    Transport { request in
      send(request).catch { error in
        guard error == .hostNotFound else { return .fail(error) }
        return network.take(1).promoteError(TransportError.self)
          .timeout(.seconds(1), failingWith: error, on: scheduler)
          .flattenMap { state -> Signal<HTTPResponse, TransportError> in
            .fail(state == .offline || state == .local ? .offline : error)
          }
      }
    }
  }
}
