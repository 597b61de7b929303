import Testing

/// Unsafe code lives in Core/ alone, and says in one line why it is sound.
struct UnsafeCodeRule {
  static let pattern =
    #"nonisolated\(unsafe\)|@preconcurrency|\bUnmanaged\b|\bunsafeDowncast\b|\bunsafeBitCast\b"#
    + #"|@exclusivity\(unchecked\)|\b_unsafe\w*|\b_withUnsafe\w*|\bUnsafe(Mutable)?(Raw)?\w*Pointer\b"#
    + #"|\bunowned\(unsafe\)"#

  /// The one folder for it.
  static let folder = "Sources/Signals/Core"

  /// C calls of the system take buffers; these files make such calls and nothing else unsafe.
  static let systemCalls: Set<String> = ["Sources/WeatherCore/Sockets/Connection.swift"]

  static func outsideCore(_ file: SourceFile) throws -> [Finding] {
    if file.isIn([folder]) || systemCalls.contains(file.path) { return [] }
    return try file.places(of: pattern).map { line, text in
      Finding(path: file.path, line: line, message: "\(text) outside \(folder)")
    }
  }

  static func unexplained(_ file: SourceFile) throws -> [Finding] {
    try file.places(of: pattern).filter { !isExplained($0.line, in: file) }.map { line, text in
      Finding(path: file.path, line: line, message: "\(text) without a `Sound:` line")
    }
  }

  static func unexplainedSendable(_ file: SourceFile) throws -> [Finding] {
    try file.places(of: #"@unchecked\s+Sendable"#).filter { !isExplained($0.line, in: file) }
      .map { line, text in
        Finding(path: file.path, line: line, message: "\(text) without a `Sound:` line")
      }
  }

  /// Whether a comment says `Sound:` on the line or in the lines above it, up to a blank one.
  private static func isExplained(_ line: Int, in file: SourceFile) -> Bool {
    for index in stride(from: line - 1, through: 0, by: -1) {
      let text = file.lines[index]
      if text.allSatisfy(\.isWhitespace) { return false }
      if text.contains("Sound:"), !file.code[index].contains("Sound:") { return true }
    }
    return false
  }
}

@Suite("unsafe code")
struct UnsafeCodeTests {
  static let folders = ["Sources/Signals", "Sources/WeatherCore", "Sources/weather-cli"]

  @Test("stays in Core", arguments: folders)
  func staysInCore(folder: String) throws {
    let findings = try Package.files(in: folder).flatMap(UnsafeCodeRule.outsideCore)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test("says why it is sound")
  func isExplained() throws {
    let findings = try Package.files(in: UnsafeCodeRule.folder)
      .flatMap(UnsafeCodeRule.unexplained)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test("every unchecked Sendable says why it is sound", arguments: folders)
  func uncheckedSendable(folder: String) throws {
    let findings = try Package.files(in: folder).flatMap(UnsafeCodeRule.unexplainedSendable)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test(
    "each unsafe construct is found outside Core, and in Core without a reason",
    arguments: [
      "nonisolated(unsafe) var count = 0",
      "@preconcurrency import Foundation",
      "let box = Unmanaged.passRetained(self)",
      "let node = unsafeDowncast(link, to: Node.self)",
      "@exclusivity(unchecked) var state: Int",
      "mutex._unsafeLock()",
      "next._withUnsafeGuaranteedRef { $0 }",
      "func read(_ bytes: UnsafeRawPointer) {}",
    ]
  )
  func found(snippet: String) throws {
    let outside = SourceFile(path: "Sources/WeatherCore/A.swift", text: snippet)
    #expect(try UnsafeCodeRule.outsideCore(outside).count == 1)
    let inside = SourceFile(path: "Sources/Signals/Core/A.swift", text: snippet)
    #expect(try UnsafeCodeRule.outsideCore(inside) == [])
    #expect(try UnsafeCodeRule.unexplained(inside).count == 1)
    let explained = SourceFile(path: inside.path, text: "// Sound: one thread.\n" + snippet)
    #expect(try UnsafeCodeRule.unexplained(explained) == [])
  }

  @Test("a reason in another paragraph does not count")
  func anotherParagraph() throws {
    let text = "// Sound: one thread.\n\nnonisolated(unsafe) var count = 0"
    let file = SourceFile(path: "Sources/Signals/Core/A.swift", text: text)
    #expect(try UnsafeCodeRule.unexplained(file).count == 1)
  }

  @Test("an unchecked Sendable without a reason is found")
  func foundSendable() throws {
    let bare = SourceFile(path: "A.swift", text: "/// A box.\nclass Box: @unchecked Sendable {}")
    #expect(try UnsafeCodeRule.unexplainedSendable(bare).count == 1)
    let text =
      "/// A box.\n// Sound: immutable.\n@usableFromInline\nclass Box: @unchecked Sendable {}"
    #expect(try UnsafeCodeRule.unexplainedSendable(SourceFile(path: "A.swift", text: text)) == [])
  }

  @Test("comments and strings are not code")
  func words() throws {
    let text = """
      // Unmanaged
      /* nonisolated(unsafe) /* unsafeDowncast */ @preconcurrency */
      let a = "Unmanaged \\(b("Unmanaged")) Unmanaged", c = #"Unmanaged " Unmanaged"#
      """
    let file = SourceFile(path: "Sources/WeatherCore/A.swift", text: text)
    #expect(try UnsafeCodeRule.outsideCore(file) == [])
  }
}
