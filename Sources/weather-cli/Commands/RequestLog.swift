import Foundation
import Signals
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Tells of requests and of stored answers, without keys.
struct RequestLog: Sendable {
  /// What is told, a line each, without line ends.
  var lines: Signal<String, Never> { told.signal }

  private let told = Subject<String, Never>()
  private let scheduler: any Scheduler

  init(on scheduler: any Scheduler) { self.scheduler = scheduler }

  /// A transport that tells of each request: its address, how it went and how long it took.
  func transport(_ transport: Transport) -> Transport {
    Transport { [self] request in
      .defer {
        let start = scheduler.now
        let address = Self.address(request.url)
        let tell = { @Sendable (ending: String) in
          let time = Numbers.text((scheduler.now - start) / .milliseconds(1)) ?? "–"
          told.send("GET \(address) \(ending), \(time) ms")
        }
        return transport.send(request)
          .doNext { tell("\($0.status), \($0.body.count) bytes") }
          .doError { tell("failed: \($0.words)") }
      }
    }
  }

  /// A store that tells of what is found and what is kept.
  func store(_ store: CacheStore) -> CacheStore {
    CacheStore(
      read: { [told] name in
        let data = store.read(name)
        told.send("stored \(name): \(data == nil ? "none" : "found")")
        return data
      },
      write: { [told] name, data in
        store.write(name, data)
        let isKept = store.read(name) == data
        told.send("stored \(name): \(data.count) bytes \(isKept ? "kept" : "not kept")")
      },
      removeAll: store.removeAll
    )
  }

  /// The address with the key left out, however short it is.
  static func address(_ url: URL?) -> String {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return "–"
    }
    parts.queryItems = parts.queryItems?.map { item in
      item.name == "appid" ? URLQueryItem(name: item.name, value: "•••") : item
    }
    return (parts.string ?? "–").removingPercentEncoding ?? "–"
  }
}

extension TransportError {
  /// What happened, in a few words.
  fileprivate var words: String {
    switch self {
    case .offline: "no network"
    case .hostNotFound: "host not found"
    case .connectionRefused: "refused"
    case .connectionLost: "connection lost"
    case .timedOut: "no answer in time"
    case .notSecure: "not secure"
    case .redirectRefused: "redirect refused"
    case .bodyTooLarge: "answer too long"
    case .other(let words): words
    }
  }
}
