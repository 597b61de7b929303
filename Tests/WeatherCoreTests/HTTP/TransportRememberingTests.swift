import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("remembering (W12)")
struct TransportRememberingTests {
  private let time = TestScheduler()

  /// The statuses and ages that come of asking for paths at certain seconds.
  private func ask(
    _ transport: Transport,
    _ calls: [(path: String, second: Double)]
  ) throws -> [String] {
    let heard = Locked<[String]>([])
    for (path, second) in calls {
      time.advance(to: .seconds(second))
      transport.send(try .forPath(path)).subscribeEvents { event in
        guard case .next(let response) = event else { return }
        heard.withLock { $0.append("\(response.status) \(response.header("age") ?? "new")") }
      }
      time.advance(by: .zero)
    }
    return heard.withLock { $0 }
  }

  @Test("a second call in 10 minutes is served from memory, and says how old it is")
  func floor() throws {
    let wire = TimedTransport(time)
    let heard = try ask(
      wire.transport.remembering(on: time),
      [("/a", 0), ("/a", 599.5), ("/a", 600), ("/a", 1_199)]
    )
    #expect(wire.sent == [0, 600])
    // 599.5 is 599 whole seconds; 1,199 − 600 = 599.
    #expect(heard == ["200 new", "200 599", "200 new", "200 599"])
  }

  @Test("each place and endpoint for itself")
  func separate() throws {
    let wire = TimedTransport(time)
    _ = try ask(
      wire.transport.remembering(on: time),
      [("/weather?lat=1", 0), ("/weather?lat=2", 1), ("/forecast?lat=1", 2)]
    )
    #expect(wire.sent == [0, 1, 2])
  }

  @Test("an answer that was old when it came stays as much older")
  func aged() throws {
    let wire = TimedTransport(time, [.status(200, ["age": "30"])])
    let heard = try ask(wire.transport.remembering(on: time), [("/a", 0), ("/a", 5)])
    #expect(heard == ["200 30", "200 35"])
  }

  @Test(
    "refusals and faults are not remembered",
    arguments: [.status(401), .status(404), .status(429), .status(500), .failure(.timedOut)]
      as [Result<HTTPResponse, TransportError>]
  )
  func refusals(answer: Result<HTTPResponse, TransportError>) throws {
    let wire = TimedTransport(time, [answer])
    _ = try ask(wire.transport.remembering(on: time), [("/a", 0), ("/a", 1)])
    #expect(wire.sent == [0, 1])
  }

  @Test("of too many, the oldest are forgotten")
  func room() throws {
    let wire = TimedTransport(time)
    _ = try ask(
      wire.transport.remembering(atMost: 2, on: time),
      [("/a", 0), ("/b", 1), ("/c", 2), ("/b", 3), ("/c", 4), ("/a", 5), ("/b", 6)]
    )
    // c puts a out; a, asked anew at 5, puts b out.
    #expect(wire.sent == [0, 1, 2, 5, 6])
  }
}

@Suite("polite (W5, W11, W12)")
struct TransportPoliteTests {
  private let time = TestScheduler()

  @Test("hours and days of a free key ask for the steps once in ten minutes, whichever is first")
  func steps() throws {
    let wire = ScriptedTransport([
      "/data/2.5/forecast": (200, Data(Recordings.washingtonForecast.utf8))
    ])
    let client = OpenWeatherMapClient(
      key: .test,
      transport: wire.transport.polite(on: time),
      plan: .free
    )
    let place = try #require(Place.scripted("somewhere"))
    _ = try value(client.hourlyForecast(at: place))
    time.advance(to: .seconds(599))
    _ = try value(client.dailyForecast(at: place))
    #expect(wire.paths == ["/data/2.5/forecast"])
    time.advance(to: .seconds(600))
    _ = try value(client.dailyForecast(at: place))
    #expect(wire.paths.count == 2)
  }

  @Test("threads that ask for the same at any moment send one request between them", .ownThread)
  func threads() throws {
    for _ in 0..<effort(200, everyday: 50) {
      let wire = ScriptedTransport(status: 200, body: Data())
      let polite = wire.transport.polite(on: time)
      let request = try URLRequest.forPath("/a")
      let heard = Locked(0)
      onThreads(4) { _ in
        polite.send(request).subscribe { _ in
          heard.withLock { $0 += 1 }
        } failed: {
          Issue.record("\($0)")
        }
      }
      #expect(wire.requests.count == 1)
      #expect(heard.withLock { $0 } == 4)
    }
  }

  @Test("each try is a call by the limiter's count")
  func tries() throws {
    let wire = TimedTransport(time, [.status(500)])
    let polite = wire.transport
      .limited(by: Limiter(2, per: .seconds(60), on: time))
      .retrying(within: .seconds(600), jitter: { $0 }, on: time)
    polite.send(try .forPath("/")).subscribeEvents { _ in }
    time.run()
    // The third try is due at 3 s and waits until the first is a minute old. The fourth is due
    // 4 s after that, and waits until the second, of 1 s, is.
    #expect(wire.sent == [0, 1, 60, 64])
  }
}
