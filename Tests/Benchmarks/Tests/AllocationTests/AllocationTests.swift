import Foundation
import Harness
import Testing

/// Counts by running the benchmark itself, so that nothing but what is measured allocates.
@Suite("costs that can be counted")
struct AllocationTests {
  @Test(
    "no path allocates more than the table of costs allows",
    .enabled(if: isRelease),
    arguments: ["goals", "breadth"]
  )
  func goals(program: String) throws {
    let figures = try measure(program, "allocations")
    #expect(figures.count > 20, "the benchmark measured nothing")
    for figure in figures { #expect(figure.meetsGoals, "\(figure)") }
  }

  @Test(
    "an event costs the same whatever came before, and leaving the same among any number",
    .enabled(if: isRelease && hasValgrind)
  )
  func complexity() throws {
    let figures = try measure("breadth", "instructions")
    let pairs = [
      (
        "an event after 100 completed inner signals", "an event after 10000 completed inner signals"
      ),
      (
        "an event after 100 observers came and went", "an event after 10000 observers came and went"
      ),
      ("an event after 100 others, through state", "an event after 10000 others, through state"),
      ("leaving 1000 observers in any order", "leaving 40000 observers in any order"),
    ]
    for (young, old) in pairs {
      let few = try #require(figures.first { $0.name == young }?.instructions)
      let many = try #require(figures.first { $0.name == old }?.instructions)
      // A hundred or forty times as many would show; a growing buffer may cost a little.
      #expect(many < few * 1.25, "\(old): \(many), young \(few)")
    }
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

  /// What an executable that lies beside the tests measures.
  private func measure(_ program: String, _ what: String) throws -> [Figure] {
    let folder = Bundle.main.bundleURL
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("allocations-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = folder.appendingPathComponent(program)
    process.arguments = [what, "--json", output.path]
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

private let hasValgrind = FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind")
