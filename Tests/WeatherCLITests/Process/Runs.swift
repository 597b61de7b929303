import Foundation
import TestSupport
import Testing

/// What a run needs to ask a test's server instead of OpenWeatherMap, and nothing else.
func surroundings(
  of server: LoopbackServer,
  key: String = LoopbackServer.key,
  _ more: [String: String] = [:]
) -> [String: String] {
  let own = ["OPENWEATHERMAP_API_KEY": key, "OPENWEATHERMAP_BASE_URL": server.url.absoluteString]
  return own.merging(more) { $1 }
}

/// A whole run of the built program; none may tell the key, whatever happens.
func run(
  _ arguments: String...,
  environment: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> CommandRun.Result {
  let program = try BuiltProduct.url("weather-cli")
  let result = try await CommandRun(program, arguments, environment: environment).result()
  for bytes in [result.output, result.errors] {
    let tellsKey = bytes.range(of: Data(LoopbackServer.key.utf8)) != nil
    #expect(!tellsKey, "The key was told.", sourceLocation: sourceLocation)
  }
  return result
}

extension CommandRun.Result {
  /// Expects no data, a sentence of what happened and one of what to do, and a status.
  func expectComplaint(
    _ status: Int32,
    _ words: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = errorText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(ending == .exit(status), "\(errorText)", sourceLocation: sourceLocation)
    #expect(outputText == "", sourceLocation: sourceLocation)
    #expect(lines.count == 3 && lines.last == "", "\(errorText)", sourceLocation: sourceLocation)
    let happened = lines.first ?? ""
    let advice = lines.dropFirst().first ?? ""
    let isSaid = happened.hasPrefix("weather-cli: ") && happened.hasSuffix(".")
    #expect(isSaid, "\(errorText)", sourceLocation: sourceLocation)
    let isAdvised = advice.hasPrefix("  ") && advice.count > 10
    #expect(isAdvised, "\(errorText)", sourceLocation: sourceLocation)
    #expect(errorText.contains(words) || words.isEmpty, sourceLocation: sourceLocation)
  }
}
