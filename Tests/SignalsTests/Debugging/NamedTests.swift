import Signals
import Testing

@Suite("named")
struct NamedTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws { try expectDocumentedMarbles(in: "Named", { $0[0].named("input") }) }

  @Test("passes endings at once, recorded or not", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    for isRecording in [true, false] {
      expectMarbles([diagram], diagram) { stage in
        let tracer = Tracer(on: stage.time)
        tracer.isRecording = isRecording
        return stage[0].named("input", in: tracer)
      }
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    let tracer = Tracer(on: TestScheduler())
    tracer.isRecording = true
    expectLaws { signal, token in signal.map { token.pass($0) }.named("laws", in: tracer) }
  }
}
