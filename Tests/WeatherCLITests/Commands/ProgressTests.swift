import Signals
import Testing
import WeatherCore

@testable import weather_cli

@Suite("Progress")
struct ProgressTests {
  private func slow() throws -> Stage {
    var stage = try Stage.london()
    stage.replies[Stage.weather] = stage.replies[Stage.weather]?.after(.milliseconds(450))
    return stage
  }

  @Test("a line moves on the terminal every tenth of a second until the answer comes")
  func terminal() throws {
    var stage = try slow()
    stage.messages.isTerminal = true
    let run = stage.run("current", "51.51,-0.13")
    #expect(run.progress.count == 4)
    #expect(Set(run.progress).count == 4)
    #expect(run.outputs.prefix(4) == run.progress.map { .progress($0) }[...])
    #expect(run.exit == .success)
  }

  @Test("the line is shorter than the terminal is wide, so that it can be taken back")
  func narrow() throws {
    var stage = try slow()
    stage.messages = World.Surface(isTerminal: true, columns: 12)
    let run = stage.run("current", "51.51,-0.13")
    #expect(run.progress.count == 4)
    #expect(run.progress.allSatisfy { $0.cellWidth == 11 })
  }

  @Test("nothing moves in a pipe, on a dumb terminal, or for an answer that comes at once")
  func quiet() throws {
    #expect(try slow().run("current", "51.51,-0.13").progress == [])
    var dumb = try slow()
    dumb.messages.isTerminal = true
    dumb.environment["TERM"] = "dumb"
    #expect(dumb.run("current", "51.51,-0.13").progress == [])
    var quick = try Stage.london()
    quick.messages.isTerminal = true
    #expect(quick.run("current", "51.51,-0.13").progress == [])
  }
}
