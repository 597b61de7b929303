public import Foundation

/// What a `LoopbackServer` answers, faults included.
public struct Reply: Sendable {
  /// The status code.
  public var status: Int
  /// The header fields, beyond those that frame the body.
  public var headers: [String: String]
  /// The body.
  public var body: Data
  /// How the answer goes over the wire.
  public var delivery = Delivery.whole
  /// What must be released before the answer goes on, if anything.
  public var hold: Hold?

  /// How an answer goes over the wire.
  public enum Delivery: Sendable, Equatable {
    /// Whole, with its length; the connection is kept.
    case whole
    /// Whole, in chunks and with no length; the connection is kept.
    case chunked
    /// Half the body, then wait for `hold`, then the rest.
    case halved
    /// Half the body in a chunk, then wait for `hold`, then the rest in another.
    case halvedChunks
    /// The length promises this many bytes more than are sent; then an orderly close.
    case truncated(missing: Int)
    /// The body alone, with nothing before it; then an orderly close. For answers that are no
    /// proper HTTP.
    case raw
    /// Half the body, then a reset connection.
    case reset
    /// Nothing at all, then a reset connection.
    case refused
    /// Nothing at all, then an orderly close.
    case silent
    /// The body over and over, this many times; its length is told or, in chunks, is not.
    case repeated(times: Int, lengthTold: Bool)
    /// The body in pieces of this many bytes, each a chunk with a pause after it, over and over; it
    /// never ends.
    case dripped(by: Int)
  }

  /// An answer with a status, header fields and a body.
  public init(_ status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A JSON answer.
  public static func json(_ body: String, status: Int = 200) -> Reply {
    let headers = ["Content-Type": "application/json; charset=utf-8"]
    return Reply(status, headers: headers, body: Data(body.utf8))
  }

  /// A recorded answer, named by its path below Tests/Fixtures.
  public static func recorded(_ path: String, status: Int = 200) throws -> Reply {
    let isJSON = path.hasSuffix("json")
    let type = isJSON ? "application/json; charset=utf-8" : "text/html; charset=utf-8"
    return Reply(status, headers: ["Content-Type": type], body: try Fixture.data(path))
  }

  /// A recorded answer whose times (`dt`, `sunrise`, `sunset`) are later by some seconds.
  public static func recorded(_ path: String, laterBy seconds: Int) throws -> Reply {
    var reply = try recorded(path)
    let text = String(decoding: reply.body, as: UTF8.self)
    let moved = text.replacing(/"(dt|sunrise|sunset)"(\s*:\s*)(\d+)/) { match in
      "\"\(match.1)\"\(match.2)\((Int(match.3) ?? 0) + seconds)"
    }
    reply.body = Data(moved.utf8)
    return reply
  }

  /// A page, as gateways send them.
  public static func html(status: Int, _ title: String = "Bad Gateway") -> Reply {
    let body = "<html><head><title>\(title)</title></head><body><h1>\(title)</h1></body></html>"
    return Reply(status, headers: ["Content-Type": "text/html"], body: Data(body.utf8))
  }

  /// Bytes that need not be HTTP, then an orderly close.
  public static func raw(_ text: String) -> Reply {
    Reply(body: Data(text.utf8)).delivered(.raw)
  }

  /// A redirect to an absolute or relative address.
  public static func redirect(to address: String, status: Int = 302) -> Reply {
    Reply(status, headers: ["Location": address])
  }

  /// The same answer, delivered another way.
  public func delivered(_ delivery: Delivery) -> Reply {
    var copy = self
    copy.delivery = delivery
    return copy
  }

  /// The same answer, which does not go on before `hold` is released.
  public func held(by hold: Hold) -> Reply {
    var copy = self
    copy.hold = hold
    return copy
  }

  /// The same answer with one more header field.
  public func with(_ field: String, _ value: String) -> Reply {
    var copy = self
    copy.headers[field] = value
    return copy
  }
}
