public import Foundation
import Signals

/// A real HTTP/1.1 server on the loopback interface, for tests.
///
/// It serves plain HTTP on a free port, remembers what it was asked, keeps connections open as
/// real servers do, and can misbehave in every way a `Reply` names. It ends with `stop()` or
/// when it is released.
///
/// ```swift
/// let server = try LoopbackServer(["/data/2.5/weather": .recorded("owm/weather_tokyo….json")])
/// … server.url …
/// #expect(server.requests[0].query["lat"] == "35.68")
/// ```
public final class LoopbackServer: Sendable {
  /// The addresses a server can listen on.
  public enum Host: String, Sendable {
    /// The loopback address of IPv4.
    case v4 = "127.0.0.1"
    /// The loopback address of IPv6.
    case v6 = "[::1]"
  }

  /// Where the server answers, such as http://127.0.0.1:40123.
  public let url: URL
  private let stopping: Hold
  private let log: Awaited<ServerLog>

  /// Serves one reply for each path, and 404 for every other path.
  public convenience init(on host: Host = .v4, _ routes: [String: Reply]) throws {
    try self.init(on: host) { request in
      routes[request.path] ?? .json(#"{"cod":"404","message":"no such path"}"#, status: 404)
    }
  }

  /// Serves whatever `answer` says, which is called on the server's threads.
  public init(
    on host: Host = .v4,
    answer: @escaping @Sendable (ReceivedRequest) -> Reply
  ) throws {
    let stopping = try Hold()
    let listener = try Socket.listening(on: host, stop: stopping.descriptor)
    guard let url = URL(string: "http://\(host.rawValue):\(try listener.port())") else {
      throw SystemFailure("make the server's address", EINVAL)
    }
    let log = Awaited(ServerLog())
    self.url = url
    self.stopping = stopping
    self.log = log
    log.change { $0.threads += 1 }
    Thread.detachNewThread {
      // The threads hold `stopping`, so its descriptor is theirs for as long as they wait on it.
      withExtendedLifetime(stopping) {
        while let socket = listener.accept() {
          let number = log.change { $0.accept() }
          Thread.detachNewThread {
            withExtendedLifetime(stopping) {
              ServerConnection(number, socket, log, answer).serve()
            }
            log.change { $0.end() }
          }
        }
        listener.end()
      }
      log.change { $0.threads -= 1 }
    }
  }

  deinit { stop() }

  /// Closes every connection and the port, cutting off answers under way.
  public func stop() { stopping.release() }

  /// Stops, and waits until every thread of the server is gone.
  public func stopped() async throws {
    stop()
    try await log.wait(for: "the server's threads to end") { $0.threads == 0 }
  }

  /// The requests so far, in the order they were read.
  public var requests: [ReceivedRequest] { log.state.requests }

  /// The answers that are over, in the order they ended.
  public var replies: [SentReply] { log.state.replies }

  /// How many connections were accepted so far.
  public var connections: Int { log.state.connections }

  /// Waits until no connection is open any more.
  public func allConnectionsClosed() async throws {
    try await log.wait(for: "every connection to be closed") { $0.openConnections == 0 }
  }

  /// Waits until this many requests were read in all.
  @discardableResult
  public func requests(atLeast count: Int) async throws -> [ReceivedRequest] {
    try await log.wait(for: "\(count) requests") { $0.requests.count >= count }.requests
  }

  /// Waits until this many answers are over.
  @discardableResult
  public func replies(atLeast count: Int) async throws -> [SentReply] {
    try await log.wait(for: "\(count) answers to be over") { $0.replies.count >= count }.replies
  }
}

/// What a server remembers.
struct ServerLog: Sendable {
  var requests: [ReceivedRequest] = []
  var replies: [SentReply] = []
  var connections = 0
  var openConnections = 0
  var threads = 0

  mutating func accept() -> Int {
    defer { connections += 1 }
    openConnections += 1
    threads += 1
    return connections
  }

  mutating func end() {
    openConnections -= 1
    threads -= 1
  }
}
