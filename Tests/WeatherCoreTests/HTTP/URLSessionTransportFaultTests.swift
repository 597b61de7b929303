import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Faults of the network, through the URLSession transport", .ownThread)
struct URLSessionTransportFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reply: Reply
    let failure: TransportError

    init(_ name: String, _ reply: Reply, _ failure: TransportError) {
      testDescription = name
      self.reply = reply
      self.failure = failure
    }

    static let all = [
      Fault("truncated", .json("{\"a\":").delivered(.truncated(missing: 10)), .connectionLost),
      Fault(
        "truncated before the body",
        Reply().delivered(.truncated(missing: 9)),
        .connectionLost
      ),
      Fault(
        "truncated in a chunk",
        .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"a\""),
        .connectionLost
      ),
      Fault(
        "over-long by its own account",
        .json("{\"a\":").delivered(.truncated(missing: 4 << 20)),
        .bodyTooLarge
      ),
      Fault("reset in the body", .json("{\"a\":1}").delivered(.reset), .connectionLost),
      Fault("reset at once", .json("{}").delivered(.refused), .connectionLost),
      Fault("closed at once", .json("{}").delivered(.silent), .connectionLost),
      Fault("not HTTP", .raw("SSH-2.0-OpenSSH_9.2\r\n\r\n"), .other("the answer is not HTTP")),
      Fault(
        "not compressed as it says",
        .json("{}").with("Content-Encoding", "gzip"),
        .other("the answer cannot be unpacked")
      ),
    ]
  }

  @Test("each has its failure, which tells no key", arguments: Fault.all)
  func fault(_ fault: Fault) async throws {
    let server = try LoopbackServer(["/data": fault.reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.values.isEmpty)
    #expect(heard.failure == fault.failure)
    #expect(!"\(heard)".contains(testKey))
  }

  @Test("nobody listens there")
  func refused() async throws {
    let server = try LoopbackServer([:])
    try await server.stopped()
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.failure == .connectionRefused)
  }

  @Test("a server without TLS is not secure")
  func notSecure() async throws {
    let server = try LoopbackServer(["/data": .json("{}")])
    var request = URLRequest.to(server)
    var address = try #require(
      request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    )
    address.scheme = "https"
    request.url = address.url
    let heard = try await Answer(Transport.patient.send(request)).ended()
    #expect(heard.failure == .notSecure)
  }

  @Test("a server that keeps silent for too long has timed out, and is left")
  func silence() async throws {
    let hold = try Hold()
    let server = try LoopbackServer(["/data": Reply.json("{}").held(by: hold)])
    let heard = try await Transport.urlSession(silence: .milliseconds(1)).ask(server).ended()
    #expect(heard.failure == .timedOut)
    #expect(try await server.replies(atLeast: 1).map(\.clientLeft) == [true])
  }

  @Test("a server that is silent in the middle of the body has timed out too")
  func silenceInBody() async throws {
    let reply = Reply.json("{\"a\":1}").delivered(.halved).held(by: try Hold())
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.urlSession(silence: .milliseconds(1)).ask(server).ended()
    #expect(heard.failure == .timedOut)
  }

  @Test("the limit on the whole request goes by the given clock")
  func limit() async throws {
    let time = TestScheduler()
    let server = try LoopbackServer(["/data": Reply.json("{}").held(by: try Hold())])
    let answer = Transport.urlSession(silence: .seconds(3600), limit: .seconds(60), on: time).ask(
      server
    )
    try await server.requests(atLeast: 1)
    time.advance(by: .seconds(59))
    #expect(!answer.heard.isOver)
    time.advance(by: .seconds(1))
    #expect(answer.heard.failure == .timedOut)
    #expect(try await server.replies(atLeast: 1).map(\.clientLeft) == [true])
  }

  @Test(
    "a body over 4 MiB is refused while it arrives",
    arguments: [true, false]
  )
  func tooLong(lengthTold: Bool) async throws {
    // What comes after the held half is never sent, so only an early refusal can end this.
    let body = Data(repeating: 32, count: 2 * (4 << 20) + 2)
    let delivery = lengthTold ? Reply.Delivery.halved : .halvedChunks
    let reply = Reply(body: body).delivered(delivery).held(by: try Hold())
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.failure == .bodyTooLarge)
    #expect(try await server.replies(atLeast: 1).map(\.clientLeft) == [true])
  }
}

@Suite("Redirects, through the URLSession transport", .ownThread)
struct URLSessionTransportRedirectTests {
  @Test("one to the same server is followed", arguments: [301, 302, 303, 307, 308])
  func sameOrigin(status: Int) async throws {
    let server = try LoopbackServer([
      "/data": .redirect(to: "/moved?to=here", status: status), "/moved": .json("{\"a\":1}"),
    ])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.values.map(\.body) == [Data("{\"a\":1}".utf8)])
    #expect(server.requests.last?.query == ["to": "here"])
  }

  @Test("W10: one to anywhere else is refused, and nothing is sent there")
  func otherOrigin() async throws {
    let other = try LoopbackServer(["/data": .json("{}")])
    let port = try #require(other.url.port)
    for address in [
      "\(other.url)/data", "//127.0.0.1:\(port)/data", "http://localhost:\(port)/data",
      "https://127.0.0.1:\(port)/data", "http://127.0.0.1/data", "http://example.invalid/data",
      "ftp://127.0.0.1/data", "file:///etc/passwd", "HTTP://[::1]:\(port)/data",
    ] {
      let server = try LoopbackServer(["/data": .redirect(to: address)])
      let heard = try await Transport.patient.ask(server).ended()
      #expect(heard.failure == .redirectRefused, "\(address)")
      #expect(server.requests.count == 1)
    }
    #expect(other.connections == 0)
  }

  @Test("a circle is left after five")
  func circle() async throws {
    let server = try LoopbackServer(["/data": .redirect(to: "/data")])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.failure == .redirectRefused)
    #expect(server.requests.count == 6)
  }

  @Test("one that says not where is an answer with nothing in it")
  func nowhere() async throws {
    let server = try LoopbackServer(["/data": Reply(302)])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.values.map(\.status) == [302])
  }
}

@Suite("Disposal, through the URLSession transport", .ownThread)
struct URLSessionTransportDisposalTests {
  /// Nothing but disposal ends a request of it.
  private let transport = Transport.patient

  @Test("ends a request that waits for its answer; nothing is heard of it")
  func waiting() async throws {
    let server = try LoopbackServer(["/data": Reply.json("{}").held(by: try Hold())])
    let answer = transport.ask(server)
    try await server.requests(atLeast: 1)
    answer.dispose()
    #expect(try await server.replies(atLeast: 1).map(\.clientLeft) == [true])
    #expect(!answer.heard.isOver && answer.heard.values.isEmpty)
    try await server.allConnectionsClosed()
  }

  @Test("ends a request in the middle of its body")
  func inBody() async throws {
    let reply = Reply.json("{\"a\":1}").delivered(.halved).held(by: try Hold())
    let server = try LoopbackServer(["/data": reply])
    let answer = transport.ask(server)
    try await server.requests(atLeast: 1)
    answer.dispose()
    #expect(try await server.replies(atLeast: 1).map(\.clientLeft) == [true])
    #expect(!answer.heard.isOver)
  }

  @Test("ends its own request alone")
  func others() async throws {
    let hold = try Hold()
    let server = try LoopbackServer { .json($0.path).held(by: hold) }
    let (first, second) = (transport.ask(server, "/first"), transport.ask(server, "/second"))
    try await server.requests(atLeast: 2)
    first.dispose()
    try await server.replies(atLeast: 1)
    hold.release()
    #expect(try await second.ended().values.map(\.body) == [Data("/second".utf8)])
    #expect(!first.heard.isOver)
  }

  @Test("is safe at every moment of a request, redirects included")
  func anyMoment() async throws {
    let server = try LoopbackServer { request in
      request.number.isMultiple(of: 3) ? .json("{}") : .redirect(to: "/data")
    }
    for round in 0..<300 {
      // Counted before: afterwards it may have come already, and no other would.
      let count = server.requests.count
      let answer = transport.ask(server)
      if round.isMultiple(of: 4) { try await server.requests(atLeast: count + 1) }
      for _ in 0..<(round % 7) { await Task.yield() }
      answer.dispose()
    }
    let heard = try await transport.ask(server, "/last").ended()
    #expect(heard.isOver)
  }
}
