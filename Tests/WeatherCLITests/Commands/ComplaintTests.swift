import Foundation
import Testing
import WeatherCore

@testable import weather_cli

@Suite("Complaint")
struct ComplaintTests {
  private static let file = "/home/me/.config/weather-cli/config"

  /// A refusal of whatever is asked.
  private func refused(_ environment: [String: String], file: String? = nil) -> Stage {
    var stage = Stage()
    stage.environment = environment.merging(["HOME": "/home/me"]) { own, _ in own }
    if let file { stage.file = .text(file, mode: 0o600) }
    stage.files["/keys/owm"] = .text("secret-of-file\n", mode: 0o600)
    stage.commands["pass owm"] = "secret-of-command\n"
    stage.answers = { _ in .body(#"{"cod":401,"message":"Invalid API key."}"#, status: 401) }
    return stage
  }

  @Test(
    "a key that is refused is looked for where it was given",
    arguments: [
      (["OPENWEATHERMAP_API_KEY": "abcdefgh12345"], "", [], "Check OPENWEATHERMAP_API_KEY;"),
      (
        ["OPENWEATHERMAP_API_KEY": "@/keys/owm"], "", [],
        "Check the first line of /keys/owm, which OPENWEATHERMAP_API_KEY names;"
      ),
      (
        ["OPENWEATHERMAP_API_KEY": "!pass owm"], "", [],
        "Check what the command in OPENWEATHERMAP_API_KEY tells;"
      ),
      (
        [:], "key = abcdefgh12345\n", [],
        "Check the line \"key\" of the configuration (weather-cli config path);"
      ),
      (
        [:], "key = @/keys/owm\n", [],
        "Check the first line of /keys/owm, which the line \"key\" of the configuration"
          + " (weather-cli config path) names;"
      ),
      (
        [:], "key = !pass owm\n", [],
        "Check what the command in the line \"key\" of the configuration"
          + " (weather-cli config path) tells;"
      ),
      (
        ["OPENWEATHERMAP_API_KEY": "abcdefgh12345"], "", ["--key", "other-key-123"],
        "Check what stands after --key;"
      ),
      (
        ["PIRATE_WEATHER_API_KEY": "abcdefgh12345"], "", ["--provider", "pirate-weather"],
        "Check PIRATE_WEATHER_API_KEY;"
      ),
      (
        ["OPENWEATHERMAP_API_KEY": "not-asked-1234"],
        "pirate-weather-key = abcdefgh12345\nprovider = pirate-weather\n", [],
        "Check the line \"pirate-weather-key\" of the configuration (weather-cli config path);"
      ),
    ] as [([String: String], String, [String], String)]
  )
  func refusedKey(
    environment: [String: String],
    file: String,
    options: [String],
    advice: String
  ) {
    let stage = refused(environment, file: file.isEmpty ? nil : file)
    let run = stage.run(["current", "40,-73"] + options)
    let isPirate = advice.lowercased().contains("pirate")
    let name = isPirate ? "Pirate Weather" : "OpenWeatherMap"
    #expect(run.exit == .key)
    #expect(run.errors.contains("weather-cli: \(name) refused the API key."), "\(run.errors)")
    #expect(run.errors.contains("  \(advice) a new key can take two hours"), "\(run.errors)")
    #expect(run.errors.contains("Without a key: --provider open-meteo\n"))
    let other = isPirate ? "OPENWEATHERMAP_API_KEY" : "PIRATE_WEATHER_API_KEY"
    #expect(!run.errors.contains(other), "\(run.errors)")
  }

  @Test("of several providers, those that have a key are named")
  func several() {
    let both = [
      "OPENWEATHERMAP_API_KEY": "abcdefgh12345", "PIRATE_WEATHER_API_KEY": "12345abcdefgh",
    ]
    let one = refused(["PIRATE_WEATHER_API_KEY": "12345abcdefgh"])
    let alone = one.run("current", "40,-73", "--provider", "openweathermap,pirate-weather").errors
    #expect(alone.contains("Pirate Weather refused the API key."), "\(alone)")
    #expect(alone.contains("Check PIRATE_WEATHER_API_KEY;"), "\(alone)")
    let two = refused(both)
      .run("current", "40,-73", "--provider", "openweathermap,pirate-weather").errors
    #expect(
      two.contains("Check OPENWEATHERMAP_API_KEY and PIRATE_WEATHER_API_KEY;"),
      "\(two)"
    )
  }

  @Test("no key names the provider, its variable and where a key is to be had")
  func missingKey() {
    let stage = refused([:])
    let pirate = stage.run("40,-73", "--provider", "pirate-weather")
    #expect(pirate.exit == .key)
    #expect(pirate.errors.contains("Pirate Weather was given no API key."), "\(pirate.errors)")
    #expect(
      pirate.errors.contains(
        "Set PIRATE_WEATHER_API_KEY (a key is free: https://pirateweather.net/)"
      )
    )
    #expect(!pirate.errors.contains("OPENWEATHERMAP"))
    let own = stage.run("40,-73", "--provider", "openweathermap")
    #expect(own.errors.contains("OpenWeatherMap was given no API key."), "\(own.errors)")
    #expect(own.errors.contains("Set OPENWEATHERMAP_API_KEY (a key is free: "))
  }

  @Test("a provider that needs no key is not excused by one, nor recommended in its own place")
  func keyless() {
    let run = refused([:]).run("40,-73", "--provider", "open-meteo")
    #expect(run.exit == .network)
    let words = "somebody on the way wants a name and a password (401)"
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("any proxy on the way"), "\(run.errors)")
    #expect(!run.errors.contains("OPENWEATHERMAP_API_KEY"))
    #expect(!run.errors.contains("--provider open-meteo"))
    let search = refused([:]).run("Lisbon")
    #expect(search.errors.contains("(401)"), "\(search.errors)")
    #expect(search.exit == .network)
  }

  @Test("watch, and what is stale, advise the same")
  func elsewhere() throws {
    let watch = refused(["PIRATE_WEATHER_API_KEY": "abcdefgh12345"])
      .run("watch", "40,-73", "--provider", "pirate-weather")
    #expect(watch.exit == .key)
    #expect(watch.errors.contains("Pirate Weather refused the API key."), "\(watch.errors)")
    #expect(watch.errors.contains("Check PIRATE_WEATHER_API_KEY;"), "\(watch.errors)")
    #expect(!watch.errors.contains("OPENWEATHERMAP"))
  }

  @Test("a place that is looked up by another provider is that one's failure")
  func finder() {
    var stage = refused(["PIRATE_WEATHER_API_KEY": "abcdefgh12345"])
    stage.answers = { _ in .body("", status: 500) }
    let run = stage.run("Lisbon", "--provider", "pirate-weather")
    #expect(run.errors.contains("Open-Meteo failed with status 500."), "\(run.errors)")
  }

  @Test("--key warns of the variable of the provider it is for")
  func shownKey() {
    let words = ["current", "40,-73", "--key", "abcdefgh12345", "--provider", "pirate-weather"]
    let run = refused([:]).run(words)
    #expect(run.errors.contains("Better set PIRATE_WEATHER_API_KEY"), "\(run.errors)")
    let wrong = refused([:]).run("40,-73", "--key", "a b", "--provider", "pirate-weather").errors
    #expect(!wrong.contains("OPENWEATHERMAP"), "\(wrong)")
  }

  @Test("--offline with nothing stored says so, and not that there is no network")
  func offline() throws {
    for words in [["40,-73"], ["Lisbon"], ["air", "40,-73"], ["hourly", "40,-73"]] {
      let run = refused([:]).run(words + ["--offline"])
      #expect(run.exit == .network)
      #expect(run.errors.contains("Nothing is stored for "), "\(run.errors)")
      #expect(run.errors.contains("Leave --offline out to ask for it."), "\(run.errors)")
      #expect(!run.errors.contains("etwork"), "\(run.errors)")
    }
  }

  @Test("what was stored by a clock that is ahead is a sentence too")
  func ahead() throws {
    var stage = try Stage.london()
    stage.store = .memory()
    _ = stage.run("current", "51.51,-0.13")
    stage.now -= 365 * 86_400
    stage.answers = { _ in .body("", status: 500) }
    let run = stage.run("current", "51.51,-0.13")
    #expect(run.exit == .success)
    #expect(
      run.errors.contains("What is shown was stored at a time that is still to come here."),
      "\(run.errors)"
    )
    #expect(run.errors.contains("See that the clock is right."), "\(run.errors)")
  }
}
