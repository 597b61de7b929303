import Testing

@testable import weather_cli

@Suite("Writing")
struct WritingTests {
  private func actions(_ outputs: [Output]) -> [Writing.Action] {
    outputs.reduce(into: (Writing(), [Writing.Action]())) { state, output in
      state.0 = state.0.next(output)
      state.1 += state.0.actions
    }.1
  }

  @Test("a progress line is taken back before anything else is written")
  func progress() {
    let erase = Writing.Action.error("\r\u{1B}[K")
    let outputs = [
      Output.progress("a"), .progress("b"), .out("data"), .error("message"), .exit(.success),
    ]
    #expect(
      actions(outputs) == [
        .error("a"), erase, .error("b"), erase, .out("data"), .error("message"), .exit(0),
      ]
    )
    #expect(actions([.progress("a"), .exit(.interrupted)]) == [.error("a"), erase, .exit(130)])
    #expect(actions([.progress("a"), .progress("")]) == [.error("a"), erase])
  }

  @Test("without progress nothing is erased")
  func plain() {
    #expect(actions([.out("data"), .exit(.other)]) == [.out("data"), .exit(1)])
  }
}
