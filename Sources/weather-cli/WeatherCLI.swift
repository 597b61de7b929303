import Foundation
import Signals
import WeatherCore

/// The process: its surroundings handed to the program, and the program to the terminal.
@main
enum WeatherCLI {
  static func main() {
    Terminal.openClosedStreams()
    Terminal.keepProxiesFromThisMachine()
    let world = World(
      environment: ProcessInfo.processInfo.environment,
      now: { Date() },
      output: Terminal.surface(1),
      messages: Terminal.surface(2),
      configurationFile: Terminal.configurationFile,
      transport: .urlSession(),
      scheduler: QueueScheduler(label: "weather-cli")
    )
    Terminal.run(Program.run(Array(CommandLine.arguments.dropFirst()), in: world))
  }
}
