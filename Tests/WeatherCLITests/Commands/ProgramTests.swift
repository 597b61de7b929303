import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("Program")
struct ProgramTests {
  @Test("help and version are data, and need nothing")
  func help() {
    var stage = Stage()
    stage.environment = [:]
    #expect(stage.run("--help").outputs == [.out(Help.text + "\n"), .exit(.success)])
    #expect(stage.run("--version").outputs == [.out("weather-cli 0.1.0\n"), .exit(.success)])
    #expect(stage.requests.withLock { $0.isEmpty })
  }

  @Test("nothing is asked before the program is subscribed to, and nothing said once disposed")
  func cold() throws {
    var stage = try Stage.london()
    stage.replies[Stage.weather] = stage.replies[Stage.weather]?.after(.seconds(5))
    let program = Program.run(["current", "51.51,-0.13"], in: stage.world)
    #expect(stage.requests.withLock { $0.isEmpty })
    let outputs = Locked(0)
    let subscription = program.subscribe { _ in outputs.withLock { $0 += 1 } }
    #expect(stage.requests.withLock { $0.first?.path } == Stage.weather)
    subscription.dispose()
    stage.time.advance(by: .seconds(60))
    #expect(outputs.withLock { $0 } == 0)
  }

  @Test("current conditions at coordinates, in metric units where the country is not known")
  func current() throws {
    let run = try Stage.london().run("current", "51.51,-0.13")
    // 282.08 K = 8.93 °C, 277.37 K = 4.22 °C, 5.7 m/s × 3.6 = 20.52 km/h from 90°, which is east;
    // 1588048633 s is 04:37 UTC and 1588101506 s is 19:18 UTC, an hour later in summer.
    for text in [
      "London", "Tue 28 Apr, 5:37 AM UTC+1", "OpenWeatherMap, just now", "9°  Moderate rain",
      "Feels like  4°", "Wind        E 21 km/h ←", "Humidity    87 %", "Pressure    1005 hPa",
      "Visibility  8 km", "Rain        1.5 mm/h", "Clouds      75 %", "5:37 AM – 8:18 PM",
    ] {
      #expect(run.out.contains(text), "\(text) is not in\n\(run.out)")
    }
    #expect(run.exit == .success)
    #expect(run.errors == "")
    #expect(!run.out.contains("\u{1B}"))
  }

  @Test("a glance asks for its parts at once, each on its own")
  func parts() throws {
    var stage = try Stage.london()
    for path in [Stage.weather, Stage.forecast, Stage.oneCall] {
      stage.replies[path] = stage.replies[path]?.after(.seconds(1))
    }
    let run = stage.run("51.51,-0.13", during: .milliseconds(999))
    #expect(run.outputs == [])
    let paths = stage.requests.withLock { $0.map(\.path) }
    #expect(Set(paths) == [Stage.weather, Stage.oneCall, Stage.reverse])
  }

  @Test("a part that does not come is told of, and the rest is shown with status 0")
  func partial() throws {
    var stage = try Stage.london()
    stage.replies[Stage.forecast] = .body("<html>", status: 500)
    let run = stage.run("51.51,-0.13")
    #expect(run.out.contains("9°  Moderate rain"))
    #expect(!run.out.contains("Forecast"))
    #expect(run.exit == .success)
    #expect(
      run.errors == """
        weather-cli: The hourly forecast did not come. OpenWeatherMap failed with status 500.
          Try again in a few minutes.
        weather-cli: The daily forecast did not come. OpenWeatherMap failed with status 500.
          Try again in a few minutes.

        """
    )
  }

  @Test("a broken step costs that step alone, and is told of with its place in the answer")
  func flaw() throws {
    var stage = try Stage.london()
    let fixture = try Fixture.data("owm/forecast_london_40x3h_2025.json")
    let whole = String(decoding: fixture, as: UTF8.self)
    // The first number of a list element's "dt" becomes a text that is no number.
    let broken = whole.replacingOccurrences(
      of: "\"dt\":1742504400",
      with: "\"dt\":\"soon\""
    )
    try #require(broken != whole)
    stage.replies[Stage.forecast] = .body(broken)
    let run = stage.run("hourly", "51.51,-0.13")
    #expect(run.exit == .success)
    #expect(run.out.contains("Hourly Forecast"))
    #expect(
      run.errors.hasPrefix("weather-cli: A piece of the hourly forecast cannot be read: list[0]")
    )
  }

  @Test("many broken pieces are told of together")
  func flaws() throws {
    let flaws = ["list[3]", "list[7]"].map { path in
      Report.Flaw(part: .daily, issue: DecodingIssue(path: path, reason: ""))
    }
    #expect(
      Complaint(flaws, of: .daily)?.summary
        == "2 pieces of the daily forecast cannot be read: the first is list[3]"
    )
    #expect(Complaint(flaws, of: .hourly) == nil)
  }

  @Test("a glance without the current weather shows the rest, and fails as that part failed")
  func withoutCurrent() throws {
    var stage = try Stage.london()
    stage.now = Date(timeIntervalSince1970: 1_742_490_000)
    stage.replies[Stage.weather] = .body("", status: 503)
    let run = stage.run("51.51,-0.13")
    #expect(run.out.contains("Hourly Forecast"))
    #expect(run.out.contains("Daily Forecast"))
    #expect(run.exit == .network)
    #expect(run.errors.hasPrefix("weather-cli: The current weather did not come."))
  }

  @Test(
    "each failure has its status, and two sentences on the error output alone",
    arguments: [
      (.body("{\"cod\":401, \"message\": \"Invalid API key.\"}", status: 401), .key),
      (.body("{\"cod\":\"404\",\"message\":\"city not found\"}", status: 404), .place),
      (.body("{\"cod\":429}", status: 429, headers: ["Retry-After": "7"]), .rateLimit),
      (.body("<html>", status: 500), .network), (.failure(.offline), .network),
      (.failure(.connectionLost), .network), (.body("<html>"), .network), (.body(""), .network),
      (.body("{}"), .other),
      (.body("{\"cod\":\"400\",\"message\":\"wrong latitude\"}", status: 400), .other),
      (Stage.Reply.body("{}").after(.seconds(31)), .network),
    ] as [(Stage.Reply, ExitCode)]
  )
  func failures(reply: Stage.Reply, exit: ExitCode) {
    var stage = Stage()
    for path in [Stage.weather, Stage.forecast, Stage.daily, Stage.oneCall] {
      stage.replies[path] = reply
    }
    for command in ["current", "hourly", "daily"] {
      let run = stage.run(command, "51.51,-0.13")
      #expect(run.exit == exit)
      #expect(run.out == "")
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasPrefix("weather-cli: ") == true)
      #expect(lines.last?.hasPrefix("  ") == true)
      #expect(!run.errors.contains(Stage.key))
    }
  }

  @Test("a mistyped command is told of also without a key")
  func mistyped() {
    var stage = Stage()
    stage.environment = [:]
    stage.replies[Stage.search] = .body("{}")
    let run = stage.run("curent")
    #expect(run.exit == .place)
    #expect(run.errors.contains("Did you mean the command current?"))
    #expect(!stage.run("Oslo").errors.contains("Did you mean"))
  }

  @Test("coordinates that nobody knows are no matter of spelling")
  func unknownPoint() throws {
    var stage = try Stage.london()
    let unknown = try Stage.Reply.fixture(
      "owm/errors/404_city_not_found_cod_string.json",
      status: 404
    )
    stage.replies[Stage.weather] = unknown
    stage.replies[Stage.forecast] = unknown
    for run in [stage.run("current", "51.51,-0.13"), stage.run("hourly", "51.51,-0.13")] {
      #expect(run.exit == .place)
      #expect(!run.errors.contains("spelling"))
    }
    let demo = stage.run("demo", "51,0")
    #expect(demo.exit == .place)
    #expect(demo.errors.contains("no recording of \"51.0000, 0.0000\""))
  }

  @Test("a list of which nothing can be read did not come, in words and in JSON")
  func unreadable() throws {
    var stage = try Stage.london()
    stage.replies[Stage.forecast] = .body("{\"list\":[]}")
    #expect(stage.run("hourly", "51.51,-0.13").exit == .other)
    let run = stage.run("51.51,-0.13", "--json")
    #expect(run.exit == .success)
    #expect(run.out.contains("\"part\" : \"hourly\"") && run.out.contains("\"part\" : \"daily\""))
    #expect(run.errors.contains("cannot be read at list."))
  }

  @Test("a key that comes back in any text is neither data nor message")
  func key() throws {
    var stage = try Stage.london()
    let body =
      "[{\"name\":\"\(Stage.key)\",\"lat\":1,\"lon\":2,\"country\":\"\(Stage.key.uppercased())\"}]"
    stage.replies[Stage.geocode] = .body(body)
    stage.replies[Stage.reverse] = .body(body)
    let runs = [
      stage.run("current", "1,2"), stage.run("current", "1,2", "--json"),
      stage.run("current", "Here"), stage.run(Stage.key), stage.run("--\(Stage.key)"),
    ]
    for run in runs {
      #expect((run.out + run.errors).contains("•••"))
      #expect(!(run.out + run.errors).lowercased().contains(Stage.key))
    }
  }

  @Test("a key of a few letters does not tear the text apart")
  func shortKey() throws {
    var stage = try Stage.london()
    stage.environment["OPENWEATHERMAP_API_KEY"] = "1"
    #expect(stage.run("current", "51.51,-0.13").out.contains("E 21 km/h"))
  }

  @Test("without a key, and with a key file that others can read, the status is 4")
  func keys() {
    var stage = Stage()
    stage.environment = ["HOME": "/home/ann"]
    let missing = stage.run("London", "--provider", "openweathermap")
    #expect(missing.exit == .key)
    #expect(missing.errors.contains("--provider open-meteo"))
    stage.file = .text("key = \(Stage.key)", mode: 0o644)
    let exposed = stage.run("London")
    #expect(exposed.exit == .key)
    #expect(exposed.errors.contains("chmod 600 /home/ann/.config/weather-cli/config"))
    #expect(!exposed.errors.contains(Stage.key))
    #expect(stage.requests.withLock { $0.isEmpty })
  }

  @Test("key, place and units may come from the configuration")
  func configuration() throws {
    var stage = try Stage.london()
    stage.environment = ["HOME": "/home/ann"]
    stage.file = .text("key = \(Stage.key)\nplace = 51.51,-0.13\nunits = uk", mode: 0o600)
    let run = stage.run("current")
    // 5.7 m/s ÷ 0.44704 = 12.75 mph.
    #expect(run.out.contains("E 13 mph ←"))
    let query = stage.requests.withLock { $0.first?.queryItems } ?? []
    #expect(query.contains(URLQueryItem(name: "appid", value: Stage.key)))
    #expect(try Stage.london().run().exit == .usage)
  }

  @Test("a demo heeds the units of the configuration, and does not mind a broken one")
  func demoUnits() {
    var stage = Stage()
    stage.environment = ["HOME": "/home/ann"]
    let own = stage.run("demo", "Lisbon").out
    stage.file = .text("units = imperial", mode: 0o600)
    #expect(
      stage.run("demo", "Lisbon").out == stage.run("demo", "Lisbon", "--units", "imperial").out
    )
    #expect(stage.run("demo", "Lisbon").out != own)
    stage.file = .text("nonsense", mode: 0o644)
    #expect(stage.run("demo", "Lisbon").out == own)
  }

  @Test("the base address may be this machine, and nothing insecure elsewhere")
  func baseURL() throws {
    var stage = try Stage.london()
    stage.environment["OPENWEATHERMAP_BASE_URL"] = "http://127.0.0.1:8080"
    #expect(stage.run("current", "51.51,-0.13").exit == .success)
    #expect(stage.requests.withLock { $0.first?.port } == 8080)
    stage.environment["OPENWEATHERMAP_BASE_URL"] = "http://example.com"
    let run = stage.run("current", "51.51,-0.13")
    #expect(run.exit == .usage)
    #expect(run.errors.contains("OPENWEATHERMAP_BASE_URL"))
  }

  @Test("a wrong command line has status 2")
  func usage() {
    let message = """
      weather-cli: There is no option --unit.
        Did you mean --units? See: weather-cli --help

      """
    #expect(
      Stage().run("--unit", "uk", "London").outputs == [.error(message), .exit(.usage)]
    )
  }

  @Test("colour is written when it is asked for, also into a pipe")
  func color() throws {
    let stage = try Stage.london()
    #expect(stage.run("--color", "always", "current", "51.51,-0.13").out.contains("\u{1B}["))
    var terminal = stage
    terminal.output = World.Surface(isTerminal: true, columns: 80)
    #expect(terminal.run("current", "51.51,-0.13").out.contains("\u{1B}["))
    terminal.environment["NO_COLOR"] = "1"
    #expect(!terminal.run("current", "51.51,-0.13").out.contains("\u{1B}"))
  }
}
