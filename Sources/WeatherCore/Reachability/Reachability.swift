public import Signals

/// Tells everybody who asks how far the network reaches, and when that changes.
///
/// ```
/// system : o--o-n-l-n--    n online, l local, o offline
/// states : o----n-l-n--
/// regained: ----v---v--
/// ```
public struct Reachability: Sendable {
  /// The state now, then each other state.
  ///
  /// All who subscribe share one subscription to the source, which ends with the last of them.
  public let states: Signal<NetworkState, Never>

  /// Follows any source of states.
  public init(_ source: Signal<NetworkState, Never>) {
    states = source.distinctUntilChanged().share(replay: 1)
  }

  /// The network of this machine, as the system sees it: by netlink on Linux, by Network.framework
  /// on Apple platforms; elsewhere the state is unknown.
  public static let system = Reachability(.system)

  /// As ``system``, of the network that the thread of the first subscriber belongs to, which is
  /// another one where a program has entered one (network_namespaces(7)).
  package static func ofThisThread() -> Reachability { Reachability(.system) }

  /// Sends each time the network reaches further than it did: the moment to try again what failed.
  public var regained: Signal<Void, Never> {
    states.combinePrevious(.unknown)
      .filter { before, now in now.reach > before.reach }
      .mapReplace(())
  }
}

extension NetworkState {
  /// Grows with how far the network reaches; nothing is known to be further than the unknown.
  fileprivate var reach: Int {
    switch self {
    case .offline: 0
    case .local: 1
    case .online, .unknown: 2
    }
  }
}

#if !canImport(Network) && !os(Linux) && !os(Android)
extension Signal where Value == NetworkState, Failure == Never {
  static var system: Signal { .just(.unknown) }
}
#endif
