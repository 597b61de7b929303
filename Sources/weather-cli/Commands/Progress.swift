import Signals
import WeatherCore

/// What a person sees while waiting.
enum Progress {
  /// The outputs of `work`, and until they come a line that moves on the terminal.
  ///
  /// The line first shows after a tenth of a second, so that a quick answer does not make it flicker.
  static func shown(
    during work: Signal<[Output], Never>,
    in world: World
  ) -> Signal<[Output], Never> {
    guard world.messages.isTerminal, world.environment["TERM"] != "dumb" else { return work }
    let frames = Signal<Int, Never>.interval(.milliseconds(100), on: world.scheduler)
      .map { [Output.progress(frame($0, columns: world.messages.columns ?? 80))] }
    return .merge([work, frames]).takeUntil(inclusive: true) { outputs in
      outputs.contains { if case .exit = $0 { true } else { false } }
    }
  }

  /// One cell less than the line has, since the last one would make some terminals begin another.
  private static func frame(_ number: Int, columns: Int) -> String {
    let dots = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return Line(dots[number % dots.count] + " Asking for the weather…")
      .truncated(to: max(0, columns - 1)).rendered(inColor: false)
  }
}
