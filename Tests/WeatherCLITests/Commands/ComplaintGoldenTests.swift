import Testing
import WeatherCore

@testable import weather_cli

/// Each exit code with the whole of what is said; 0 is said nothing for, 6 and 7 offline are in
/// SupplyTests.
@Suite("complaints, whole (C3, C4)")
struct ComplaintGoldenTests {
  @Test("1: a setting that is not there")
  func other() {
    var stage = Stage()
    stage.environment = ["HOME": "/home/ann"]
    expect(
      stage.run("config", "get", "units"),
      .other,
      """
      weather-cli: units is not set.
        Set it, for example: weather-cli config set units 'metric, wind=kn'

      """
    )
  }

  @Test("2: an option that is none")
  func usage() {
    expect(
      Stage().run("Lisbon", "--icon", "emoji"),
      .usage,
      """
      weather-cli: There is no option --icon.
        Did you mean --icons? See: weather-cli --help

      """
    )
  }

  @Test("3: a name of several places, and one of none")
  func place() {
    var stage = Stage()
    stage.replies[Stage.geocode] = .body(
      """
      [{"name":"Springfield","lat":39.799,"lon":-89.644,"country":"US","state":"Illinois"},
       {"name":"Springfield","lat":37.2082,"lon":-93.2923,"country":"US","state":"Missouri"}]
      """
    )
    expect(
      stage.run("Springfield"),
      .place,
      """
      weather-cli: "Springfield" fits several places:
        1  Springfield, Illinois, US   39.80, -89.64
        2  Springfield, Missouri, US   37.21, -93.29
        Say which, for example: weather-cli "Springfield, Illinois, US"

      """
    )
    stage.replies[Stage.geocode] = .body("[]")
    expect(
      stage.run("Nowhereville"),
      .place,
      """
      weather-cli: No place is known as "Nowhereville".
        Check the spelling, add the country, or give LAT,LON.

      """
    )
  }

  @Test(
    "4, 5 and 6: a key, a limit and a service that fails, for every form of the answer",
    arguments: [
      [], ["--json"], ["--oneline"], ["--waybar"], ["--prometheus"], ["--format", "{place}"],
      ["--icons", "ascii"], ["--icons", "emoji"], ["--lang", "de"],
    ]
  )
  func service(form: [String]) {
    var stage = Stage()
    func answer(_ reply: Stage.Reply) -> Run {
      for path in [Stage.weather, Stage.forecast, Stage.daily, Stage.oneCall] {
        stage.replies[path] = reply
      }
      return stage.run(["current", "51.51,-0.13"] + form)
    }
    expect(
      answer(.body("{\"cod\":401,\"message\":\"Invalid API key.\"}", status: 401)),
      .key,
      """
      weather-cli: OpenWeatherMap refused the API key.
        Check OPENWEATHERMAP_API_KEY; a new key can take two hours to work. Without a key: \
      --provider open-meteo

      """
    )
    expect(
      answer(.body("{\"cod\":429}", status: 429, headers: ["Retry-After": "90"])),
      .rateLimit,
      """
      weather-cli: OpenWeatherMap has had too many requests from here (429).
        Try again in 90 seconds.

      """
    )
    expect(
      answer(.body("<html>", status: 503)),
      .network,
      """
      weather-cli: OpenWeatherMap failed with status 503.
        Try again in a few minutes.

      """
    )
  }

  private func expect(
    _ run: Run,
    _ exit: ExitCode,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.exit == exit, sourceLocation: sourceLocation)
    #expect(run.out == "", sourceLocation: sourceLocation)
    #expect(run.errors == text, sourceLocation: sourceLocation)
  }
}
