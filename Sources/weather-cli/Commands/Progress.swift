import Signals

/// What a person sees while waiting.
enum Progress {
  /// The outputs of `work`, and until they come a line that moves on the terminal.
  ///
  /// The line first shows after a tenth of a second, so that a quick answer does not make it flicker,
  /// and not again once a question was asked, where a person types.
  static func shown(
    during work: Signal<[Output], Never>,
    in world: World
  ) -> Signal<[Output], Never> {
    guard world.showsProgress else { return work }
    let frames = Signal<Int, Never>.interval(.milliseconds(100), on: world.scheduler)
      .map { [Output.progress(frame($0, columns: world.messages.columns ?? 80))] }
    return .merge([work, frames])
      .scan(Shown()) { $0.next($1) }
      .map(\.outputs)
      .filter { !$0.isEmpty }
      .takeUntil(inclusive: true) { $0.isEnd }
  }

  private struct Shown: Sendable {
    var outputs: [Output] = []
    private var hasAsked = false

    func next(_ outputs: [Output]) -> Shown {
      var next = self
      let isFrame = outputs.contains { if case .progress = $0 { true } else { false } }
      next.outputs = isFrame && hasAsked ? [] : outputs
      next.hasAsked =
        hasAsked || outputs.contains { if case .question = $0 { true } else { false } }
      return next
    }
  }

  /// One cell less than the line has, since the last one would make some terminals begin another.
  private static func frame(_ number: Int, columns: Int) -> String {
    let dots = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return Line(dots[number % dots.count] + " Asking for the weather…")
      .truncated(to: max(0, columns - 1)).rendered(inColor: false)
  }
}
