import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@Suite("fallback provider")
struct FallbackProviderTests {
  private let refused = Data(#"{"cod":401,"message":"Invalid API key."}"#.utf8)
  private let newYork = "openmeteo/forecast_newyork_full_2026.json"

  @Test("W14: when the first is limited, the second serves and is named")
  func limited() throws {
    let owm = ScriptedTransport(status: 429, headers: ["Retry-After": "60"], body: Data())
    let open = ScriptedTransport(status: 200, body: try Fixture.data(newYork))
    let fallback = FallbackProvider([
      OpenWeatherMapClient(key: .test, transport: owm.transport),
      OpenMeteoClient(transport: open.transport),
    ])
    #expect(fallback.lastSource.value == nil)
    let served = try value(fallback.served { $0.currentConditions(at: nullIsland) })
    #expect(close(served.value.temperature?.celsius, -1.4))
    #expect(served.source.name == "Open-Meteo")
    #expect(served.source.attribution.text == "Weather data by Open-Meteo.com")
    #expect(
      served.source.passedOver
        == [.init(name: "OpenWeatherMap", error: .rateLimited(retryAfter: .seconds(60)))]
    )
    #expect(fallback.lastSource.value == served.source)
    #expect(owm.requests.count == 1 && open.requests.count == 1)
  }

  @Test("the second is not asked where the first serves")
  func first() throws {
    let open = ScriptedTransport(status: 200, body: try Fixture.data(newYork))
    let pirate = ScriptedTransport(status: 200, body: Data("{}".utf8))
    let fallback = FallbackProvider([
      OpenMeteoClient(transport: open.transport),
      ForecastClient(key: .test, transport: pirate.transport),
    ])
    let days = try value(fallback.dailyForecast(at: nullIsland))
    #expect(days.days.count == 7)
    #expect(fallback.lastSource.value?.name == "Open-Meteo")
    #expect(fallback.lastSource.value?.passedOver == [])
    #expect(pirate.requests.isEmpty)
    // Only the second has warnings.
    let alerts = try value(fallback.alerts(at: nullIsland))
    #expect(alerts == [])
    #expect(
      fallback.lastSource.value?.passedOver == [.init(name: "Open-Meteo", error: .notOffered)]
    )
    #expect(pirate.requests.count == 1)
  }

  @Test(
    "whatever the first fails with, the second serves",
    arguments: [
      .missingKey, .invalidKey, .notSubscribed, .notOffered, .notFound(""), .badRequest("no"),
      .rateLimited(retryAfter: nil), .server(status: 503), .transport("the connection was lost"),
      .decoding(path: ""),
    ] as [WeatherError]
  )
  func everyFailure(error: WeatherError) throws {
    let place = Place(name: "Lisbon", coordinate: .at(1, 2))
    let fallback = FallbackProvider([
      Stub(name: "first", places: .fail(error)), Stub(name: "second", places: .just([place])),
    ])
    #expect(try value(fallback.places(named: "Lisbon")) == [place])
    #expect(fallback.lastSource.value?.name == "second")
    #expect(try value(fallback.places(at: .at(1, 2))) == [place])
  }

  @Test("without a network nobody else is asked")
  func offline() throws {
    let fallback = FallbackProvider([
      Stub(name: "first", places: .fail(.offline)), Stub(name: "second", places: .just([])),
    ])
    #expect(try failure(fallback.places(named: "x")) == .offline)
    #expect(fallback.lastSource.value == nil)
  }

  @Test("an empty answer is an answer")
  func empty() throws {
    let fallback = FallbackProvider([
      Stub(name: "first", places: .just([])), Stub(name: "second", places: .fail(.offline)),
    ])
    #expect(try value(fallback.places(named: "x")) == [])
  }

  @Test(
    "when all fail, it is with the first failure that is no lack, else with that of a key",
    arguments: [
      ([.missingKey, .server(status: 500), .transport("")], .server(status: 500)),
      ([.notSubscribed, .notOffered], .notSubscribed), ([.invalidKey, .missingKey], .invalidKey),
      ([.notOffered, .notSubscribed, .missingKey], .missingKey),
      ([.server(status: 500), .invalidKey], .server(status: 500)), ([], .notOffered),
    ] as [([WeatherError], WeatherError)]
  )
  func allFail(errors: [WeatherError], expected: WeatherError) throws {
    let fallback = FallbackProvider(errors.map { Stub(name: "\($0)", places: .fail($0)) })
    #expect(try failure(fallback.places(named: "x")) == expected)
  }

  @Test("an answer that is out of date is served only where nobody has a newer one")
  func aged() throws {
    let stages = [CacheStage(), CacheStage()]
    for (stage, name) in zip(stages, ["first", "second"]) {
      stage.serve(#"{"dt":0,"main":{"temp":280},"name":"\#(name)"}"#)
    }
    let fallback = FallbackProvider(stages.map { $0.provider() })
    func served() throws -> Aged<CurrentConditions> {
      try value(fallback.aged(.current, at: nullIsland, now: { stages[0].now }))
    }
    #expect(try served().value.reportedName == "first")

    for stage in stages { stage.pass(7200) }
    stages[0].refuse(500)
    let newer = try served()
    #expect(newer.value.reportedName == "second")
    #expect(newer.failure == nil)
    #expect(newer.source == fallback.lastSource.value)
    #expect(fallback.lastSource.value?.passedOver.map(\.error) == [.server(status: 500)])

    for stage in stages { stage.pass(700) }
    stages[1].refuse(502)
    let old = try served()
    #expect(old.value.reportedName == "first")
    #expect(old.age(at: stages[0].now) == .seconds(7900))
    #expect(old.failure == .server(status: 500))
    #expect(fallback.lastSource.value?.passedOver == [])
  }

  @Test("the air is from the first that can tell")
  func air() throws {
    let open = ScriptedTransport(
      status: 200,
      body: try Fixture.data("owm/air_pollution_lisbon_2023.json")
    )
    let fallback = FallbackProvider([
      ForecastClient(key: .test, transport: open.transport),
      OpenWeatherMapClient(key: .test, transport: open.transport),
    ])
    _ = try value(fallback.airQuality(at: nullIsland))
    #expect(
      fallback.lastSource.value?.passedOver == [.init(name: "Pirate Weather", error: .notOffered)]
    )
    #expect(open.paths == ["/data/2.5/air_pollution"])
  }

  @Test("the order is asked anew at each subscription, in turn, and disposal cancels who is asked")
  func turns() throws {
    let time = TestScheduler()
    let diary = Diary(time)
    func scripted(_ name: String, _ script: String) -> Stub {
      let answer = time.signal(script).map { _ in [Place]() }.mapError { _ in
        WeatherError.invalidKey
      }
      return Stub(
        name: name,
        places: .create { observer, lifetime in
          diary.note("asked \(name)")
          lifetime.onEnd { diary.note("\(name) over") }
          answer.subscribe(
            during: lifetime,
            next: { observer.send($0) },
            failed: { observer.fail($0) },
            completed: { observer.complete() }
          )
        }
      )
    }
    let fallback = FallbackProvider([scripted("first", "--#"), scripted("second", "-----a|")])
    let all = fallback.places(named: "x")
    #expect(diary.entries == [])
    let subscription = diary.follow(all) { _ in "served" }
    time.advance(by: .seconds(4))
    subscription.dispose()
    #expect(
      diary.entries == ["0: asked first", "2: first over", "2: asked second", "4: second over"]
    )
    diary.follow(all) { _ in "served" }
    time.advance(by: .seconds(20))
    #expect(
      diary.entries.dropFirst(4) == [
        "4: asked first", "6: first over", "6: asked second", "11: served", "12: second over",
        "12: completed",
      ]
    )
  }

  @Test("is shown and credited as all of them")
  func credit() {
    let fallback = FallbackProvider([
      OpenWeatherMapClient(key: nil, transport: ScriptedTransport([:]).transport),
      OpenMeteoClient(transport: ScriptedTransport([:]).transport),
    ])
    #expect(fallback.name == "OpenWeatherMap, Open-Meteo")
    #expect(
      fallback.attribution
        == Attribution(
          text: "Weather data provided by OpenWeather; Weather data by Open-Meteo.com",
          link: "https://openweathermap.org/"
        )
    )
  }
}

/// A provider that knows places alone.
private struct Stub: WeatherProvider {
  let name: String
  let places: Signal<[Place], WeatherError>
  let attribution = Attribution(text: "", link: "")

  func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> { .never }
  func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> { .never }
  func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> { .never }
  func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> { .never }
  func places(named name: String) -> Signal<[Place], WeatherError> { places }
  func places(at coordinate: Coordinate) -> Signal<[Place], WeatherError> { places }
}
