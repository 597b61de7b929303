import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Plays the drawings of the documentation that are about the program.
@Suite("Docs: how the program is composed")
struct HowTheProgramIsComposedTests {
  @Test("the program does what is drawn", arguments: try drawings())
  func program(drawing: Drawing) throws {
    let time = TestScheduler()
    let arguments = try #require(drawing["weather-cli"]).split { " []".contains($0) }
      .map(String.init)
    let wanted = try #require(drawing["outputs"])
    let outputs: Signal<String, MarbleFailure> = Program.run(arguments, in: world(drawing, time))
      .map(letter).promoteError()
    let drawn = time.draw(outputs)
    #expect(drawn.beats == Marble(wanted).beats, "\(drawing)\ndrawn: \(drawn)")
  }

  static func drawings() throws -> [Drawing] {
    let drawings = try Drawing.ofComposition().filter { $0.kind == "program" }
    try #require(!drawings.isEmpty)
    return drawings
  }

  private func world(_ drawing: Drawing, _ time: TestScheduler) -> World {
    World(
      environment: ["OPENWEATHERMAP_API_KEY": "a-key"],
      now: { Date(timeIntervalSince1970: 1_688_384_139) },
      output: World.Surface(),
      messages: World.Surface(),
      configurationFile: { _ in .absent },
      transport: Transport { request in
        let path = request.url?.path ?? ""
        guard let diagram = drawing[path] else { return .fail(.other("\(path) is not drawn")) }
        return time.signal(diagram).map { answer($0, path) }.mapError { _ in .connectionLost }
      },
      scheduler: time
    )
  }

  private func answer(_ letter: String, _ path: String) -> HTTPResponse {
    switch letter {
    case "x": HTTPResponse(status: 401, body: Data(Recordings.notSubscribed.utf8))
    case "e": HTTPResponse(status: 500)
    case "n": HTTPResponse(status: 200, body: Data("[]".utf8))
    default: HTTPResponse(status: 200, body: recorded(path))
    }
  }

  private func recorded(_ path: String) -> Data {
    switch path {
    case "/geo/1.0/direct": (try? Fixture.data("owm/geo_direct_lisbon_2023.json")) ?? Data()
    case "/data/2.5/weather": Data(Recordings.londonWeather.utf8)
    default: Data(Recordings.londonForecast.utf8)
    }
  }

  private func letter(_ output: Output) -> String {
    switch output {
    case .out: "o"
    case .error, .question: "e"
    case .progress: "p"
    case .frame, .repaint, .suspend: "f"
    case .exit(let code): "\(code.rawValue)"
    }
  }
}
