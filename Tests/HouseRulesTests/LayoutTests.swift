import Foundation
import Testing

/// Files stay readable, and Signals stays free of Foundation.
struct LayoutRule {
  static let mostLines = 400

  /// What Signals may import, and where.
  static func isAllowed(_ module: String, in path: String) -> Bool {
    switch module {
    case "Dispatch", "Synchronization", "Observation": true
    case "Darwin", "Glibc", "Musl", "Bionic": path == "Sources/Signals/Core/Lock.swift"
    default: false
    }
  }

  static func tooLong(_ file: SourceFile) -> [Finding] {
    // A recording is data: one literal as long as the answer was.
    if file.path.contains("/Recordings/") { return [] }
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    if count <= mostLines { return [] }
    return [Finding(path: file.path, line: count, message: "more than \(mostLines) lines")]
  }

  /// Imports of anything else; a file that is compiled only where its module exists is an adapter
  /// and may import it.
  static func imports(_ file: SourceFile) throws -> [Finding] {
    let text = file.code.joined(separator: "\n")
    let adapts = try Set(
      file.places(of: #"canImport\(\w+\)"#).map { $0.text.dropFirst(10).dropLast() }
    )
    let isGuarded = text.drop(while: \.isWhitespace).hasPrefix("#if")
    return try file.places(of: #"\bimport\s+(struct|class|enum|protocol|func|var|let)?\s*\w+"#)
      .compactMap { line, text in
        let module = text.split(whereSeparator: \.isWhitespace).last ?? ""
        if isAllowed(String(module), in: file.path) { return nil }
        if isGuarded && (adapts.contains(module) || module == "Foundation") { return nil }
        return Finding(path: file.path, line: line, message: "imports \(module)")
      }
  }
}

/// Tests wait for conditions or wind a virtual clock.
enum PatienceRule {
  /// Where what never comes is given up on, and a clock that is moved by hand says how it sleeps.
  static let exceptions: Set = [
    "Tests/TestSupport/Threads/Awaited.swift", "Tests/SignalsTests/Support/ManualClock.swift",
  ]

  static func findings(in file: SourceFile) throws -> [Finding] {
    if exceptions.contains(file.path) { return [] }
    return try file.places(of: #"\b(u|nano)?sleep\s*\(|\basyncAfter\b|\bsleepForTimeInterval\b"#)
      .map {
        Finding(path: file.path, line: $0.line, message: "\($0.text) in a test")
      }
  }
}

@Suite("layout")
struct LayoutTests {
  @Test("no file is longer than four hundred lines", arguments: ["Sources", "Tests"])
  func length(folder: String) throws {
    let findings = try Package.files(in: folder).flatMap(LayoutRule.tooLong)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test("Signals imports Dispatch, Synchronization and Observation")
  func imports() throws {
    let findings = try Package.files(in: "Sources/Signals").flatMap(LayoutRule.imports)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test("the top level holds the folders everyone expects, and no others")
  func topLevel() throws {
    let entries = try FileManager.default.contentsOfDirectory(
      at: Package.root,
      includingPropertiesForKeys: [.isDirectoryKey]
    )
    let folders = try entries.filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }.map(\.lastPathComponent).filter { !$0.hasPrefix(".") }
    #expect(Set(folders).subtracting(["Docs", "Sources", "Tests"]) == [])
  }

  @Test("tests never sleep")
  func patience() throws {
    let findings = try Package.files(in: "Tests").flatMap(PatienceRule.findings)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test(
    "sleep is found",
    arguments: [
      "Thread.sleep(forTimeInterval: 1)", "try await Task.sleep(for: .seconds(1))",
      "usleep(10)", "queue.asyncAfter(deadline: .now()) {}",
    ]
  )
  func foundAsleep(snippet: String) throws {
    let file = SourceFile(path: "Tests/A.swift", text: snippet)
    #expect(try PatienceRule.findings(in: file).count == 1)
    let comment = SourceFile(path: "Tests/A.swift", text: "// \(snippet)")
    #expect(try PatienceRule.findings(in: comment) == [])
  }

  @Test("a long file is found")
  func longFile() {
    let line = "let a = 1\n"
    let long = SourceFile(path: "A.swift", text: String(repeating: line, count: 401))
    let short = SourceFile(path: "A.swift", text: String(repeating: line, count: 400))
    #expect(LayoutRule.tooLong(long).count == 1)
    #expect(LayoutRule.tooLong(short) == [])
  }

  @Test(
    "another import is found",
    arguments: [
      "import Foundation", "public import Combine", "import struct Foundation.Date",
      "import Glibc", "#if canImport(Combine)\nimport UIKit\n#endif",
    ]
  )
  func otherImport(snippet: String) throws {
    let file = SourceFile(path: "Sources/Signals/Core/A.swift", text: snippet)
    #expect(try LayoutRule.imports(file).count == 1)
  }

  @Test(
    "the usual ones, and an adapter's, are not",
    arguments: [
      "public import Dispatch", "import Synchronization // not Foundation",
      "#if canImport(Combine)\npublic import Combine\nimport Foundation\n#endif",
    ]
  )
  func usualImport(snippet: String) throws {
    let file = SourceFile(path: "Sources/Signals/Core/A.swift", text: snippet)
    #expect(try LayoutRule.imports(file) == [])
  }

  @Test("the C library is the lock's alone")
  func systemLibrary() throws {
    let lock = SourceFile(path: "Sources/Signals/Core/Lock.swift", text: "import Glibc")
    #expect(try LayoutRule.imports(lock) == [])
  }
}
