import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// One recorded answer of OpenWeatherMap and what must come of it.
struct Payload: Sendable, CustomTestStringConvertible {
  /// Its path below Tests/Fixtures/owm.
  let file: String
  /// Checks what comes of its bytes; records issues where it is wrong.
  let check: @Sendable (Data) throws -> Void

  var testDescription: String { file }

  /// Every payload with its check.
  static let all: [Payload] =
    current + steps + days + oneCall + history + lists + places + air + problems
}

/// A place that no answer depends on, where the sun rises and sets every day.
let nullIsland = Place(name: "", coordinate: .at(0, 0))

extension Coordinate {
  /// A point of the test's own; must be on the Earth.
  static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("\(latitude), \(longitude) is not on the Earth.")
    }
    return point
  }
}

extension APIKey {
  /// The key of the tests, which must appear nowhere.
  static var test: APIKey {
    guard let key = APIKey("0123456789abcdef0123456789abcdef") else {
      preconditionFailure("The key of the tests is a key.")
    }
    return key
  }
}

extension OpenWeatherMapAnswer {
  /// What reads answers in the tests.
  static let test = OpenWeatherMapAnswer(key: .test, now: { .unix(1_700_000_000) })
}

extension OpenWeatherMapClient {
  /// A client to which every request is answered with `body`.
  static func served(
    _ body: Data,
    status: Int = 200,
    plan: Plan = .free,
    units: OpenWeatherMapUnits = .standard
  ) -> OpenWeatherMapClient {
    OpenWeatherMapClient(
      key: .test,
      transport: ScriptedTransport(status: status, body: body).transport,
      plan: plan,
      units: units
    )
  }
}

extension OpenWeatherMapUnits {
  /// A temperature as the payload has it.
  func number(_ temperature: Temperature?) -> Double? {
    switch self {
    case .standard: temperature?.kelvins
    case .metric: temperature?.celsius
    case .imperial: temperature?.fahrenheit
    }
  }

  /// A speed as the payload has it.
  func number(_ speed: Speed?) -> Double? {
    self == .imperial ? speed?.milesPerHour : speed?.metersPerSecond
  }
}

extension Date {
  /// Seconds since 1970, as the payloads have them.
  static func unix(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}
