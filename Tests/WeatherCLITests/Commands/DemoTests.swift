import Foundation
import class Signals.Locked
import Testing
import WeatherCore

@testable import weather_cli

@Suite("demo")
struct DemoTests {
  private var stage: Stage {
    var stage = Stage()
    stage.environment = [:]
    stage.now = Gallery.arizona
    return stage
  }

  @Test(
    "every weather command shows recorded weather, on its own screen",
    arguments: ["current", "hourly", "daily", "alerts", "sun", "chart"]
  )
  func commands(word: String) throws {
    let command = try #require(Command(rawValue: word))
    let stage = stage
    let run = stage.run("demo", word, "Arizona")
    #expect(run.exit == .success)
    #expect(run.errors == "")
    #expect(run.out == (try Gallery.golden(command, 80)))
    #expect(stage.requests.withLock { $0.isEmpty })
    #expect(try stage.run("demo", "Arizona").out == Gallery.golden(.glance, 80))
  }

  @Test("a command without a place shows a recording that has what it is about")
  func places() {
    #expect(stage.run("demo", "hourly").out.hasPrefix("Lisbon, PT"))
    let alerts = stage.run("demo", "alerts")
    #expect(alerts.exit == .success)
    // Berlin's recording of 3 April 2024 holds one warning, of frost.
    #expect(alerts.out.hasPrefix("Berlin, DE"))
    #expect(alerts.out.contains("frost"), "\(alerts.out)")
  }

  @Test("what a recording lacks is said in a sentence of the demo, not of keys")
  func lacks() {
    for (words, summary) in [
      (["air", "Cairo"], "The recording of Cairo, EG holds no air quality."),
      (["alerts", "London"], "The recording of London, GB holds no warnings."),
    ] {
      let run = stage.run(["demo"] + words)
      #expect(run.exit == .other)
      #expect(run.errors.contains(summary), "\(run.errors)")
      #expect(!run.errors.contains("key") && !run.errors.contains("ubscri"), "\(run.errors)")
    }
    #expect(stage.run("demo", "alerts", "London").errors.contains("weather-cli demo alerts Berlin"))
    #expect(stage.run("demo", "air", "Bend").errors.contains("weather-cli demo air Lisbon"))
  }

  @Test("the air is that of Lisbon, with the day and the hour of its own recording")
  func air() throws {
    var stage = stage
    stage.now = Gallery.lisbon
    let run = stage.run("demo", "air")
    #expect(run.exit == .success)
    #expect(run.errors == "")
    let lines = run.out.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count > 2)
    // "dt":1687540917 is 17:21:57 UTC, an hour later in Lisbon.
    #expect(lines[0].hasPrefix("Lisbon, PT") && lines[0].contains("Fri 23 Jun, 6:21 PM"))
    #expect(lines[1].contains("Recorded on 23 Jun 2023"))
    let golden = try Gallery.golden(.air, 80).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    // But for the credit at the end, which says that the data is recorded.
    let isFigure = { (line: Substring) in !line.contains("data provided by") }
    #expect(lines.dropFirst(2).filter(isFigure) == golden.dropFirst(2).filter(isFigure))
    #expect(run.out.contains("Recorded weather data provided by OpenWeather"))
    // The weather of the place was recorded on another day, and says so.
    #expect(stage.run("demo", "Lisbon").out.contains("Recorded on 3 Jul 2023"))
  }

  @Test("a slip in a command is not looked for among the places")
  func slips() {
    let run = stage.run("demo", "hourli")
    #expect(run.exit == .place)
    #expect(run.errors.contains("Did you mean weather-cli demo hourly?"), "\(run.errors)")
    let place = stage.run("demo", "Paris").errors
    #expect(place.contains("Choose one of those."), "\(place)")
  }

  @Test("options and forms are those of the command")
  func forms() throws {
    let chart = stage.run("demo", "chart", "Arizona", "--svg", "-")
    #expect(chart.out.contains("<svg "))
    #expect(stage.run("demo", "hourly", "--json").out.contains("\"hourly\""))
    #expect(stage.run("demo", "hourly", "--oneline").exit == .usage)
    #expect(stage.run("--units", "imperial", "demo", "daily").exit == .success)
  }

  @Test("what shows no weather has no demo, and a word too many is put right")
  func others() {
    for tool in ["watch", "places", "config", "providers", "completion", "man"] {
      let run = stage.run("demo", tool)
      #expect(run.exit == .usage)
      #expect(run.errors.contains("There is no demo of \(tool)."), "\(run.errors)")
    }
    let late = stage.run("demo", "Lisbon", "chart")
    #expect(late.errors.contains("The command comes first: weather-cli demo chart Lisbon"))
    #expect(stage.run("demo", "demo").errors.contains("no recording of \"demo\""))
  }

  @Test("the help, the manual and the advice name it with its commands")
  func told() {
    #expect(Help.text.contains("weather-cli demo [COMMAND] [PLACE]"))
    #expect(Manual.text.contains("\\fBdemo\\fR"))
  }
}
