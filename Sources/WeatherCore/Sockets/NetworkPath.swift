#if canImport(Network)
import Dispatch
import Network
import Signals

extension Signal where Value == NetworkState, Failure == Never {
  /// The state of the network as Network.framework tells it, and each change.
  static var system: Signal {
    .create { observer, lifetime in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { path in observer.send(NetworkState(path.status)) }
      lifetime.onEnd { monitor.cancel() }
      monitor.start(queue: DispatchQueue(label: "changes of the network"))
    }
  }
}

extension NetworkState {
  fileprivate init(_ status: NWPath.Status) {
    switch status {
    case .satisfied: self = .online
    case .unsatisfied: self = .offline
    // A connection may come up when it is wanted.
    case .requiresConnection: self = .unknown
    @unknown default: self = .unknown
    }
  }
}
#endif
