import Foundation
import TestSupport
import Testing
import WeatherCore

@Suite("recordings")
struct RecordingsTests {
  static let fixtures = [
    "onecall3_arizona_2023.json": Recordings.arizonaOneCall,
    "onecall3_berlin_de_alerts_2024.json": Recordings.berlinOneCall,
    "onecall3_lisbon_pt_metric_2023.json": Recordings.lisbonOneCall,
    "air_pollution_lisbon_2023.json": Recordings.lisbonAir,
    "onecall25_cairo_eg_metric_2023.json": Recordings.cairoOneCall,
    "onecall25_bend_or_imperial_snow_2021.json": Recordings.bendOneCall,
    "onecall25_rutland_vt_imperial_2021.json": Recordings.rutlandOneCall,
    "weather_london_en_rain1h_2020.json": Recordings.londonWeather,
    "forecast_london_40x3h_2025.json": Recordings.londonForecast,
    "weather_washington_us_imperial_rain1h_2024.json": Recordings.washingtonWeather,
    "forecast_washington_us_imperial_rain_2024.json": Recordings.washingtonForecast,
    "errors_quoted/401_onecall3_not_subscribed.json": Recordings.notSubscribed,
  ]

  @Test("each recording is its fixture, byte for byte", arguments: fixtures.keys.sorted())
  func isItsFixture(name: String) throws {
    let recording = try #require(RecordingsTests.fixtures[name])
    #expect(try Data(recording.utf8) == Fixture.data("owm/\(name)"))
  }

  @Test("every recording in the folder is compared with a fixture")
  func allAreCompared() throws {
    let folder = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/WeatherCore/Providers/Demo/Recordings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0 != "Recordings.swift" }.count == RecordingsTests.fixtures.count)
  }
}
