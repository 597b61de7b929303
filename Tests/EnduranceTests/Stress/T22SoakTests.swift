import TestSupport
import Testing

/// After any number of cycles as much is alive as after the first thousand.
@Suite("T22: soak", .ownThread)
struct T22SoakTests {
  /// What was alive at one time.
  private struct Level {
    let objects: Int
    let bytes: Int

    init(_ line: Substring) throws {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      try #require(numbers.count == 2, "\(line)")
      (objects, bytes) = (numbers[0], numbers[1])
    }
  }

  @Test("T22: 200,000 mixed cycles leave what 1,000 leave")
  func soak() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let cycles = effort(200_000, everyday: 8_000, reduced: 10_000)
    let text = try await ProbeRun.output(
      of: "T22",
      environment: [
        "ENDURANCE_SEED": "\(seed)", "ENDURANCE_COUNT": "\(cycles)",
        // Blocks that a thread keeps for itself would count as handed out.
        "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0",
      ]
    )
    let levels = try text.split(separator: "\n").map(Level.init).dropFirst()
    try #require(levels.count == 5, "\(text)")
    let warm = try #require(levels.first)
    for level in levels {
      #expect(level.objects == warm.objects, "ENDURANCE_SEED=\(seed)")
      // A sanitizer hands memory out itself, and the allocator knows of none.
      #expect((level.bytes - warm.bytes) * 50 <= warm.bytes, "ENDURANCE_SEED=\(seed)\n\(text)")
    }
    #expect(warm.objects == 0)
  }
}
