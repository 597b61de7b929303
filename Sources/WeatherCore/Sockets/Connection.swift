import Dispatch
import Foundation
import Signals

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

extension Signal where Value == Data, Failure == SocketFailure {
  /// What a server sends over a TCP connection, piece by piece as it arrives.
  ///
  /// Cold: each subscription connects, from a thread of its own, and disposal closes. Completes
  /// when the server closes.
  ///
  /// - Parameters:
  ///   - host: A name or an address.
  ///   - port: Where the server listens.
  ///   - greeting: What is sent first.
  static func connection(to host: String, port: UInt16, sending greeting: Data) -> Signal {
    .create { observer, lifetime in
      let queue = DispatchQueue(label: "a connection")
      queue.async {
        do throws(SocketFailure) {
          let connecting = Connecting { lifetime.isEnded }
          let descriptor = try connecting.open(host, port: port, sending: greeting)
          SocketReader([descriptor], on: queue) { receive(descriptor, for: observer) }
            .run(during: lifetime)
        } catch {
          observer.fail(error)
        }
      }
    }
  }
}

/// Sends what has arrived; false once nothing more will come.
private func receive(_ descriptor: Int32, for observer: Observer<Data, SocketFailure>) -> Bool {
  var bytes = [UInt8](repeating: 0, count: 16_384)
  let count = recv(descriptor, &bytes, bytes.count, 0)
  if count > 0 {
    observer.send(Data(bytes[..<count]))
    return true
  }
  if count == 0 {
    observer.complete()
    return false
  }
  if errno == EAGAIN || errno == EINTR { return true }
  observer.fail(.system(errno))
  return false
}

/// Makes connections, whose sockets do not block.
private struct Connecting {
  /// Whether nobody waits any more; asked ten times a second.
  let isOver: () -> Bool

  /// Connects to the first of a host's addresses where somebody answers, and sends a greeting.
  ///
  /// - Returns: A descriptor for the caller to close.
  func open(
    _ host: String,
    port: UInt16,
    sending greeting: Data
  ) throws(SocketFailure) -> Int32 {
    var hints = addrinfo()
    #if canImport(Glibc)
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
    hints.ai_socktype = SOCK_STREAM
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &found) == 0 else { throw .unknownHost }
    defer { freeaddrinfo(found) }
    var failure = SocketFailure.unknownHost
    var next = found
    while let address = next?.pointee {
      let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
      do throws(SocketFailure) {
        guard descriptor >= 0 else { throw .system(errno) }
        try connect(descriptor, to: address)
        try write(greeting, to: descriptor)
        return descriptor
      } catch {
        failure = error
        if descriptor >= 0 { close(descriptor) }
      }
      next = address.ai_next
    }
    throw failure
  }

  private func connect(_ descriptor: Int32, to address: addrinfo) throws(SocketFailure) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    let status = Darwin.connect(descriptor, address.ai_addr, address.ai_addrlen)
    #elseif canImport(Glibc)
    let status = Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen)
    #elseif canImport(Musl)
    let status = Musl.connect(descriptor, address.ai_addr, address.ai_addrlen)
    #elseif canImport(Bionic)
    let status = Bionic.connect(descriptor, address.ai_addr, address.ai_addrlen)
    #endif
    if status == 0 { return }
    guard errno == EINPROGRESS else { throw .system(errno) }
    try waitForRoom(descriptor)
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
    guard code == 0 else { throw .system(code) }
  }

  /// Sends all of it.
  private func write(_ data: Data, to descriptor: Int32) throws(SocketFailure) {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(data)
    while !rest.isEmpty {
      let count = send(descriptor, rest, rest.count, flags)
      if count > 0 {
        rest.removeFirst(count)
      } else if errno == EAGAIN {
        try waitForRoom(descriptor)
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }

  /// Waits until a socket takes bytes or is broken, ten seconds at most.
  private func waitForRoom(_ descriptor: Int32) throws(SocketFailure) {
    for _ in 0..<100 {
      if isOver() { throw .system(ECANCELED) }
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&wait, 1, 100) > 0 { return }
    }
    throw .system(ETIMEDOUT)
  }
}
