import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("sharing (W5)")
struct TransportSharingTests {
  private let time = TestScheduler()

  @Test("two who ask for the same at the same time share one request")
  func shared() throws {
    let wire = TimedTransport(time, after: .seconds(2), [.status(200), .status(201)])
    let shared = wire.transport.sharing()
    let diary = Diary(time)
    diary.follow(shared.send(try .forPath("/a"))) { "first \($0.status)" }
    time.advance(by: .seconds(1))
    diary.follow(shared.send(try .forPath("/a"))) { "second \($0.status)" }
    time.run()
    #expect(wire.sent == [0])
    #expect(
      diary.entries == ["2: first 200", "2: second 200", "2: completed", "2: completed"]
    )
  }

  @Test("what differs in address, method, header or body is not the same")
  func different() throws {
    let wire = TimedTransport(time, after: .seconds(1))
    let shared = wire.transport.sharing()
    let request = try URLRequest.forPath("/a?lat=1")
    var requests = [request, try .forPath("/a?lat=2"), request, request, request]
    requests[2].httpMethod = "POST"
    requests[3].setValue("b", forHTTPHeaderField: "apikey")
    requests[4].httpBody = Data("c".utf8)
    for request in requests { shared.send(request).subscribeEvents { _ in } }
    #expect(wire.sent.count == 5)
  }

  @Test("who leaves disturbs nobody; the last one to leave cancels the request")
  func leaving() throws {
    let wire = TimedTransport(time, after: .seconds(2))
    let shared = wire.transport.sharing()
    let request = try URLRequest.forPath("/a")
    let first = shared.send(request).subscribeEvents { _ in }
    let second = shared.send(request).subscribeEvents { _ in }
    first.dispose()
    #expect(wire.cancelled == 0)
    second.dispose()
    #expect(wire.cancelled == 1)
    let diary = Diary(time)
    diary.follow(shared.send(request)) { "\($0.status)" }
    time.run()
    #expect(wire.sent == [0, 0])
    #expect(diary.entries == ["2: 200", "2: completed"])
  }

  @Test("after an answer, or a failure, the next one asks anew")
  func anew() throws {
    let wire = TimedTransport(time, [.failure(.timedOut), .status(200), .status(204)])
    let shared = wire.transport.sharing()
    let diary = Diary(time)
    for _ in 0..<3 {
      diary.follow(shared.send(try .forPath("/a"))) { "\($0.status)" }
      time.run()
    }
    #expect(
      diary.entries == ["0: failed timedOut", "0: 200", "0: completed", "0: 204", "0: completed"]
    )
  }

  @Test("a request that ends while it is subscribed to is not kept")
  func synchronous() throws {
    let scripted = ScriptedTransport(status: 200, body: Data())
    let shared = scripted.transport.sharing()
    for _ in 0..<2 { _ = try value(shared.send(try .forPath("/a"))) }
    #expect(scripted.requests.count == 2)
  }

  @Test("the hours and the days of a free key ask for the steps once")
  func steps() throws {
    let wire = ScriptedTransport([
      "/data/2.5/forecast": (200, Data(Recordings.washingtonForecast.utf8))
    ])
    let time = time
    let delayed = Transport { wire.transport.send($0).delay(.seconds(1), on: time) }
    let client = OpenWeatherMapClient(
      key: .test,
      transport: delayed.sharing(),
      plan: .free
    )
    let place = try #require(Place.scripted("somewhere"))
    let diary = Diary(time)
    diary.follow(client.hourlyForecast(at: place)) { "\($0.steps.count) steps" }
    diary.follow(client.dailyForecast(at: place)) { "\($0.days.count) days" }
    time.run()
    #expect(wire.paths == ["/data/2.5/forecast"])
    // From Wed 3 Apr 2024, 17:00 in Washington: 3 steps, four days of 8 each, and 5 on Monday.
    #expect(diary.entries.filter { !$0.hasSuffix("completed") } == ["1: 40 steps", "1: 6 days"])
  }
}
