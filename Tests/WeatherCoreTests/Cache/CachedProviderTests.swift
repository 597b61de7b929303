import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

@Suite("a provider with a cache (W13)")
struct CachedProviderTests {
  private let stage = CacheStage()
  private let place = Place(name: "Washington", coordinate: .at(38.9072, -77.0369))

  /// What is known of the weather now, by a provider made anew, as another process would.
  private func ask(_ mode: CachedProvider.Mode = .online) throws -> Aged<CurrentConditions> {
    try value(stage.provider(mode).aged(.current, at: place))
  }

  @Test("an answer is served again for ten minutes, with its age (W12)")
  func fresh() throws {
    stage.serve(Recordings.washingtonWeather)
    let first = try ask()
    #expect(first.age(at: stage.now) == .zero && first.failure == nil)
    stage.pass(599)
    let second = try ask()
    #expect(second.value == first.value)
    #expect(second.age(at: stage.now) == .seconds(599))
    #expect(!second.isStale(at: stage.now))
    #expect(stage.requests == 1)
    stage.pass(1)
    #expect(try ask().age(at: stage.now) == .zero)
    #expect(stage.requests == 2)
  }

  @Test(
    "a failure that may pass brings the stale value, its age and the failure",
    arguments: [
      (.failure(.offline), .offline), (.status(503), .server(status: 503)),
      (.status(429), .rateLimited(retryAfter: nil)), (.status(200), .decoding(path: "")),
      (.failure(.timedOut), .transport("no answer came in time")),
    ] as [(Result<HTTPResponse, TransportError>, WeatherError)]
  )
  func staleWhileError(
    answer: Result<HTTPResponse, TransportError>,
    failure: WeatherError
  ) throws {
    stage.serve(Recordings.washingtonWeather)
    let first = try ask()
    stage.pass(7_200)
    stage.answer.withLock { $0 = answer }
    let last = try ask()
    #expect(last.value == first.value)
    #expect(last.failure == failure)
    #expect(last.isStale(at: stage.now))
    #expect(last.age(at: stage.now) == .seconds(7_200))
  }

  @Test(
    "a failure that lasts is not hidden behind what is stored",
    arguments: [(401, WeatherError.invalidKey), (404, .notFound("")), (400, .badRequest(""))]
  )
  func lasting(status: Int, expected: WeatherError) throws {
    stage.serve(Recordings.washingtonWeather)
    _ = try ask()
    stage.pass(7_200)
    stage.refuse(status)
    #expect(try failure(stage.provider().aged(.current, at: place)) == expected)
  }

  @Test("with nothing stored, a failure is a failure")
  func nothing() throws {
    stage.refuse(503)
    #expect(try failure(stage.provider().aged(.current, at: place)) == .server(status: 503))
  }

  @Test("offline, nothing is asked: what is stored is served, however old")
  func offline() throws {
    #expect(try failure(stage.provider(.offline).currentConditions(at: place)) == .offline)
    stage.serve(Recordings.washingtonWeather)
    _ = try ask()
    stage.pass(7_200)
    let stored = try ask(.offline)
    #expect(stored.age(at: stage.now) == .seconds(7_200) && stored.isStale(at: stage.now))
    #expect(stored.failure == nil)
    #expect(stage.requests == 1)
  }

  @Test("what is a week old is not served")
  func tooOld() throws {
    stage.serve(Recordings.washingtonWeather)
    _ = try ask()
    stage.pass(7 * 86_400 - 1)
    _ = try ask(.offline)
    stage.pass(1)
    #expect(try failure(stage.provider(.offline).aged(.current, at: place)) == .offline)
  }

  @Test(
    "the answer itself says how long it is good",
    arguments: [
      (["Cache-Control": "public, max-age=60"], 60), (["cache-control": "max-age=1800"], 1_800),
      (["Cache-Control": "max-age=1800", "Age": "300"], 1_500),
      (["Cache-Control": "no-store"], 0), (["Cache-Control": "max-age=soon"], 0),
      (
        [
          "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Expires": "Sun, 06 Nov 1994 08:51:37 GMT",
        ], 120
      ),
      (["Expires": "0"], 0),
      // max-age wins; a year at most.
      (["Expires": "0", "Cache-Control": "max-age=90"], 90),
    ]
  )
  func lifetime(headers: [String: String], seconds: Double) throws {
    stage.serve(Recordings.washingtonWeather, headers)
    _ = try ask()
    if seconds > 0 {
      stage.pass(seconds - 1)
      _ = try ask()
      #expect(stage.requests == 1)
      stage.pass(1)
    }
    _ = try ask()
    #expect(stage.requests == 2)
  }

  @Test("an answer out of a memory is as old as it says")
  func agedAnswer() throws {
    stage.serve(Recordings.washingtonWeather, ["Age": "120"])
    let first = try ask()
    #expect(first.age(at: stage.now) == .seconds(120))
    // Ten minutes from when it left the provider.
    stage.pass(479)
    _ = try ask()
    #expect(stage.requests == 1)
    stage.pass(1)
    _ = try ask()
    #expect(stage.requests == 2)
  }

  @Test("a limit on the age makes what is older stale")
  func maxAge() throws {
    stage.serve(Recordings.washingtonWeather)
    _ = try ask()
    stage.pass(60)
    _ = try value(stage.provider(maxAge: .seconds(61)).aged(.current, at: place))
    #expect(stage.requests == 1)
    _ = try value(stage.provider(maxAge: .seconds(60)).aged(.current, at: place))
    #expect(stage.requests == 2)
  }

  @Test("places, parts and variants are kept apart; places 10 m apart are the same to a provider")
  func apart() throws {
    stage.serve(Recordings.washingtonWeather)
    _ = try ask()
    let near = Place(name: "next door", coordinate: .at(38.90722, -77.03692))
    _ = try value(stage.provider().aged(.current, at: near))
    #expect(stage.requests == 1)
    let other = Place(name: "Bend", coordinate: .at(44.06, -121.31))
    _ = try value(stage.provider().aged(.current, at: other))
    _ = try value(stage.provider(variant: "de").aged(.current, at: place))
    stage.serve(Recordings.washingtonForecast)
    _ = try value(stage.provider().aged(.hourly, at: place))
    _ = try value(stage.provider().aged(.daily, at: place))
    #expect(stage.requests == 5)
    #expect(stage.entries.withLock { $0.count } == 5)
  }

  @Test("a damaged entry is asked for anew, and replaced")
  func damaged() throws {
    stage.serve(Recordings.washingtonWeather)
    _ = try ask()
    let whole = stage.entries.withLock { $0 }
    stage.entries.withLock { $0 = $0.mapValues { $0.dropLast(7) } }
    _ = try ask()
    #expect(stage.requests == 2)
    #expect(stage.entries.withLock { $0 } == whole)
    stage.entries.withLock { $0 = $0.mapValues { _ in Data([0xFF, 0x0A]) } }
    stage.refuse(503)
    #expect(try failure(stage.provider().aged(.current, at: place)) == .server(status: 503))
  }

  @Test("an entry from the future is stale, and no age is less than nothing")
  func wrongClock() throws {
    stage.serve(Recordings.washingtonWeather)
    stage.pass(86_400)
    _ = try ask()
    stage.pass(-86_400)
    stage.refuse(503)
    let last = try ask()
    #expect(stage.requests == 2)
    #expect(last.isStale(at: stage.now) && last.age(at: stage.now) == .zero)
  }

  @Test("as a provider it sends models that say how fresh they are")
  func provider() throws {
    stage.serve(Recordings.washingtonWeather)
    let (provider, start) = (stage.provider(), CacheStage.start)
    stage.pass(30)
    let conditions = try value(provider.currentConditions(at: place))
    #expect(
      conditions.freshness
        == Freshness(
          received: start.addingTimeInterval(30),
          goodUntil: start.addingTimeInterval(630)
        )
    )
    #expect(provider.name == "OpenWeatherMap")
    #expect(try failure(provider.alerts(at: place)) == .notSubscribed)
  }

  @Test("names of places are looked up once in a week")
  func names() throws {
    stage.serve(
      try String(decoding: Fixture.data("owm/geo_direct_lisbon_2023.json"), as: UTF8.self)
    )
    let found = try value(stage.provider().places(named: "Lisbon"))
    stage.pass(7 * 86_400 - 1)
    #expect(try value(stage.provider().places(named: " lisbon")) == found)
    #expect(stage.requests == 1)
    stage.pass(1)
    _ = try value(stage.provider().places(named: "Lisbon"))
    #expect(stage.requests == 2)
  }

  @Test("the names of a point are looked up once in a week")
  func namesOfPoint() throws {
    stage.serve(
      try String(decoding: Fixture.data("owm/geo_direct_lisbon_2023.json"), as: UTF8.self)
    )
    let found = try value(stage.provider().places(at: place.coordinate))
    stage.pass(7 * 86_400 - 1)
    #expect(try value(stage.provider().places(at: place.coordinate)) == found)
    #expect(stage.requests == 1)
    _ = try value(stage.provider().places(at: .at(10, 20)))
    #expect(stage.requests == 2)
  }

  @Test("no key is in any name or entry (W9)")
  func noKey() throws {
    stage.serve(Recordings.washingtonWeather)
    _ = try ask()
    stage.serve(Recordings.washingtonForecast)
    _ = try value(stage.provider().hourlyForecast(at: place))
    let stored = stage.entries.withLock { $0 }
    #expect(stored.count == 2)
    for (name, data) in stored {
      let text = (name + String(decoding: data, as: UTF8.self)).lowercased()
      #expect(!text.contains(APIKey.test.secret.lowercased()))
    }
  }

  @Test("a day of which the end is left keeps the high and low of its earlier hours (case 41)")
  func partialDay() throws {
    func step(_ hour: Int, _ kelvins: Double) -> String {
      // 2023-11-15 00:00 UTC is 1,700,006,400.
      #"{"dt":\#(1_700_006_400 + hour * 3_600),"main":{"temp":\#(kelvins)},"weather":[]}"#
    }
    func serve(_ steps: [String]) {
      stage.serve(
        #"{"list":[\#(steps.joined(separator: ","))],"city":{"timezone":0,"coord":{}}}"#
      )
    }
    serve([step(9, 280), step(12, 290), step(15, 288), step(18, 284), step(21, 282)])
    let morning = try value(stage.provider().aged(.daily, at: place)).value.days
    #expect(morning.map(\.high) == [Temperature(kelvins: 290)])
    stage.pass(9 * 3_600)
    serve([step(18, 284), step(21, 279)])
    let evening = try value(stage.provider().aged(.daily, at: place)).value.days
    #expect(evening.map(\.high) == [Temperature(kelvins: 290)])
    #expect(evening.map(\.low) == [Temperature(kelvins: 279)])
    #expect(evening.map(\.isPartial) == [true])
    // And again, from what was stored of the evening.
    stage.pass(600)
    let later = try value(stage.provider().aged(.daily, at: place)).value.days
    #expect(later.map(\.high) == [Temperature(kelvins: 290)])
  }
}
