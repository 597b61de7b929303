import Foundation
import Signals
import TestSupport
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport that answers at once by a script, and remembers what it was asked.
final class ScriptedTransport: Sendable {
  private let script: @Sendable (URL) -> Result<HTTPResponse, TransportError>
  private let asked = Locked<[URLRequest]>([])

  /// - Parameter script: The answer to a request, by its address.
  init(_ script: @escaping @Sendable (URL) -> Result<HTTPResponse, TransportError>) {
    self.script = script
  }

  /// One answer to everything.
  convenience init(status: Int, headers: [String: String] = [:], body: Data) {
    self.init { _ in .success(HTTPResponse(status: status, headers: headers, body: body)) }
  }

  /// Answers by path; 404 to any other.
  convenience init(_ answers: [String: (status: Int, body: Data)]) {
    self.init { url in
      let answer = answers[url.path()] ?? (404, Data())
      return .success(HTTPResponse(status: answer.status, body: answer.body))
    }
  }

  var requests: [URLRequest] { asked.withLock { $0 } }
  var urls: [URL] { requests.compactMap(\.url) }
  var paths: [String] { urls.map { $0.path() } }

  var transport: Transport {
    Transport { [self] request in
      .create { [self] observer, _ in
        asked.withLock { $0.append(request) }
        switch script(request.url ?? URL(filePath: "/")) {
        case .success(let response):
          observer.send(response)
          observer.complete()
        case .failure(let failure): observer.fail(failure)
        }
      }
    }
  }
}

/// What a synchronous signal came to.
func outcome<Value, Failure>(_ signal: Signal<Value, Failure>) -> [Signal<Value, Failure>.Event] {
  let events = Locked<[Signal<Value, Failure>.Event]>([])
  signal.subscribeEvents { event in events.withLock { $0.append(event) } }
  return events.withLock { $0 }
}

/// The one value of a signal that sends it and completes; throws its failure.
func value<Value, Failure>(_ signal: Signal<Value, Failure>) throws -> Value {
  let events = outcome(signal)
  if case .failed(let failure)? = events.last { throw failure }
  guard events.count == 2, case .next(let value) = events[0], case .completed = events[1] else {
    throw NotOneValue(events: "\(events)")
  }
  return value
}

/// The failure of a signal that sends nothing before it.
func failure<Value, Failure>(_ signal: Signal<Value, Failure>) throws -> Failure {
  let events = outcome(signal)
  guard events.count == 1, case .failed(let failure) = events[0] else {
    throw NotOneValue(events: "\(events)")
  }
  return failure
}

struct NotOneValue: Error { let events: String }

/// Whether two numbers are the same but for the rounding of a few sums.
func close(_ left: Double?, _ right: Double?, within tolerance: Double = 1e-9) -> Bool {
  switch (left, right) {
  case (nil, nil): true
  case (let left?, let right?): abs(left - right) <= tolerance * max(1, abs(right))
  default: false
  }
}
