import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

/// Recorded answers, damaged: whatever comes of them, it comes, and it is a value or a failure.
@Suite("damaged answers")
struct MutantTests {
  private static let folders = ["openmeteo", "pirate", "darksky", "owm"]

  @Test("end in a value or a failure, in every provider", arguments: folders)
  func survive(folder: String) throws {
    var chance = Chance(seed: 20_261_130)
    for file in try Fixture.files(in: folder) {
      let data = try Fixture.data("\(folder)/\(file)")
      let literals = Self.literals(in: data)
      for _ in 0..<8 {
        let mutant = Self.damaged(data, literals, &chance)
        for ends in Self.ends(of: mutant) {
          #expect(ends, "\(file): \(String(decoding: mutant, as: UTF8.self))")
        }
      }
    }
  }

  @Test("deep nesting is a failure")
  func deep() throws {
    let body = #"{"hourly":{"time":"# + String(repeating: "[", count: 200_000)
    #expect(Self.ends(of: Data(body.utf8)).allSatisfy { $0 })
    let error = try failure(OpenMeteoClient.served(body).hourlyForecast(at: nullIsland))
    #expect(error == .decoding(path: ""))
  }

  /// Whether each signal that the bytes could be an answer to ends with a value or a failure.
  private static func ends(of body: Data) -> [Bool] {
    let providers: [any WeatherProvider] = [
      OpenMeteoClient.served(body), ForecastClient.served(body, units: .us),
      OpenWeatherMapClient.served(body), OpenWeatherMapClient.served(body, plan: .oneCall),
    ]
    return providers.flatMap { provider in
      [
        ends(provider.currentConditions(at: nullIsland)),
        ends(provider.hourlyForecast(at: nullIsland)),
        ends(provider.dailyForecast(at: nullIsland)), ends(provider.alerts(at: nullIsland)),
        ends(provider.places(named: "xyz")),
      ]
    } + [ends(OpenMeteoClient.served(body).airQualityForecast(at: nullIsland))]
  }

  private static func ends<Value>(_ signal: Signal<Value, WeatherError>) -> Bool {
    let events = outcome(signal)
    return switch events.last {
    case .completed: events.count == 2
    case .failed: events.count == 1
    case .next, nil: false
    }
  }

  /// Bytes with one thing wrong: the end is missing, a byte is another, or a number something else.
  private static func damaged(
    _ data: Data,
    _ literals: [Range<Int>],
    _ chance: inout Chance
  ) -> Data {
    guard !data.isEmpty else { return data }
    let values = [
      "null", "true", "-999", "1e308", "-1e308", "9223372036854775808", "0", "-1", "\"\"",
      "\"2025-02-30T25:61\"", "[]", "{}", "[[null]]", "\"\\u0000\"", "253402300799",
    ]
    var mutant = data
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: mutant = data.prefix(Int.random(in: 0..<data.count, using: &chance))
    case 1:
      let place = Int.random(in: 0..<data.count, using: &chance)
      mutant[place] = UInt8.random(in: .min ... .max, using: &chance)
    default:
      if let literal = literals.randomElement(using: &chance) {
        let value = values.randomElement(using: &chance) ?? "null"
        mutant.replaceSubrange(literal, with: Data(value.utf8))
      }
    }
    return mutant
  }

  /// Where the answer's numbers stand.
  private static func literals(in data: Data) -> [Range<Int>] {
    let isPart = { (byte: UInt8) in "+-.0123456789eE".utf8.contains(byte) }
    return data.indices.filter { index in
      index > 0 && isPart(data[index]) && ":[, ".utf8.contains(data[index - 1])
    }
    .map { start in start..<(data[start...].firstIndex { !isPart($0) } ?? data.endIndex) }
  }
}

/// Chance that is the same in every run (SplitMix64).
private struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
