import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

@Suite("what a key may use")
struct PlanTests {
  private let refusal = (status: 401, body: Data(#"{"cod":401,"message":"Invalid API key."}"#.utf8))
  private let washington = Place(name: "Washington", coordinate: .at(38.895, -77.0365))

  private func body(_ file: String) throws -> (status: Int, body: Data) {
    (200, try Fixture.data("owm/\(file).json"))
  }

  @Test("a free key's days come from the free steps, and paid products are asked once")
  func free() throws {
    let scripted = ScriptedTransport([
      "/data/3.0/onecall": refusal, "/data/2.5/forecast/daily": refusal,
      "/data/2.5/forecast": try body("forecast_washington_us_imperial_rain_2024"),
    ])
    let client = OpenWeatherMapClient(
      key: .test,
      transport: scripted.transport,
      units: .imperial
    )
    #expect(try value(client.dailyForecast(at: washington)).days.count == 6)
    #expect(
      scripted.paths == ["/data/3.0/onecall", "/data/2.5/forecast/daily", "/data/2.5/forecast"]
    )
    #expect(try value(client.dailyForecast(at: washington)).days.count == 6)
    #expect(scripted.paths.dropFirst(3) == ["/data/2.5/forecast"])
    #expect(try failure(client.alerts(at: washington)) == .notSubscribed)
    #expect(scripted.paths.count == 4)
  }

  @Test("the best product that answers is the one that is used")
  func best() throws {
    let oneCall = ScriptedTransport(["/data/3.0/onecall": try body("onecall3_arizona_2023")])
    let client = OpenWeatherMapClient(key: .test, transport: oneCall.transport)
    #expect(try value(client.dailyForecast(at: washington)).days.count == 8)
    #expect(try value(client.alerts(at: washington)).count == 1)
    #expect(oneCall.paths == ["/data/3.0/onecall", "/data/3.0/onecall"])

    let daily = ScriptedTransport([
      "/data/3.0/onecall": refusal,
      "/data/2.5/forecast/daily": try body("forecast_daily_munich_2019"),
    ])
    let other = OpenWeatherMapClient(key: .test, transport: daily.transport, units: .metric)
    #expect(try value(other.dailyForecast(at: washington)).days.count == 7)
    #expect(daily.paths == ["/data/3.0/onecall", "/data/2.5/forecast/daily"])
  }

  @Test("One Call is asked for all of it at once, so that one call serves every part")
  func whole() throws {
    let scripted = ScriptedTransport(["/data/3.0/onecall": try body("onecall3_arizona_2023")])
    let client = OpenWeatherMapClient(
      key: .test,
      transport: scripted.transport.polite(on: TestScheduler()),
      plan: .oneCall
    )
    #expect(try value(client.currentConditions(at: washington)).cloudCover == 0)
    #expect(try value(client.minutelyForecast(at: washington)).steps.count == 60)
    #expect(try value(client.hourlyForecast(at: washington)).steps.count == 48)
    #expect(try value(client.dailyForecast(at: washington)).days.count == 8)
    #expect(try value(client.alerts(at: washington)).count == 1)
    let asked = scripted.urls.map { url in
      URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.map(\.name)
    }
    #expect(asked == [["lat", "lon", "units", "appid"]])
  }

  @Test("hours come from One Call where the key has it; where it is refused they do not ask again")
  func hours() throws {
    let oneCall = ScriptedTransport(["/data/3.0/onecall": try body("onecall3_arizona_2023")])
    let client = OpenWeatherMapClient(key: .test, transport: oneCall.transport)
    #expect(try value(client.hourlyForecast(at: washington)).steps.count == 48)
    #expect(oneCall.paths == ["/data/3.0/onecall"])

    let free = ScriptedTransport([
      "/data/3.0/onecall": refusal, "/data/2.5/forecast": try body("forecast_london_40x3h_2025"),
    ])
    let other = OpenWeatherMapClient(key: .test, transport: free.transport)
    #expect(try value(other.hourlyForecast(at: washington)).steps.count == 40)
    #expect(try value(other.hourlyForecast(at: washington)).steps.count == 40)
    #expect(try failure(other.minutelyForecast(at: washington)) == .notSubscribed)
    #expect(free.paths == ["/data/3.0/onecall", "/data/2.5/forecast", "/data/2.5/forecast"])
  }

  @Test("a block of One Call that is broken costs itself alone")
  func brokenBlock() throws {
    let body = #"""
      {"current":7,"minutely":"x","hourly":{},"daily":[{"dt":0,"temp":{"max":3}}],"alerts":1}
      """#
    let client = OpenWeatherMapClient.served(Data(body.utf8), plan: .oneCall)
    #expect(try failure(client.currentConditions(at: washington)) == .decoding(path: "current"))
    #expect(try failure(client.minutelyForecast(at: washington)) == .decoding(path: "minutely"))
    #expect(try failure(client.hourlyForecast(at: washington)) == .decoding(path: "hourly"))
    #expect(try value(client.dailyForecast(at: washington)).days.count == 1)
    #expect(try failure(client.alerts(at: washington)) == .decoding(path: "alerts"))
  }

  @Test("under One Call a key without it falls back on the free products")
  func fallback() throws {
    let scripted = ScriptedTransport([
      "/data/3.0/onecall": refusal,
      "/data/2.5/weather": try body("weather_london_gb_standard_2020"),
      "/data/2.5/forecast": try body("forecast_london_40x3h_2025"),
    ])
    let client = OpenWeatherMapClient(key: .test, transport: scripted.transport, plan: .oneCall)
    #expect(try value(client.currentConditions(at: washington)).reportedName == "London")
    #expect(try value(client.hourlyForecast(at: washington)).steps.count == 40)
    #expect(scripted.paths == ["/data/3.0/onecall", "/data/2.5/weather", "/data/2.5/forecast"])
  }

  @Test("the free plan never asks for a paid product")
  func freePlan() throws {
    let scripted = ScriptedTransport([
      "/data/2.5/forecast": try body("forecast_london_40x3h_2025")
    ])
    let client = OpenWeatherMapClient(key: .test, transport: scripted.transport, plan: .free)
    #expect(try value(client.dailyForecast(at: washington)).days.count == 6)
    #expect(try failure(client.alerts(at: washington)) == .notSubscribed)
    #expect(scripted.paths == ["/data/2.5/forecast"])
  }

  @Test("a key that nothing accepts is invalid, and is asked for everything again later")
  func invalid() throws {
    let scripted = ScriptedTransport([
      "/data/3.0/onecall": refusal, "/data/2.5/forecast/daily": refusal,
      "/data/2.5/forecast": refusal,
    ])
    let client = OpenWeatherMapClient(key: .test, transport: scripted.transport)
    #expect(try failure(client.dailyForecast(at: washington)) == .invalidKey)
    #expect(try failure(client.dailyForecast(at: washington)) == .invalidKey)
    #expect(scripted.paths.count == 6)
  }

  @Test(
    "only a refusal leads on to the next product",
    arguments: [(500, .server(status: 500)), (429, .rateLimited(retryAfter: nil))]
      as [(Int, WeatherError)]
  )
  func otherFailures(status: Int, expected: WeatherError) throws {
    let scripted = ScriptedTransport(["/data/3.0/onecall": (status, Data())])
    let client = OpenWeatherMapClient(key: .test, transport: scripted.transport)
    #expect(try failure(client.dailyForecast(at: washington)) == expected)
    #expect(scripted.paths == ["/data/3.0/onecall"])
  }
}
