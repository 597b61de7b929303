/// How far this machine's network reaches, as the system knows without sending anything.
public enum NetworkState: String, Sendable, Hashable {
  /// Nowhere: no link is up, or no route leads over one.
  case offline
  /// To networks beside this machine, where a proxy may be, and no further.
  case local
  /// To everywhere, as far as this machine can know.
  case online
  /// The system does not tell.
  case unknown

  /// Whether a request may succeed; one to this machine always may.
  public var isWorthTrying: Bool { self != .offline }
}
