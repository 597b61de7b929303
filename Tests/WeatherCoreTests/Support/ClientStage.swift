import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client on a virtual clock, whose transport answers as diagrams say.
///
/// Rows named by a path say how requests for it are answered: `a` is a recorded answer with status
/// 200, `x` a 401, `e` a 500, `h` HTML with status 200. The other row is what the client makes of it.
enum ClientStage {
  static func play(
    _ drawing: Drawing,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let time = TestScheduler()
    let answers = Dictionary(uniqueKeysWithValues: drawing.rows.filter { $0.name.hasPrefix("/") })
    let client = OpenWeatherMapClient(
      key: APIKey("a-key"),
      transport: Transport { request in
        let path = request.url?.path ?? ""
        guard let diagram = answers[path] else { return .fail(.other("\(path) is not drawn")) }
        return time.signal(diagram).map { answer($0, path) }.mapError { _ in .connectionLost }
      },
      units: .imperial
    )
    let place = try #require(Place.scripted("somewhere"))
    let output = try #require(drawing.rows.first { !$0.name.hasPrefix("/") })
    let made: Signal<String, WeatherError> =
      switch output.name {
      case "currentConditions": client.currentConditions(at: place).map { _ in "a" }
      case "hourlyForecast": client.hourlyForecast(at: place).map { _ in "a" }
      case "dailyForecast": client.dailyForecast(at: place).map { _ in "a" }
      case "alerts": client.alerts(at: place).map { _ in "a" }
      default: .fail(.badRequest("\(output.name) is not what a client does"))
      }
    let drawn = time.draw(made.mapError { _ in MarbleFailure() })
    #expect(
      drawn.beats == Marble(output.diagram).beats,
      "\(drawing)\ndrawn: \(drawn)",
      sourceLocation: sourceLocation
    )
  }

  private static func answer(_ letter: String, _ path: String) -> HTTPResponse {
    switch letter {
    case "x": HTTPResponse(status: 401, body: Data(Recordings.notSubscribed.utf8))
    case "e": HTTPResponse(status: 500)
    case "h": HTTPResponse(status: 200, body: Data("<html></html>".utf8))
    default: HTTPResponse(status: 200, body: Data((recorded[path] ?? "").utf8))
    }
  }

  private static let recorded = [
    "/data/2.5/weather": Recordings.washingtonWeather,
    "/data/2.5/forecast": Recordings.washingtonForecast,
    "/data/3.0/onecall": Recordings.bendOneCall,
  ]
}
