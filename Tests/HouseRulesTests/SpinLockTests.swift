import Testing

/// A thread that spins on a lock may keep the one that holds it from running, for ever.
enum SpinLockRule {
  /// Gives way to others, and goes on without a turn after a thousand times.
  static let exceptions: Set = ["Sources/Signals/Core/Lock.swift: sched_yield"]

  static func findings(in file: SourceFile) throws -> [Finding] {
    try file.places(
      of: #"\b(OSSpinLock\w*|pthread_spin_\w+|sched_yield|thread_switch|_mm_pause)\b"#
    )
    .filter { !exceptions.contains("\(file.path): \($0.text)") }
    .map { Finding(path: file.path, line: $0.line, message: "\($0.text) spins") }
  }
}

@Suite("A139: spin locks")
struct SpinLockTests {
  @Test("there are none")
  func none() throws {
    let findings = try Package.files(in: "Sources").flatMap(SpinLockRule.findings)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test("one is found", arguments: ["OSSpinLockLock(&lock)", "while taken { sched_yield() }"])
  func found(snippet: String) throws {
    let file = SourceFile(path: "Sources/Signals/Core/A.swift", text: snippet)
    #expect(try SpinLockRule.findings(in: file).count == 1)
  }
}
