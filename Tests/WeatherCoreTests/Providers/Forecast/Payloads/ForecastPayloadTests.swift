import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite("payloads of Dark Sky and Pirate Weather")
struct ForecastPayloadTests {
  @Test("each file decodes to the values it holds, or to its failure", arguments: Payload.forecast)
  func decodes(payload: Payload) throws { try payload.check(Fixture.data(payload.file)) }

  @Test("every file of both folders is in the table, once")
  func complete() throws {
    let files =
      try Fixture.files(in: "darksky").map { "darksky/\($0)" }
      + Fixture.files(in: "pirate").map { "pirate/\($0)" }
    #expect(files == Payload.forecast.map(\.file).sorted())
    #expect(files.count == 16)
  }

  @Test("two warnings, with severity, regions and times")
  func alerts() throws {
    let data = try Fixture.data("pirate/forecast_newyork_si_two_alerts_v2.9_2026.json")
    let found = try value(ForecastClient.served(data).alerts(at: nullIsland))
    #expect(found.map(\.event) == ["Extreme Cold Warning", "Wind Advisory"])
    #expect(found.map(\.severity) == [.severe, .moderate])
    #expect(found.map(\.start) == [.unix(1_770_402_120), .unix(1_770_402_120)])
    #expect(found.map(\.end) == [.unix(1_770_458_400), .unix(1_770_458_400)])
    #expect(found.map(\.regions.count) == [18, 18])
    #expect(found.allSatisfy { $0.description.hasPrefix("* WHAT...For the Wind Advisory") })
    #expect(found.allSatisfy { $0.description.count == 616 && $0.sender == nil })
    #expect(found.allSatisfy { $0.link?.hasPrefix("https://api.weather.gov/alerts/") == true })
  }
}
