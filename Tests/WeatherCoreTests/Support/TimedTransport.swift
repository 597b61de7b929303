import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport on a virtual clock, which answers in the order of a script, and remembers when it
/// was asked.
final class TimedTransport: Sendable {
  private let time: TestScheduler
  private let delay: Duration
  private let script: [Result<HTTPResponse, TransportError>]
  private let log = Locked((sent: [Duration](), cancelled: 0))

  /// - Parameters:
  ///   - delay: How long each answer takes.
  ///   - script: The answers, one a request; the last one to all that follow.
  init(
    _ time: TestScheduler,
    after delay: Duration = .zero,
    _ script: [Result<HTTPResponse, TransportError>] = [.success(HTTPResponse(status: 200))]
  ) {
    self.time = time
    self.delay = delay
    self.script = script
  }

  /// The seconds at which requests were sent.
  var sent: [Double] { log.withLock { $0.sent.map { $0 / .seconds(1) } } }

  /// How many were called off before their answer.
  var cancelled: Int { log.withLock { $0.cancelled } }

  var transport: Transport {
    Transport { [self] _ in
      .defer { [self] in
        let number = log.withLock { log in
          log.sent.append(time.now)
          return log.sent.count - 1
        }
        return Signal<Int, Never>.timer(delay, on: time)
          .promoteError()
          .tryMap { [self] (_) throws(TransportError) in
            try script[min(number, script.count - 1)].get()
          }
          .doDisposed { [self] in log.withLock { $0.cancelled += 1 } }
      }
    }
  }
}

extension Result<HTTPResponse, TransportError> {
  /// An answer with this status.
  static func status(_ status: Int, _ headers: [String: String] = [:]) -> Self {
    .success(HTTPResponse(status: status, headers: headers))
  }
}

extension URLRequest {
  /// A request for a path of a host that is not there.
  static func forPath(_ path: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "https://weather.invalid\(path)")))
  }
}
