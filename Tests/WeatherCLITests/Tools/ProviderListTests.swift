import Testing
import WeatherCore

@testable import weather_cli

@Suite("weather-cli providers")
struct ProviderListTests {
  @Test("each provider is there, with its key and the order in which they are asked")
  func list() throws {
    var stage = Stage()
    let run = stage.run("providers", "--provider", "open-meteo,openweathermap")
    #expect(run.exit == .success)
    for name in ProviderName.allCases { #expect(run.out.contains(name.rawValue)) }
    #expect(run.out.contains("\n1  open-meteo ") && run.out.hasPrefix("2  openweathermap "))
    #expect(run.out.contains("its key is there") && run.out.contains("PIRATE_WEATHER_API_KEY"))
    #expect(!run.out.contains(Stage.key))
    for line in run.out.split(separator: "\n") { #expect(line.cellWidth <= 80) }
    stage.environment = [:]
    #expect(stage.run("providers").out.contains("\n1  open-meteo "))
    #expect(stage.run("providers", "x").exit == .usage)
  }
}
