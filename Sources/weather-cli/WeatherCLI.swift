import Foundation
import Signals
import WeatherCore

/// The process: its surroundings handed to the program, and the program to the terminal.
@main
enum WeatherCLI {
  static func main() {
    Terminal.openClosedStreams()
    Terminal.keepProxiesFromThisMachine()
    let environment = ProcessInfo.processInfo.environment
    let scheduler = QueueScheduler(label: "weather-cli")
    let world = World(
      environment: environment,
      now: { Date() },
      output: Terminal.surface(1),
      messages: Terminal.surface(2),
      configurationFile: Terminal.configurationFile,
      transport: lazyTransport.noticing(Reachability.system.states, on: scheduler)
        .patient(on: scheduler),
      scheduler: scheduler,
      asks: Terminal.surface(0).isTerminal && Terminal.surface(2).isTerminal,
      line: Terminal.line,
      writeFile: Terminal.write,
      runCommand: Terminal.run,
      store: CacheStore.folder(of: "weather-cli", environment: environment)
        .map { .files(in: $0) } ?? .none,
      places: PlaceStorage.standardURL(environment: environment).map { .file($0) },
      location: Terminal.location(environment, on: scheduler),
      person: Terminal.person(environment),
      network: Reachability.system.states,
      interruptions: Terminal.interruptions
    )
    Terminal.run(Program.run(Array(CommandLine.arguments.dropFirst()), in: world))
  }

  /// Starts a session with the first request, so that answers that are stored cost none.
  private static let lazyTransport = Transport { request in .defer { session.send(request) } }
  private static let session = Transport.urlSession()
}
