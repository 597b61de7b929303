import Signals
import TestSupport
import Testing

/// The inputs and the clock a drawing plays on.
struct Stage: Sendable {
  let time = TestScheduler()
  let inputs: [String]
  /// When each input was subscribed to (`^`) and torn down (`!`).
  private let seen: Cell<[Int: [(mark: String, tick: Int)]]> = Cell([:])

  init(_ inputs: [String]) { self.inputs = inputs }

  subscript(index: Int) -> Signal<String, MarbleFailure> {
    let (time, seen) = (time, seen)
    @Sendable func see(_ mark: String) {
      let tick = Int(time.now.components.seconds)
      seen.change { $0[index, default: []].append((mark, tick)) }
    }
    return .create { observer, lifetime in
      see("^")
      lifetime.onEnd { see("!") }
      lifetime.add(time.signal(inputs[index]).subscribe(observer))
    }
  }

  /// What `seen` drew for one input.
  func span(_ index: Int) -> Marble {
    var marble = Marble(beats: [:])
    for (mark, tick) in seen.value[index] ?? [] {
      marble.beats[tick, default: []].append(.next(mark))
    }
    return marble
  }
}

/// Plays `inputs` through an operator and compares what it draws with `output`.
///
/// - Parameter spans: For each input, if given, when it must have been subscribed to (`^`) and
///   torn down (`!`); `-` says never.
func expectMarbles(
  _ inputs: [String],
  _ output: String,
  spans: [String] = [],
  _ play: (Stage) -> Signal<String, MarbleFailure>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let stage = Stage(inputs)
  let wanted = Marble(output)
  let drawn = stage.time.draw(play(stage), until: wanted.cut)
  #expect(
    drawn.beats == wanted.beats,
    """

    \(inputs.map { "input : \($0)\n" }.joined())wanted: \(output)
    drawn : \(drawn)
    """,
    sourceLocation: sourceLocation
  )
  for (index, span) in spans.enumerated() {
    let seen = stage.span(index)
    #expect(
      seen.beats == Marble(span).beats,
      """

      input : \(inputs[index])
      wanted: \(span)
      seen  : \(seen)
      """,
      sourceLocation: sourceLocation
    )
  }
}

extension Stage {
  /// The values of an input that does not fail.
  func safe(_ index: Int) -> Signal<String, Never> {
    self[index].materialize().compactMap { if case .next(let value) = $0 { value } else { nil } }
  }
}
