#if os(Linux) || os(Android)
import Dispatch
import Signals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

extension Signal where Value == NetworkState, Failure == Never {
  /// The state of the network that the subscriber's thread belongs to: at once, and after each
  /// change of a link or a route.
  ///
  /// Where the system does not tell, the state is unknown and the signal completes.
  static var system: Signal {
    .create { observer, lifetime in
      // First the ear, then the question, so that no change falls in between.
      guard let listener = NetlinkSocket(groups: NetlinkSocket.changes) else {
        observer.send(.unknown)
        observer.complete()
        return
      }
      guard let asker = NetlinkSocket(groups: 0) else {
        listener.end()
        observer.send(.unknown)
        observer.complete()
        return
      }
      observer.send(asker.state())
      let queue = DispatchQueue(label: "changes of the network")
      SocketReader([listener.descriptor, asker.descriptor], on: queue) {
        listener.drain()
        observer.send(asker.state())
        return true
      }.run(during: lifetime)
    }
  }
}

/// A socket to the part of the kernel that knows the routes; see rtnetlink(7).
private struct NetlinkSocket {
  let descriptor: Int32

  /// The groups that hear of links and of routes of IPv4 and IPv6.
  static let changes: UInt32 = 0x1 | 0x40 | 0x400

  /// Opens a socket that hears of what groups are told.
  init?(groups: UInt32) {
    // A raw socket (3) of AF_NETLINK (16) for routes (0).
    descriptor = socket(16, 3, 0)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // `sockaddr_nl`, in which 0 lets the kernel choose the number of the socket.
    var address: (family: UInt16, padding: UInt16, port: UInt32, groups: UInt32) = (
      16, 0, 0, groups
    )
    let size = socklen_t(MemoryLayout.size(ofValue: address))
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    // The kernel answers in no time; this is for the day on which it does not.
    var patience = timeval(tv_sec: 2, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    guard status == 0, setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, length) == 0
    else {
      end()
      return nil
    }
  }

  func end() { close(descriptor) }

  /// Takes everything that has come; what it says is asked for anew anyway.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
  }

  /// How far the network reaches now.
  func state() -> NetworkState {
    for attempt in 0..<3 as Range<UInt32> {
      var table = RoutingTable()
      let isWhole =
        ask(.linkRequest, sequence: 2 * attempt + 1, into: &table)
        && ask(.routeRequest, sequence: 2 * attempt + 2, into: &table)
      if isWhole { return table.state }
    }
    return .unknown
  }

  /// Asks for a table; false where it did not come whole.
  private func ask(
    _ kind: NetlinkMessage.Kind,
    sequence: UInt32,
    into table: inout RoutingTable
  ) -> Bool {
    let request = NetlinkMessage.request(kind, sequence: sequence)
    guard send(descriptor, request, request.count, 0) == request.count else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var isWhole = true
    while true {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      for message in NetlinkMessage.messages(in: bytes[..<count])
      where message.sequence == sequence {
        if message.isInterrupted { isWhole = false }
        switch message.kind {
        case .end: return isWhole
        case .failure: return false
        default: table.take(message)
        }
      }
    }
  }
}
#endif
