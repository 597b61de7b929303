import Foundation
import Signals
import TestSupport
import WeatherCore

/// A provider over a cache, with a clock, a server and a store that a test sets.
final class CacheStage: Sendable {
  /// What the server answers.
  let answer = Locked<Result<HTTPResponse, TransportError>>(.status(500))
  /// Seconds since the stage was set.
  let seconds = Locked(0.0)
  /// What is stored.
  let entries = Locked<[String: Data]>([:])
  private let asked = Locked(0)

  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  /// How many requests the server had.
  var requests: Int { asked.withLock { $0 } }

  var now: Date { Self.start.addingTimeInterval(seconds.withLock { $0 }) }

  var store: CacheStore {
    CacheStore(
      read: { [self] name in entries.withLock { $0[name] } },
      write: { [self] name, data in entries.withLock { $0[name] = data } }
    )
  }

  var client: OpenWeatherMapClient {
    let transport = Transport { [self] _ in
      .defer { [self] in
        asked.withLock { $0 += 1 }
        switch answer.withLock({ $0 }) {
        case .success(let response): return .just(response)
        case .failure(let failure): return .fail(failure)
        }
      }
    }
    return OpenWeatherMapClient(
      key: .test,
      transport: transport,
      plan: .free,
      now: { [self] in now }
    )
  }

  func provider(
    _ mode: CachedProvider.Mode = .online,
    variant: String = "",
    maxAge: Duration? = nil
  ) -> CachedProvider {
    CachedProvider(
      client,
      in: store,
      mode: mode,
      variant: variant,
      maxAge: maxAge,
      now: { [self] in now }
    )
  }

  func serve(_ body: String, _ headers: [String: String] = [:]) {
    let response = HTTPResponse(status: 200, headers: headers, body: Data(body.utf8))
    answer.withLock { $0 = .success(response) }
  }

  func refuse(_ status: Int) { answer.withLock { $0 = .status(status) } }

  func pass(_ time: Double) { seconds.withLock { $0 += time } }
}
