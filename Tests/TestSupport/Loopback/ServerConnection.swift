import Foundation

/// One connection of a `LoopbackServer`: reads requests and answers them, one after another.
struct ServerConnection {
  private let number: Int
  private let socket: Socket
  private let log: Awaited<ServerLog>
  private let answer: @Sendable (ReceivedRequest) -> Reply

  init(
    _ number: Int,
    _ socket: Socket,
    _ log: Awaited<ServerLog>,
    _ answer: @escaping @Sendable (ReceivedRequest) -> Reply
  ) {
    self.number = number
    self.socket = socket
    self.log = log
    self.answer = answer
  }

  /// Serves until either side is done, then closes.
  func serve() {
    var input = Data()
    while let request = nextRequest(&input) {
      let outcome = play(answer(request).steps)
      // Closed before it is logged, so that a test which sees the log sees the close as well.
      if outcome.isLast { outcome.resets ? socket.reset() : socket.end() }
      log.change {
        $0.replies.append(
          SentReply(
            request: request.number,
            bodyBytes: outcome.bodyBytes,
            clientLeft: outcome.clientLeft
          )
        )
      }
      if outcome.isLast { return }
    }
    socket.end()
  }

  private struct Outcome {
    var bodyBytes = 0
    var clientLeft = false
    var resets = false
    var isLast = false
  }

  private func play(_ steps: [Reply.Step]) -> Outcome {
    var outcome = Outcome()
    var steps = steps[...]
    while let step = steps.popFirst() {
      switch step {
      case .wait(let hold): outcome.clientLeft = !socket.wait(until: hold)
      case .frame(let data): outcome.clientLeft = socket.write(data) < data.count
      case .body(let data):
        let sent = socket.write(data)
        outcome.bodyBytes += sent
        outcome.clientLeft = sent < data.count
      case .pause: outcome.clientLeft = !socket.isOpen(after: 10)
      case .again(let round): steps += round + [step]
      case .end: outcome.isLast = true
      case .reset:
        outcome.resets = true
        outcome.isLast = true
      }
      if outcome.clientLeft {
        outcome.isLast = true
        return outcome
      }
    }
    return outcome
  }

  private func nextRequest(_ input: inout Data) -> ReceivedRequest? {
    let blank = Data("\r\n\r\n".utf8)
    while true {
      if let end = input.range(of: blank) {
        let head = String(decoding: input[..<end.lowerBound], as: UTF8.self)
        input = Data(input[end.upperBound...])
        return log.change { log in
          let request = ReceivedRequest(
            head: head,
            number: log.requests.count,
            connection: number
          )
          if let request { log.requests.append(request) }
          return request
        }
      }
      // What starts otherwise is no request; TLS, for one, would wait for an answer for ever.
      guard input.first.map(isLetter) != false, input.count < 65_536 else {
        return nil
      }
      guard let more = socket.read() else { return nil }
      input += more
    }
  }
}

extension Reply {
  /// One move of a server that sends an answer.
  enum Step {
    case wait(Hold)
    case frame(Data)
    case body(Data)
    case pause
    /// These moves over and over.
    indirect case again([Step])
    case end
    case reset
  }

  /// The moves that send this answer.
  var steps: [Step] {
    let start = hold.map { [Step.wait($0)] } ?? []
    let (first, second) = (Data(body[..<(body.count / 2)]), Data(body[(body.count / 2)...]))
    switch delivery {
    case .whole: return start + [head(length: body.count), .body(body)]
    case .chunked:
      return start + [head(length: nil)] + chunk(first) + chunk(second) + [Reply.lastChunk]
    case .halved: return [head(length: body.count), .body(first)] + start + [.body(second)]
    case .halvedChunks:
      return [head(length: nil)] + chunk(first) + start + chunk(second) + [Reply.lastChunk]
    case .dripped(let size):
      let pieces = stride(from: 0, to: body.count, by: size).map { body.dropFirst($0).prefix(size) }
      return start + [head(length: nil), .again(pieces.flatMap { chunk($0) + [.pause] })]
    case .truncated(let missing):
      return start + [head(length: body.count + missing), .body(body), .end]
    case .raw: return start + [.body(body), .end]
    case .reset: return start + [head(length: body.count), .body(first), .reset]
    case .refused: return start + [.reset]
    case .silent: return start + [.end]
    case .repeated(let times, lengthTold: true):
      let bodies = Array(repeating: Step.body(body), count: times)
      return start + [head(length: body.count * times)] + bodies
    case .repeated(let times, lengthTold: false):
      let bodies = Array(repeating: chunk(body), count: times).joined()
      return start + [head(length: nil)] + bodies + [Reply.lastChunk]
    }
  }

  private static let lastChunk = Step.frame(Data("0\r\n\r\n".utf8))

  private func head(length: Int?) -> Step {
    let framing = length.map { "Content-Length: \($0)" } ?? "Transfer-Encoding: chunked"
    var lines = ["HTTP/1.1 \(status) "]
    lines += headers.map { "\($0.key): \($0.value)" }.sorted()
    lines += [framing, "", ""]
    return .frame(Data(lines.joined(separator: "\r\n").utf8))
  }

  private func chunk(_ data: Data) -> [Step] {
    if data.isEmpty { return [] }
    let length = String(data.count, radix: 16)
    return [.frame(Data("\(length)\r\n".utf8)), .body(data), .frame(Data("\r\n".utf8))]
  }
}

private func isLetter(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isLetter }
