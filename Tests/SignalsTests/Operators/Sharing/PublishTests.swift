import Signals
import TestSupport
import Testing

@Suite("publish")
struct PublishTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Publish",
      { stage in
        let connection = stage[0].publish()
        stage.time.schedule(after: .seconds(2)) { connection.connect() }
        return connection.signal
      }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].publish().autoconnect() }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.publish().autoconnect() }
  }

  @Test("E130: zipped with itself, 3 4 5 gives (3, 3) (4, 4) (5, 5)")
  func zipped() {
    let connection = Signal<Int, Never>.values([3, 4, 5]).publish()
    let seen = Log<String>()
    zip(connection.signal, connection.signal).subscribe(next: { seen.add("\($0)") })
    connection.connect()
    #expect(seen.entries == ["(3, 3)", "(4, 4)", "(5, 5)"])
  }

  @Test("D16: disposing the connection stops the source, and nothing starts it again")
  func single() {
    let play = Play()
    let connection = play.cold("1@1 2@2", named: "s").publish()
    connection.connect().dispose()
    connection.connect()
    play.time.run()
    #expect(play.lives.entries == ["+s@0", "-s@0"])
  }
}
