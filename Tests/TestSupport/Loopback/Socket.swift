import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A call of the operating system that failed.
public struct SystemFailure: Error, CustomStringConvertible {
  /// What was tried.
  public let action: String
  /// The error number.
  public let code: Int32
  /// A sentence with both.
  public var description: String { "Could not \(action): \(String(cString: strerror(code)))." }

  init(_ action: String, _ code: Int32 = errno) {
    self.action = action
    self.code = code
  }
}

/// The two ends of a pipe that child processes do not inherit.
struct Pipe {
  let reading: Int32
  let writing: Int32

  static func open() throws -> Pipe {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemFailure("open a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(reading: ends[0], writing: ends[1])
  }
}

/// A TCP socket whose waits can be called off.
///
/// Waiting on it ends when `stop`, a descriptor shared by a server's threads, becomes readable.
struct Socket: Sendable {
  let descriptor: Int32
  let stop: Int32

  /// A socket that listens on a free port of the loopback interface.
  static func listening(on host: LoopbackServer.Host, stop: Int32) throws -> Socket {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(host == .v4 ? AF_INET : AF_INET6, kind, 0)
    guard descriptor >= 0 else { throw SystemFailure("open a socket") }
    let bound = host == .v4 ? bindIPv4(descriptor) : bindIPv6(descriptor)
    guard bound == 0, listen(descriptor, 64) == 0 else {
      let failure = SystemFailure("listen on \(host.rawValue)")
      close(descriptor)
      throw failure
    }
    return Socket(descriptor, stop: stop)
  }

  /// The port this socket listens on.
  func port() throws -> Int {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let port = withUnsafeMutablePointer(to: &address) { storage in
      let status = storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
      guard status == 0 else { return in_port_t?.none }
      // Both kinds of address have the port at the same place.
      return storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_port }
    }
    guard let port else { throw SystemFailure("ask for the port") }
    return Int(in_port_t(bigEndian: port))
  }

  /// The next connection; nil once the server stops.
  func accept() -> Socket? {
    while wait(for: POLLIN) == .ready {
      #if canImport(Darwin)
      let accepted = Darwin.accept(descriptor, nil, nil)
      #elseif canImport(Glibc)
      let accepted = Glibc.accept(descriptor, nil, nil)
      #else
      let accepted = Musl.accept(descriptor, nil, nil)
      #endif
      if accepted >= 0 { return Socket(accepted, stop: stop) }
      guard errno == ECONNABORTED || errno == EINTR else { return nil }
    }
    return nil
  }

  /// The bytes that are there, waiting for the first; nil once the other side or the server is
  /// done, or after a minute of silence.
  func read() -> Data? {
    guard wait(for: POLLIN) == .ready else { return nil }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  /// Sends everything; gives how many bytes the network took before the other side left.
  func write(_ data: Data) -> Int {
    var sent = 0
    while sent < data.count {
      guard wait(for: POLLOUT) == .ready else { break }
      let count = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(sent))
        return send(descriptor, rest.baseAddress, rest.count, Socket.sendFlags)
      }
      if count > 0 { sent += count } else if errno != EAGAIN && errno != EINTR { break }
    }
    return sent
  }

  /// Waits until `hold` is released; false if the other side, or the server, was done first.
  func wait(until hold: Hold) -> Bool {
    wait(for: POLLIN, or: hold.descriptor) == .released
  }

  /// Whether both sides are still there after some milliseconds in which the other one says nothing.
  func isOpen(after milliseconds: Int32) -> Bool {
    wait(for: POLLIN, within: milliseconds) == .silent
  }

  /// Closes in order.
  func end() { close(descriptor) }

  /// Closes with a reset, so that what was not yet read by the other side is lost.
  func reset() {
    var now = linger(l_onoff: 1, l_linger: 0)
    let size = socklen_t(MemoryLayout<linger>.size)
    _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, size)
    close(descriptor)
  }

  private enum Outcome { case ready, released, over, silent }

  private init(_ descriptor: Int32, stop: Int32) {
    self.descriptor = descriptor
    self.stop = stop
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private func wait(
    for events: Int32,
    or released: Int32 = -1,
    within milliseconds: Int32 = 60_000
  ) -> Outcome {
    var waits = [
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      pollfd(fd: released, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(events), revents: 0),
    ]
    var count: Int32
    repeat {
      count = poll(&waits, nfds_t(waits.count), milliseconds)
    } while count < 0 && errno == EINTR
    if count == 0 { return .silent }
    if count < 0 || waits[0].revents != 0 { return .over }
    return waits[1].revents != 0 ? .released : .ready
  }

  #if canImport(Darwin)
  private static let sendFlags = Int32(MSG_DONTWAIT)
  #else
  private static let sendFlags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
  #endif
}

private func bindIPv4(_ descriptor: Int32) -> Int32 {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
  return bind(descriptor, to: &address)
}

private func bindIPv6(_ descriptor: Int32) -> Int32 {
  var address = sockaddr_in6()
  address.sin6_family = sa_family_t(AF_INET6)
  address.sin6_addr = in6addr_loopback
  return bind(descriptor, to: &address)
}

private func bind<Address>(_ descriptor: Int32, to address: inout Address) -> Int32 {
  let size = socklen_t(MemoryLayout<Address>.size)
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
  }
}
