import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

@Suite("what a key was found not to include, from run to run")
struct RefusalsTests {
  private let refusal = (status: 401, body: Data(#"{"cod":401,"message":"Invalid API key."}"#.utf8))
  private let washington = Place(name: "Washington", coordinate: .at(38.895, -77.0365))
  private let entries = Locked<[String: Data]>([:])
  private let free = "/data/2.5/forecast"
  private let paid = ["/data/3.0/onecall", "/data/2.5/forecast/daily"]

  private var store: CacheStore {
    CacheStore(
      read: { [entries] name in entries.withLock { $0[name] } },
      write: { [entries] name, data in entries.withLock { $0[name] = data } }
    )
  }

  /// The paths that a run at an hour asks for the days.
  private func asked(
    at hour: Double = 0,
    by key: APIKey = .test,
    isGood: Bool = true
  ) throws -> [String] {
    let days = try Fixture.data("owm/forecast_washington_us_imperial_rain_2024.json")
    let scripted = ScriptedTransport([
      paid[0]: refusal, paid[1]: refusal, free: isGood ? (200, days) : refusal,
    ])
    let client = client(scripted, at: hour, by: key)
    _ = outcome(client.dailyForecast(at: washington))
    return scripted.paths
  }

  private func client(
    _ scripted: ScriptedTransport,
    at hour: Double,
    by key: APIKey = .test
  ) -> OpenWeatherMapClient {
    let now = { @Sendable in Date(timeIntervalSince1970: 1_700_000_000 + hour * 3600) }
    return OpenWeatherMapClient(
      key: key,
      transport: scripted.transport,
      baseURL: .openWeatherMap,
      units: .imperial,
      language: nil,
      refusals: .kept(in: store, of: key, now: now),
      now: now
    )
  }

  @Test("for a day, from when it was refused, it is not asked for again")
  func day() throws {
    #expect(try asked(at: 0) == paid + [free])
    #expect(try asked(at: 1) == [free])
    #expect(try asked(at: 23.9) == [free])
    #expect(try asked(at: 24) == paid + [free])
    // A clock that was set back knows nothing.
    #expect(try asked(at: 23) == paid + [free])
  }

  @Test("what nothing else tells is asked for all the same, once in a run")
  func only() throws {
    _ = try asked()
    let oneCall = try Fixture.data("owm/onecall3_arizona_2023.json")
    for (answer, count) in [(refusal, 1), ((status: 200, body: oneCall), 2)] {
      let scripted = ScriptedTransport([paid[0]: answer])
      let client = client(scripted, at: 1)
      for _ in 0..<2 {
        let isRefused = outcome(client.alerts(at: washington)) == [.failed(.notSubscribed)]
        #expect(isRefused == (count == 1))
      }
      #expect(scripted.paths == Array(repeating: paid[0], count: count))
    }
  }

  @Test("another key is asked with")
  func otherKey() throws {
    _ = try asked()
    let other = try #require(APIKey("another-key"))
    #expect(try asked(by: other) == paid + [free])
  }

  @Test("of a key that is good for nothing, nothing is kept")
  func bad() throws {
    #expect(try asked(isGood: false) == paid + [free])
    #expect(entries.withLock { $0.isEmpty })
    #expect(try asked() == paid + [free])
  }

  @Test("what is kept does not hold the key, in its names neither")
  func secret() throws {
    _ = try asked()
    let kept = entries.withLock { $0 }
    #expect(kept.count == 2)
    for (name, data) in kept {
      #expect(!name.contains(APIKey.test.secret))
      #expect(data.range(of: Data(APIKey.test.secret.utf8)) == nil)
      #expect(!name.contains(CheckSum.text(APIKey.test.secret.utf8)))
      #expect(data.range(of: Data(CheckSum.text(APIKey.test.secret.utf8).utf8)) == nil)
    }
  }
}
