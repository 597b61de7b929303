import Foundation
import TestSupport
import Testing

@Suite("Runs against a server", .ownThread)
struct LiveRunTests {
  @Test("a place by its coordinates is shown with the figures of the recording")
  func coordinates() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let result = try await run("current", "35.6895,139.6917", environment: surroundings(of: server))
    #expect(result.ending == .exit(0))
    #expect(result.errorText == "")
    // 278.79 K is 5.64 °C, 275.06 K is 1.91 °C.
    for words in ["Tokyo", "6°", "Few clouds", "2°", "45 %", "1029 hPa", "OpenWeather"] {
      #expect(result.outputText.contains(words), "\(words)")
    }
    let asked = try #require(server.requests.first { $0.path == "/data/2.5/weather" })
    #expect(asked.query["lat"] == "35.6895" && asked.query["lon"] == "139.6917")
    #expect(asked.query["appid"] == LoopbackServer.key)
  }

  @Test("a place in the south and west is no option")
  func negative() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let result = try await run("-22.5,-43.2", environment: surroundings(of: server))
    #expect(result.ending == .exit(0))
    let asked = try #require(server.requests.first { $0.path == "/data/2.5/weather" })
    #expect(asked.query["lat"] == "-22.5000" && asked.query["lon"] == "-43.2000")
  }

  @Test("a name is looked up first, then asked for where it was found")
  func name() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let result = try await run("current", "Lisbon", environment: surroundings(of: server))
    #expect(result.ending == .exit(0))
    #expect(result.outputText.contains("Lisbon, PT"))
    #expect(server.requests.first?.path == "/geo/1.0/direct")
    #expect(server.requests.first?.query["q"] == "Lisbon")
    let asked = try #require(server.requests.first { $0.path == "/data/2.5/weather" })
    #expect(asked.query["lat"] == "38.7078" && asked.query["lon"] == "-9.1366")
  }

  @Test("the answer that hours and days are both made of is asked for once (W5, W12)")
  func once() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let result = try await run("35.6895,139.6917", environment: surroundings(of: server))
    #expect(result.ending == .exit(0))
    #expect(server.requests.count { $0.path == "/data/2.5/forecast" } == 1)
  }

  @Test("warnings and the zone they are told in come in one answer")
  func zone() async throws {
    let server = try LoopbackServer.openWeatherMap([
      "/data/3.0/onecall": try .recorded("owm/onecall3_arizona_2023.json")
    ])
    let environment = surroundings(of: server)
    let result = try await run("alerts", "33.53,-111.94", environment: environment)
    #expect(result.ending == .exit(0))
    #expect(result.outputText.contains(" MST\n"))
    let asked = server.requests.map(\.path).filter { $0 != "/geo/1.0/reverse" }
    #expect(asked == ["/data/3.0/onecall"])
  }

  @Test("the hours to come are shown")
  func hourly() async throws {
    // The recording begins at 1742504400; here it begins at the next whole three hours.
    let next = (Int(Date().timeIntervalSince1970) / 10_800 + 1) * 10_800
    let forecast = "owm/forecast_london_40x3h_2025.json"
    let server = try LoopbackServer.openWeatherMap([
      "/data/2.5/forecast": try .recorded(forecast, laterBy: next - 1_742_504_400)
    ])
    let result = try await run("hourly", "51.5,-0.13", environment: surroundings(of: server))
    #expect(result.ending == .exit(0))
    #expect(result.errorText == "")
    // 288.02, 286.34, 283.95, 283.46, 286.03 and 288.40 K.
    for words in ["15°", "13°", "11°", "10°", "Scattered clouds", "Overcast clouds"] {
      #expect(result.outputText.contains(words), "\(words)")
    }
  }

  @Test("the days to come are shown, made of the steps where the key has no other")
  func daily() async throws {
    let day = 86_400
    let today = Int(Date().timeIntervalSince1970) / day * day
    let forecast = "owm/forecast_london_40x3h_2025.json"
    // The recording begins on the day that begins at 1742428800.
    let server = try LoopbackServer.openWeatherMap([
      "/data/2.5/forecast": try .recorded(forecast, laterBy: today - 1_742_428_800)
    ])
    let result = try await run("daily", "51.5,-0.13", environment: surroundings(of: server))
    #expect(result.ending == .exit(0))
    #expect(result.errorText == "")
    // 2025-03-21 in London: highest temp_max 288.76 K, lowest temp_min 283.46 K.
    let tomorrow = try #require(
      result.outputText.split(separator: "\n").first { $0.contains(weekday(today + day)) }
    )
    #expect(tomorrow.contains("16°") && tomorrow.contains("10°"))
  }

  @Test("JSON is one document of a known version, in the units it names")
  func json() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let environment = surroundings(of: server)
    let result = try await run("current", "35.7,139.7", "--json", environment: environment)
    #expect(result.ending == .exit(0))
    let document = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    )
    #expect(document["version"] as? Int == 1)
    #expect((document["units"] as? [String: Any])?["temperature"] as? String == "°C")
    #expect((document["current"] as? [String: Any])?["temperature"] as? Double == 5.64)
  }

  @Test("a part that does not come is told beside the data, and hides no other (C4)")
  func partial() async throws {
    let server = try LoopbackServer.openWeatherMap(["/data/2.5/forecast": .html(status: 500)])
    let result = try await run("35.7,139.7", environment: surroundings(of: server))
    #expect(result.ending == .exit(0))
    #expect(result.outputText.contains("6°"))
    #expect(result.errorText.contains("500"))
  }

  #if canImport(FoundationNetworking)
  @Test("IPv6's own address is not taken for IPv4's")
  func version6() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let port = try #require(server.url.port)
    let base = ["OPENWEATHERMAP_BASE_URL": "http://[::1]:\(port)"]
    let environment = surroundings(of: server).merging(base) { $1 }
    try await run("current", "1,2", environment: environment).expectComplaint(6, "IPv6")
    #expect(server.requests.isEmpty)
  }
  #else
  @Test("IPv6's own address will do as the base address")
  func version6() async throws {
    let server = try LoopbackServer(on: .v6) { _ in
      .recordedOrMissing("owm/weather_tokyo_jp_standard_2021.json")
    }
    let result = try await run("current", "35.7,139.7", environment: surroundings(of: server))
    #expect(result.outputText.contains("Tokyo"))
  }
  #endif

  @Test("a proxy of the environment never hears of a request to this machine (C20)")
  func proxy() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let proxy = try LoopbackServer([:])
    let address = proxy.url.absoluteString
    for name in ["http_proxy", "all_proxy", "ALL_PROXY"] {
      let environment = surroundings(of: server, [name: address, "NO_PROXY": "example.com"])
      let result = try await run("current", "35.7,139.7", environment: environment)
      #expect(result.outputText.contains("Tokyo"), "\(name)")
    }
    #expect(proxy.connections == 0)
  }

  #if canImport(FoundationNetworking)
  @Test("a request to another machine goes through the environment's proxy, which hears no key")
  func proxied() async throws {
    let proxy = try LoopbackServer([:])
    let environment = surroundings(
      of: proxy,
      [
        // A name that nobody may have (RFC 2606), so only a proxy could find it.
        "OPENWEATHERMAP_BASE_URL": "https://weather.invalid",
        "https_proxy": proxy.url.absoluteString,
      ]
    )
    try await run("current", "35.7,139.7", environment: environment).expectComplaint(6)
    let first = try #require(proxy.requests.first)
    #expect(first.method == "CONNECT")
    #expect(first.headers["host"] == "weather.invalid:443")
    #expect(!"\(proxy.requests)".contains(LoopbackServer.key))
  }
  #endif

  @Test("the demo needs no key, no network and no home")
  func demo() async throws {
    let result = try await run("demo")
    #expect(result.ending == .exit(0))
    #expect(result.errorText == "")
    for words in ["Recorded", "Hourly Forecast", "Daily Forecast", "OpenWeather"] {
      #expect(result.outputText.contains(words), "\(words)")
    }
  }

  @Test("help and version are data", arguments: ["--help", "-h", "--version"])
  func help(option: String) async throws {
    let result = try await run(option)
    #expect(result.ending == .exit(0))
    #expect(result.outputText.contains("weather"))
    #expect(result.errorText == "")
  }

  private func weekday(_ time: Int) -> String {
    let names = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]
    return names[time / 86_400 % 7]
  }

  @Test(
    "--debug and --trace tell of each request that is sent, once",
    arguments: ["--debug", "--trace=-"]
  )
  func told(option: String) async throws {
    let server = try LoopbackServer.openWeatherMap()
    let result = try await run("35.7,139.7", option, environment: surroundings(of: server))
    #expect(result.ending == .exit(0))
    let words = option == "--debug" ? "GET http" : " subscribed"
    let told = result.errorText.split(separator: "\n")
      .filter { $0.contains("GET http") && $0.contains(words) }
    let asked = server.requests.map(\.path)
    #expect(told.count == asked.count, "\(result.errorText)")
    #expect(asked.filter { $0 == "/data/3.0/onecall" }.count == 1)
  }

  @Test("what the plan of a key does not include is not asked for again in the next run")
  func refused() async throws {
    let home = TemporaryFolder()
    let server = try LoopbackServer.openWeatherMap()
    let environment = surroundings(of: server, ["XDG_CACHE_HOME": home.url.path])
    let paid = ["/data/3.0/onecall", "/data/2.5/forecast/daily"]
    for asked in [paid, []] {
      let before = server.requests.count
      let result = try await run("35.7,139.7", "--max-age", "0s", environment: environment)
      #expect(result.ending == .exit(0), "\(result.errorText)")
      let paths = server.requests.dropFirst(before).map(\.path)
      #expect(paths.filter { paid.contains($0) } == asked)
      #expect(paths.contains("/data/2.5/forecast"))
    }
    // Nothing else tells of warnings.
    let alerts = try await run("alerts", "35.7,139.7", environment: environment)
    #expect(alerts.ending == .exit(4))
    #expect(server.requests.filter { $0.path == paid[0] }.count == 2)
  }
}

extension Reply {
  fileprivate static func recordedOrMissing(_ path: String) -> Reply {
    (try? .recorded(path)) ?? Reply(404)
  }
}
