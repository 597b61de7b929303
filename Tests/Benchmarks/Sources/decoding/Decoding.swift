import Foundation
import Harness
import Signals
import WeatherCore

/// Measures what it costs to make a forecast of 40 steps out of OpenWeatherMap's answer.
///
/// The floor is what `JSONDecoder` takes for the same bytes and a struct that mirrors them; the
/// ratio may be 1.5.
@main
enum Decoding {
  static func main() throws {
    let body = try Data(contentsOf: fixture)
    let suite = Suite(
      rows: [
        Row("40 steps: hours (ratio of 1.5)", try forecast(body) { $0.hourlyForecast(at: $1) }),
        Row("40 steps: days", try forecast(body) { $0.dailyForecast(at: $1) }),
      ],
      footprints: [],
      floor: mirror(body)
    )
    exit(Program.main([suite], Array(CommandLine.arguments.dropFirst())))
  }

  private static var fixture: URL {
    URL(filePath: #filePath).appending(
      path: "../../../../Fixtures/owm/forecast_london_40x3h_2025.json"
    )
    .standardized
  }

  private static func forecast<Model: Sendable>(
    _ body: Data,
    _ ask: @escaping @Sendable (OpenWeatherMapClient, Place) -> Signal<Model, WeatherError>
  ) throws -> Workload {
    let response = HTTPResponse(status: 200, body: body)
    let client = OpenWeatherMapClient(
      key: APIKey("a-key"),
      transport: Transport { _ in .just(response) },
      plan: .free
    )
    guard let greenwich = Coordinate(latitude: 51.48, longitude: 0) else { throw NoForecast() }
    let place = Place(name: "Greenwich", coordinate: greenwich)
    return Workload("model \(Model.self)", events: 200, counted: 20) { events in
      {
        for _ in 0..<events {
          ask(client, place).subscribe {
            use($0)
          } failed: {
            fatalError("\($0)")
          }
        }
      }
    }
  }

  private static func mirror(_ body: Data) -> Workload {
    Workload("mirror", events: 200, counted: 20) { events in
      {
        for _ in 0..<events {
          do {
            use(try JSONDecoder().decode(Mirror.self, from: body))
          } catch {
            fatalError("\(error)")
          }
        }
      }
    }
  }
}

private struct NoForecast: Error {}

/// Keeps the compiler from leaving out what makes `value`.
@inline(never)
private func use<Value>(_ value: Value) {}
