import Signals
import TestSupport
import Testing

@Suite("measureInterval")
struct MeasureIntervalTests {
  private func seconds(_ time: Duration) -> String { "\(time.components.seconds)" }

  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "MeasureInterval",
      { $0[0].measureInterval(on: $0.time).map { seconds($0) } }
    )
  }

  @Test("passes endings at once", arguments: ["0-|", "0-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].measureInterval(on: $0.time).map { seconds($0) } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.measureInterval(on: TestScheduler())
    }
  }

  @Test("counts from each subscription")
  func ownState() {
    let play = Play()
    let signal = play.cold("1@2 2@5 C@6").measureInterval(on: play.time).map { seconds($0) }
    #expect(play.record(signal, until: 10) == "2@2 3@5 C@6")
    #expect(play.record(signal, until: 20) == "2@12 3@15 C@16")
  }
}
