import Foundation
import Harness
import Testing

/// Counts by running the benchmark itself, so that nothing but what is measured allocates.
@Suite("allocations")
struct AllocationTests {
  @Test("no path allocates more than the table of costs allows", .enabled(if: isRelease))
  func goals() throws {
    let figures = try count()
    #expect(figures.count > 20, "the benchmark measured nothing")
    for figure in figures { #expect(figure.meetsGoals, "\(figure)") }
  }

  @Test("a count above its goal is found")
  func found() throws {
    var figure = try JSONDecoder().decode(
      Figure.self,
      from: Data(#"{"name": "a", "allocations": 0.001, "allocationGoal": 0}"#.utf8)
    )
    #expect(!figure.meetsGoals)
    figure.allocations = 0
    #expect(figure.meetsGoals)
    figure.bytes = 371
    figure.byteGoal = 370
    #expect(!figure.meetsGoals)
  }

  /// What the executable that lies beside the tests prints.
  private func count() throws -> [Figure] {
    let folder = Bundle.main.bundleURL
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("allocations-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = folder.appendingPathComponent("goals")
    process.arguments = ["allocations", "--json", output.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Figure.read(output)
  }
}

/// The promises are about optimised code: `swift test -c release`.
private var isRelease: Bool {
  #if DEBUG
  false
  #else
  true
  #endif
}
