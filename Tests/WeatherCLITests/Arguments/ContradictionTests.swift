import Testing
import WeatherCore

@testable import weather_cli

@Suite("contradictions on a command line")
struct ContradictionTests {
  @Test(
    "words that cannot both be are refused, and the sentence names both",
    arguments: [
      (["--units", "metric,uk"], "--units asks for both metric and uk."),
      (["--units", "wind=kn,wind=mph"], "--units asks for wind in both kn and mph."),
      (["chart", "--svg", "-", "--json"], "--svg and --json cannot both be."),
      (["chart", "--format", "{wind}", "--svg", "x.svg"], "--svg and --format cannot both be."),
      (["chart", "--svg", "x", "--trace", "x"], "--svg and --trace cannot both write to x."),
      (["demo", "--provider", "openweathermap"], "--provider and demo cannot both be."),
      (["demo", "--key", "abcdefgh"], "--key and demo cannot both be."),
      (["--here", "demo"], "--here and demo cannot both be."),
      (["demo", "--max-age", "5m"], "--max-age and demo cannot both be."),
      (["--offline", "--max-age", "5m"], "--max-age and --offline cannot both be."),
      (["dashboard", "Oslo", "--here"], "--here and a place cannot both be."),
      (["places", "add", "Oslo", "--here"], "--here and a place cannot both be."),
    ]
  )
  func contradictions(words: [String], summary: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
    #expect(error?.summary == summary)
    #expect(error?.advice.isEmpty == false)
    #expect(Stage().run(words).exit == .usage)
  }

  @Test(
    "what a command could not do is refused rather than left out",
    arguments: [
      (["completion", "bash", "--trace", "F"], "--trace is not for completion."),
      (["man", "--trace", "F"], "--trace is not for man."),
      (["man", "--json"], "--json is not for man."),
      (["config", "--json"], "--json is not for config."),
      (["providers", "--prometheus"], "--prometheus is not for providers."),
      (["providers", "--here"], "--here is not for providers."),
      (["places", "remove", "x", "--here"], "--here is not for places remove."),
      (["watch", "Oslo", "--strict"], "--strict is not for watch."),
      (["dashboard", "--strict"], "--strict is not for dashboard."),
    ]
  )
  func unheeded(words: [String], summary: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
    #expect(error?.summary == summary)
    #expect(error?.advice.isEmpty == false)
  }

  @Test(
    "what says how, and not what, stands with anything, as in an alias of a shell",
    arguments: [
      "places list", "config show", "providers", "completion zsh", "man", "watch Oslo", "demo",
    ]
  )
  func aliases(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let how = ["--units", "uk", "--time", "24h", "--color", "never", "--lang", "de", "--offline"]
    _ = try ArgumentParser.parse(how + words)
    _ = try ArgumentParser.parse(words + ["--units", "uk", "--units", "si", "--debug"])
  }

  @Test("a key that no provider takes is refused, whoever named the provider")
  func keyOfNobody() {
    let summary = "--key is given, but Open-Meteo takes none."
    let run = Stage().run("40,-73", "--provider", "open-meteo", "--key", "abcdefgh")
    #expect(run.exit == .usage)
    #expect(run.errors.contains(summary), "\(run.errors)")
    var stage = Stage()
    stage.environment["HOME"] = "/home/me"
    stage.file = .text("provider = open-meteo\n", mode: 0o600)
    #expect(stage.run("40,-73", "--key", "abcdefgh").errors.contains(summary))
  }
}
