import Foundation
import Testing

/// WeatherCore and weather-cli are composed from signals: work that starts, waits or remembers by
/// other means is found, except in the edge files, where signals meet the outside.
struct CompositionRule {
  static let pattern =
    #"\bTask\b|\bTimer\b|\bDispatch\w+|\bLocked\b|\bMutex\b|\bAtomic\b|\bNSLock\b|\bThread\b"#
    + #"|\bactor\b|\bOperationQueue\b|\bcompletion(Handler)?\s*:|\bwith(Unsafe|Checked)\w*Continuation\b"#
    + #"|\b(willSet|didSet)\b|\bflock\b"#

  /// The files that may, each with what it joins to the signals.
  static let edges: [String: String] = [
    "Sources/WeatherCore/HTTP/URLSessionTransport.swift": "requests of URLSession",
    "Sources/weather-cli/WeatherCLI.swift": "the process",
  ]

  /// The folders that may.
  static let edgeFolders: [String: String] = [
    "Sources/WeatherCore/Files": "files that several programs change",
    "Sources/WeatherCore/Sockets": "the system's sockets",
    "Sources/weather-cli/Terminal": "the terminal",
  ]

  static func findings(in file: SourceFile) throws -> [Finding] {
    if edges[file.path] != nil || file.isIn(Array(edgeFolders.keys)) { return [] }
    let words = try file.places(of: pattern).map { line, text in
      Finding(path: file.path, line: line, message: "\(text): use a signal, or name an edge file")
    }
    let state = declarations(in: file).filter(isStoredState).map {
      Finding(path: file.path, line: $0.line, message: "\($0.fullName) is stored mutable state")
    }
    return words + state
  }

  /// A variable that outlives a call and that several owners see: in a class, or a global one.
  private static func isStoredState(_ member: Declaration) -> Bool {
    guard member.keyword == "var", !member.hasBody else { return false }
    let kinds = member.scopes.map(\.keyword)
    if kinds.contains("protocol") { return false }
    return kinds.isEmpty || kinds.last == "class" || kinds.last == "actor"
      || member.modifiers.contains("static")
  }
}

@Suite("composed from signals")
struct CompositionTests {
  @Test(
    "WeatherCore and weather-cli start, wait and remember by signals alone",
    arguments: ["Sources/WeatherCore", "Sources/weather-cli"]
  )
  func composed(folder: String) throws {
    let findings = try Package.files(in: folder).flatMap(CompositionRule.findings)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test(
    "each other means is found",
    arguments: [
      "let work = Task { await fetch() }",
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
      "let queue = DispatchQueue(label: \"a\")",
      "let stored = Locked(0)",
      "func fetch(completion: @escaping (Int) -> Void) {}",
      "func fetch(completionHandler : @escaping (Int) -> Void) {}",
      "final class Cache { private var entries: [Int] = [] }",
      "final class Cache { struct Entry { let a = 1 }\n  weak var owner: Cache? }",
      "var shared = 0",
      "enum Global { static var shared = 0 }",
      "actor Cache {}",
      "await withCheckedContinuation { _ in }",
      "while flock(lock, LOCK_EX) != 0 {}",
    ]
  )
  func found(snippet: String) throws {
    let file = SourceFile(path: "Sources/WeatherCore/A.swift", text: snippet)
    #expect(try CompositionRule.findings(in: file).count == 1)
  }

  @Test(
    "signals, values and computed properties are not",
    arguments: [
      "// a Task is not used here",
      "final class Manager { let place: MutableProperty<Int>\n  var name: String { \"a\" } }",
      "struct Options { var units = 0 }",
      "func parse() { var count = 0; count += 1 }",
      "protocol Provider { var name: String { get } }",
      "let taskName = \"Task\", TaskScheduler = 1",
    ]
  )
  func notFound(snippet: String) throws {
    let file = SourceFile(path: "Sources/WeatherCore/A.swift", text: snippet)
    #expect(try CompositionRule.findings(in: file) == [])
  }

  @Test("every edge that is named is there")
  func edgesExist() {
    let edges = Array(CompositionRule.edges.keys) + CompositionRule.edgeFolders.keys
    for edge in edges {
      let path = Package.root.appendingPathComponent(edge).path
      #expect(FileManager.default.fileExists(atPath: path), "\(edge) is gone")
    }
  }
}
