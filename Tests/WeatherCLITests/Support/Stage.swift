import Foundation
import Signals
import TestSupport
import WeatherCore

@testable import weather_cli

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The program in a world of its own: virtual time, scripted answers, no terminal, no files.
struct Stage {
  static let key = "k3y-of-the-test"

  let time = TestScheduler()
  let requests = Locked<[URLComponents]>([])
  var replies: [String: Reply] = [:]
  /// What the service answers to an address, before the replies are looked at.
  var answers: @Sendable (URLComponents) -> Reply? = { _ in nil }
  var environment = ["OPENWEATHERMAP_API_KEY": Stage.key, "TERM": "xterm"]
  var now = Date(timeIntervalSince1970: 1_588_048_665)
  var output = World.Surface()
  var messages = World.Surface()
  var file = ConfigurationFile.absent
  /// What lies at other paths than that of the configuration.
  var files: [String: ConfigurationFile] = [:]
  /// What was written, by path.
  let written = Locked<[String: String]>([:])
  /// What commands of the shell write.
  var commands: [String: String] = [:]
  var store = CacheStore.none
  var places: PlaceStorage?
  var location: Signal<LocationFix, LocationError> = .fail(.unavailable(""))
  /// The lines that a person types; nil where nobody is there.
  var typed: String?

  /// What the scripted service answers to a path.
  struct Reply: Sendable {
    var result: Result<HTTPResponse, TransportError>
    var delay = Duration.zero

    static func body(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> Reply {
      let body = Data(text.utf8)
      return Reply(result: .success(HTTPResponse(status: status, headers: headers, body: body)))
    }

    static func fixture(_ path: String, status: Int = 200) throws -> Reply {
      .body(String(decoding: try Fixture.data(path), as: UTF8.self), status: status)
    }

    static func failure(_ error: TransportError) -> Reply { Reply(result: .failure(error)) }

    func after(_ delay: Duration) -> Reply { Reply(result: result, delay: delay) }
  }

  /// A service with the free plan that knows London's weather.
  static func london() throws -> Stage {
    var stage = Stage()
    stage.replies = [
      weather: try .fixture("owm/weather_london_lat_lon_2020.json"),
      forecast: try .fixture("owm/forecast_london_40x3h_2025.json"),
      daily: try .fixture("owm/errors/401_invalid_key_cod_int.json", status: 401),
      air: try .fixture("owm/air_pollution_lisbon_2023.json"),
      oneCall: try .fixture("owm/errors_quoted/401_onecall3_not_subscribed.json", status: 401),
    ]
    return stage
  }

  static let weather = "/data/2.5/weather"
  static let forecast = "/data/2.5/forecast"
  static let daily = "/data/2.5/forecast/daily"
  static let oneCall = "/data/3.0/onecall"
  static let geocode = "/geo/1.0/direct"
  static let reverse = "/geo/1.0/reverse"
  static let air = "/data/2.5/air_pollution"
  /// Open-Meteo's paths.
  static let openMeteo = "/v1/forecast"
  static let search = "/v1/search"

  var world: World {
    let (file, files, now, written, commands) = (file, files, now, written, commands)
    let lines = Locked((typed ?? "").split(separator: "\n", omittingEmptySubsequences: false)[...])
    return World(
      environment: environment,
      now: { now },
      output: output,
      messages: messages,
      configurationFile: { files[$0] ?? file },
      transport: transport,
      scheduler: time,
      asks: typed != nil,
      line: .defer { .just(lines.withLock { $0.popFirst() }.map(String.init)) },
      changeConfiguration: { (path, change) throws(Complaint) in
        let text = try change(files[path] ?? file)
        written.withLock { $0[path] = text }
      },
      writeOutput: { path, text in
        written.withLock { $0[path] = text }
        return .just(true)
      },
      runCommand: { commands[$0] },
      store: store,
      places: places,
      location: location
    )
  }

  /// What the program does within `duration`.
  func run(_ arguments: String..., during duration: Duration = .seconds(100)) -> Run {
    run(arguments, during: duration)
  }

  /// What the program does within `duration`.
  func run(_ arguments: [String], during duration: Duration = .seconds(100)) -> Run {
    let outputs = Locked<[Output]>([])
    let program = Program.run(arguments, in: world)
    let subscription = program.subscribe { output in outputs.withLock { $0.append(output) } }
    time.advance(by: duration)
    subscription.dispose()
    return Run(outputs: outputs.withLock { $0 })
  }

  private var transport: Transport {
    let (requests, replies, answers, time) = (requests, replies, answers, time)
    return Transport { request in
      .defer {
        let address = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
        requests.withLock { $0.append(address ?? URLComponents()) }
        let reply =
          address.flatMap(answers) ?? replies[address?.path ?? ""]
          ?? .body("{\"cod\":\"404\"}", status: 404)
        let answer: Signal<HTTPResponse, TransportError> =
          switch reply.result {
          case .success(let response): .just(response)
          case .failure(let error): .fail(error)
          }
        return reply.delay == .zero ? answer : answer.delaySubscription(reply.delay, on: time)
      }
    }
  }
}

/// What a program did.
struct Run {
  var outputs: [Output]

  /// The data.
  var out: String {
    outputs.reduce("") { if case .out(let text) = $1 { $0 + text } else { $0 } }
  }

  /// The messages.
  var errors: String {
    outputs.reduce("") { if case .error(let text) = $1 { $0 + text } else { $0 } }
  }

  var progress: [String] {
    outputs.compactMap { if case .progress(let text) = $0 { text } else { nil } }
  }

  /// How it ended; nil if it has not.
  var exit: ExitCode? {
    if case .exit(let code)? = outputs.last { code } else { nil }
  }
}

extension CacheStore {
  /// Keeps entries in memory.
  static func memory(_ entries: Locked<[String: Data]> = Locked([:])) -> CacheStore {
    CacheStore(
      read: { name in entries.withLock { $0[name] } },
      write: { name, data in entries.withLock { $0[name] = data } }
    )
  }
}
