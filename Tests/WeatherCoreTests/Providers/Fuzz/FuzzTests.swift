import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

/// Recorded answers, damaged: whatever comes of them, it comes, and it is a value or a failure.
///
/// A mutant that kills the process is named in a file that is printed at the start;
/// `FUZZ_SEED=seed` makes that one alone, of every recording.
@Suite("W6, W7: damaged answers", .ownThread)
struct FuzzTests {
  /// Every recording, as its folder and name.
  static let recordings: [String] = {
    ["openmeteo", "pirate", "darksky", "owm"].flatMap { folder in
      ((try? Fixture.files(in: folder)) ?? []).map { "\(folder)/\($0)" }
    }
  }()

  @Test("100,000 mutants end in a value or a failure, in bounded time and space")
  func survive() throws {
    let recordings = Self.recordings
    try #require(recordings.count > 60)
    let only = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap(UInt64.init)
    // Each recording gets as many; 1,600 × 63 recordings are more than 100,000.
    let share = effort((100_000 + recordings.count - 1) / recordings.count, everyday: 6)
    let trace = try Trace()
    let start = Memory.peak
    // Its own thread is watched: who does not come back within 200 s is stuck.
    for recording in recordings {
      let original = Original(try Fixture.data(recording))
      let folder = String(recording.prefix { $0 != "/" })
      onThreads(1) { _ in
        let all = Reading.all(of: folder)
        let right = all.filter { $0.outcome(Data(original.bytes), 200) != .failure }
        for number in 0..<share {
          let seed = only ?? UInt64(number) &* 0x1_0000_0001 &+ UInt64(recording.utf8.count)
          trace.note("\(recording) \(seed)")
          Self.check(original, seed, right: right, all: all) { "\(recording), seed \(seed): \($0)" }
          if only != nil { break }
        }
      }
    }
    #expect(Memory.peak - start < 1 << 30)
    trace.close()
  }

  /// Reads one mutant as what the recording is, and as anything else.
  private static func check(
    _ original: Original,
    _ seed: UInt64,
    right: [Reading],
    all: [Reading],
    _ describe: (String) -> String
  ) {
    let mutant = original.mutant(seed: seed)
    var chance = Chance(seed: ~seed)
    let status = [200, 200, 200, 200, 401, 404, 429, 500].randomElement(using: &chance) ?? 200
    for reading in [right, all].compactMap({ $0.randomElement(using: &chance) }) {
      switch reading.outcome(mutant, status) {
      case .failure: break
      case .value(let elements):
        #expect(elements <= mutant.count, "\(describe(reading.name))")
      case .broken: Issue.record("\(describe(reading.name)) neither ended nor failed")
      }
    }
  }

  @Test("mutants are the same for the same seed, and differ from the recording")
  func seeds() throws {
    let original = Original(try Fixture.data("owm/forecast_london_40x3h_2025.json"))
    let mutants = (0..<100).map { original.mutant(seed: $0) }
    #expect(mutants == (0..<100).map { original.mutant(seed: $0) })
    #expect(Set(mutants).count > 95)
    #expect(mutants.count { $0 == Data(original.bytes) } < 5)
  }

  @Test("deep nesting is a failure")
  func deep() throws {
    let body = #"{"hourly":{"time":"# + String(repeating: "[", count: 200_000)
    for folder in ["openmeteo", "pirate", "owm"] {
      for reading in Reading.all(of: folder) {
        #expect(reading.outcome(Data(body.utf8), 200) != .broken, "\(reading.name)")
      }
    }
    let error = try failure(OpenMeteoClient.served(body).hourlyForecast(at: nullIsland))
    #expect(error == .decoding(path: ""))
  }
}

/// Says which mutant is at work, also to whoever finds the process dead.
private final class Trace: Sendable {
  private let url: URL
  private let handle: FileHandle

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "mutant-\(UUID().uuidString)")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
    print("The mutant at work is named in \(url.path)")
  }

  func note(_ text: String) {
    try? handle.seek(toOffset: 0)
    try? handle.write(
      contentsOf: Data(text.padding(toLength: 120, withPad: " ", startingAt: 0).utf8)
    )
  }

  func close() {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }
}

/// What the process takes of the machine's memory.
private enum Memory {
  /// The most it ever took, in bytes; zero where the system does not tell.
  static var peak: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let match = status.firstMatch(of: /VmHWM:\s*(\d+) kB/), let kilobytes = Int(match.1)
    else { return 0 }
    return kilobytes * 1024
  }
}
