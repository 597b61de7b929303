import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Servers that mean no good, through the URLSession transport", .ownThread)
struct URLSessionTransportHostileTests {
  @Test("a slow drip, which is never silent, ends with the limit, and the request is freed")
  func drip() async throws {
    let time = TestScheduler()
    let server = try LoopbackServer(["/data": Reply.json("[1,2]").delivered(.dripped(by: 1))])
    let transport = Transport.urlSession(silence: .seconds(3600), limit: .seconds(60), on: time)
    let answer = transport.ask(server)
    try await server.requests(atLeast: 1)
    time.advance(by: .seconds(60))
    #expect(answer.heard.failure == .timedOut)
    #expect(try await server.replies(atLeast: 1).map(\.clientLeft) == [true])
    try await server.allConnectionsClosed()
  }

  @Test("a body without an end is left after 4 MiB, and the request is freed")
  func endless() async throws {
    let reply = Reply(body: Data(repeating: 32, count: 1_048_576)).delivered(.dripped(by: 65_536))
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.failure == .bodyTooLarge)
    let sent = try #require(try await server.replies(atLeast: 1).first)
    #expect(sent.clientLeft)
    try await server.allConnectionsClosed()
  }

  // Foundation on Linux hears of nothing while it reads, so it may take all of that.
  @Test("a body that comes faster than it can be read is refused too, and the request is freed")
  func flood() async throws {
    let reply = Reply(body: Data(repeating: 32, count: 1_048_576))
      .delivered(.repeated(times: 256, lengthTold: false))
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.failure == .bodyTooLarge)
    try await server.allConnectionsClosed()
  }

  @Test("a compressed answer is asked for and unpacked")
  func gzip() async throws {
    // What gzip makes of {"a":1}.
    let packed: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 255, 171, 86, 74, 84, 178, 50, 172, 5, 0, 175, 172, 27, 86, 7,
      0, 0, 0,
    ]
    let reply = Reply(body: Data(packed)).with("Content-Encoding", "gzip")
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.values.map(\.body) == [Data(#"{"a":1}"#.utf8)])
    #expect(server.requests.first?.headers["accept-encoding"]?.contains("gzip") == true)
  }

  @Test("a small compressed answer that unpacks to more than 4 MiB is refused while it unpacks")
  func bomb() async throws {
    let reply = Reply(body: Data(Bomb.bytes)).with("Content-Encoding", "gzip")
    #expect(Bomb.bytes.count < 40_000)
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.failure == .bodyTooLarge)
  }

  @Test("a compressed answer that is garbled is a failure", arguments: [3, 12])
  func garbled(at index: Int) async throws {
    var bytes = Array(Bomb.bytes.prefix(2_000))
    bytes.replaceSubrange(index..., with: Array(repeating: 0xFF, count: 100))
    let reply = Reply(body: Data(bytes)).with("Content-Encoding", "gzip")
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.failure == .other("the answer cannot be unpacked"))
    try await server.allConnectionsClosed()
  }

  @Test("a longer body than promised is read as long as promised")
  func longer() async throws {
    let reply = Reply.raw("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\n\r\n")
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.values.map(\.body) == [Data("{}".utf8)])
  }

  @Test(
    "a length that is none keeps nobody waiting",
    arguments: ["-1", "2e3", "99999999999999999999"]
  )
  func length(text: String) async throws {
    let reply = Reply.raw("HTTP/1.1 200 OK\r\nContent-Length: \(text)\r\n\r\n{}")
    let server = try LoopbackServer(["/data": reply])
    // Read to the end of the connection, or refused.
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.failure != nil || heard.values.map(\.body) == [Data("{}".utf8)])
    try await server.allConnectionsClosed()
  }
}

/// What gzip would make of 5 MiB of zeros, by hand: RFC 1952 around RFC 1951, 3.2.6.
private enum Bomb {
  static let bytes: [UInt8] = {
    var bits: [Bool] = [true, true, false]  // the last block, of fixed codes
    func code(_ value: Int, _ length: Int) -> [Bool] {
      (0..<length).reversed().map { value >> $0 & 1 == 1 }
    }
    bits += code(0b0011_0000, 8)  // the byte 0
    for _ in 0..<20_000 {
      bits += code(0b1100_0101, 8)  // 258 bytes more
      bits += code(0, 5)  // like the one before
    }
    bits += code(0, 7)  // the end
    let head: [UInt8] = [31, 139, 8, 0, 0, 0, 0, 0, 0, 255]
    return head
      + stride(from: 0, to: bits.count, by: 8).map { start in
        (0..<8).reduce(0) { byte, bit in
          let index = start + bit
          return byte | (index < bits.count && bits[index] ? 1 << bit : 0)
        }
      }
  }()
}
