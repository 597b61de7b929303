#if os(Linux)
import Foundation
import TestSupport
import Testing
import WeatherCore

/// Programs that use one cache at once: this very test, run again in processes of their own.
@Suite("W13: a cache of several processes", .ownThread)
struct CacheProcessesTests {
  private static let variable = "CACHE_OF_SEVERAL_PROCESSES"
  /// 64 KiB of one byte or another: more than one write takes at once on most file systems.
  private static let bodies = (0..<4).map { Data(repeating: UInt8($0), count: 65_536) }

  @Test("four processes that write and read one entry at once never see half of one")
  func severalProcesses() async throws {
    if let folder = ProcessInfo.processInfo.environment[Self.variable] {
      writeAndRead(CacheStore.files(in: URL(fileURLWithPath: folder)))
      return
    }
    let folder = TemporaryFolder()
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let runs = try (0..<4).map { _ in
      try CommandRun(
        program,
        ["--testing-library", "swift-testing", "--filter", "CacheProcessesTests"],
        environment: [Self.variable: folder.url.path]
      )
    }
    for run in runs {
      let result = try await run.result()
      #expect(result.ending == .exit(0), "\(result.outputText)\(result.errorText)")
      #expect(result.errorText.contains("1 test"), "\(result.errorText)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left == ["a.cache"])
  }

  /// What each of the processes does.
  private func writeAndRead(_ store: CacheStore) {
    for round in 0..<100 {
      store.write("a", Self.bodies[round % 4])
      #expect(store.read("a").map(Self.bodies.contains) == true)
    }
  }
}
#endif
