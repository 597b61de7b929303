import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("requests of a person at a terminal")
struct TransportPatientTests {
  private let time = TestScheduler()
  private let tries = Locked(0)

  private func transport(_ result: Result<HTTPResponse, TransportError>) -> Transport {
    Transport { [tries] _ in
      .defer {
        tries.withLock { $0 += 1 }
        switch result {
        case .success(let response): return .just(response)
        case .failure(let error): return .fail(error)
        }
      }
    }
  }

  private func outcome(
    _ transport: Transport,
    within duration: Duration = .seconds(60)
  ) throws -> Result<HTTPResponse, TransportError>? {
    let request = URLRequest(url: try #require(URL(string: "https://example.invalid/")))
    let outcome = Locked<Result<HTTPResponse, TransportError>?>(nil)
    let subscription = transport.send(request).subscribe(
      next: { response in outcome.withLock { $0 = .success(response) } },
      failed: { error in outcome.withLock { $0 = .failure(error) } }
    )
    time.advance(by: duration)
    subscription.dispose()
    return outcome.withLock { $0 }
  }

  @Test("what failed in passing is tried twice more, and all is over within five seconds (W11)")
  func tried() throws {
    let failing = transport(.success(HTTPResponse(status: 503))).patient(on: time)
    // Waits of half a second and a second, if not less by chance.
    #expect(
      try outcome(failing, within: .milliseconds(1500)) == .success(HTTPResponse(status: 503))
    )
    #expect(tries.withLock { $0 } == 3)
  }

  @Test("a wait of more than five seconds is not waited for")
  func long() throws {
    let response = HTTPResponse(status: 429, headers: ["Retry-After": "6"])
    #expect(
      try outcome(transport(.success(response)).patient(on: time), within: .zero)
        == .success(response)
    )
    #expect(tries.withLock { $0 } == 1)
  }

  @Test(
    "a name that is not known is no network where there is none, and is not asked for again",
    arguments: [
      (NetworkState.offline, TransportError.offline, 1), (.local, .offline, 1),
      (.online, .hostNotFound, 3), (.unknown, .hostNotFound, 3),
    ]
  )
  func offline(state: NetworkState, error: TransportError, count: Int) throws {
    let transport = transport(.failure(.hostNotFound)).noticing(.just(state), on: time)
      .patient(on: time)
    #expect(try outcome(transport) == .failure(error))
    #expect(tries.withLock { $0 } == count)
  }

  @Test("a network that does not tell is not waited for longer than a second")
  func silent() throws {
    let transport = transport(.failure(.hostNotFound)).noticing(.never, on: time)
    #expect(try outcome(transport, within: .milliseconds(999)) == nil)
    #expect(try outcome(transport, within: .seconds(1)) == .failure(.hostNotFound))
  }

  @Test("other failures are what they are, and nobody is asked about the network")
  func other() throws {
    let asked = Locked(0)
    let network = Signal<NetworkState, Never>.defer {
      asked.withLock { $0 += 1 }
      return .just(.offline)
    }
    let refused = transport(.failure(.connectionRefused)).noticing(network, on: time)
    #expect(try outcome(refused) == .failure(.connectionRefused))
    #expect(asked.withLock { $0 } == 0)
  }
}
