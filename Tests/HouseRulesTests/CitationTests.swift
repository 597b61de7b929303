import Foundation
import Testing

@Suite("citations")
struct CitationTests {
  /// The input cases of the weather clients, by the numbers they were collected under.
  private static let cases: Set = [
    1, 2, 4, 6, 7, 9, 10, 11, 12, 13, 15, 17, 18, 19, 20, 22, 23, 25, 27, 28, 29, 31, 32, 34, 35,
    37, 39, 41,
  ]

  @Test("every feature of the terminal client has a test that cites its number")
  func features() throws {
    let files = try Package.files(in: "Tests/WeatherCLITests")
    let cited = files.flatMap { file in
      file.lines.joined(separator: "\n").matches(of: /\bC(\d+)\b/).compactMap { Int($0.1) }
    }
    let missing = Set(1...21).subtracting(cited).sorted()
    #expect(missing.isEmpty, "No test cites \(missing.map { "C\($0)" }).")
  }

  @Test("every input case of the weather clients has a test that cites its number")
  func inputCases() throws {
    let files = try ["Tests/WeatherCoreTests", "Tests/WeatherCLITests"].flatMap(Package.files)
    let cited = files.flatMap { file in
      file.lines.joined(separator: "\n").matches(of: /\b[Cc]ases? (\d+(?:(?:, | and )\d+)*)/)
        .flatMap { $0.1.matches(of: /\d+/).compactMap { Int($0.0) } }
    }
    let missing = Self.cases.subtracting(cited).sorted()
    #expect(missing.isEmpty, "No test cites \(missing).")
  }
}
