import Foundation
import Signals
import WeatherCore

/// The process: its surroundings handed to the program, and the program to the terminal.
@main
enum WeatherCLI {
  static func main() {
    Terminal.openClosedStreams()
    ShellCommand.noteIgnoredSignals()
    let environment = ProcessInfo.processInfo.environment
    Terminal.keepProxiesFromThisMachine(environment)
    let world = World(
      environment: environment,
      now: { Date() },
      output: Terminal.surface(1),
      messages: Terminal.surface(2),
      configurationFile: Terminal.configurationFile,
      transport: Transport { request in .defer { transport.send(request) } },
      observed: { observe in
        observe(Transport { request in .defer { session.send(request) } }).patient(on: scheduler)
      },
      scheduler: scheduler,
      asks: Terminal.surface(0).isTerminal && Terminal.surface(2).isTerminal,
      line: Terminal.line,
      changeConfiguration: Terminal.changeConfiguration,
      writeOutput: Terminal.writeOutput,
      runCommand: ShellCommand.line,
      store: CacheStore.folder(of: "weather-cli", environment: environment)
        .map { .files(in: $0) } ?? .none,
      places: PlaceStorage.standardURL(environment: environment).map { .file($0) },
      location: .defer { Terminal.location(environment, on: scheduler) },
      person: Terminal.person(environment),
      network: network,
      interruptions: Terminal.interruptions
    )
    Terminal.run(Program.run(Array(CommandLine.arguments.dropFirst()), in: world))
  }

  private static let scheduler = QueueScheduler(label: "weather-cli")
  private static let network = Signal<NetworkState, Never>.defer { Reachability.system.states }
  /// Made with the first request, so that answers that are stored cost no session.
  private static let transport = session.patient(on: scheduler)
  private static let session = newSession.noticing(network, on: scheduler)
  private static var newSession: Transport {
    if Terminal.loadNetworking() { return .urlSession() }
    let reason = "there is no libcurl here, which on Debian is the package libcurl4"
    return Transport { _ in .fail(.other(reason)) }
  }
}
