import Testing

/// Nothing in the product crashes by intent on what it is given, and nothing is left for later.
enum LeftoversRule {
  static func findings(in file: SourceFile) throws -> [Finding] {
    let traps = try file.places(of: #"\bfatalError\b|\btry!|\bas!"#)
    let reminders = file.lines.enumerated().flatMap { index, line in
      ["TODO", "FIXME"].filter(line.contains).map { (line: index + 1, text: $0) }
    }
    return (traps + reminders).map {
      Finding(path: file.path, line: $0.line, message: "\($0.text) in the product")
    }
  }
}

@Suite("leftovers")
struct LeftoversTests {
  @Test(
    "there are no traps and no reminders",
    arguments: ["Sources/Signals", "Sources/WeatherCore", "Sources/weather-cli"]
  )
  func none(folder: String) throws {
    let findings = try Package.files(in: folder).flatMap(LeftoversRule.findings)
    #expect(findings.isEmpty, "\(list(findings))")
  }

  @Test(
    "each is found",
    arguments: [
      "fatalError()", "let a = try! b()", "let a = b as! C", "// TODO: later", "/* FIXME */",
    ]
  )
  func found(snippet: String) throws {
    let file = SourceFile(path: "Sources/Signals/A.swift", text: snippet)
    #expect(try LeftoversRule.findings(in: file).count == 1)
  }

  @Test(
    "what only looks like one is not",
    arguments: ["let a = try? b()", "let a = b as? C", "// fatalError", "a = \"try!\"", "try !a()"]
  )
  func notFound(snippet: String) throws {
    let file = SourceFile(path: "Sources/Signals/A.swift", text: snippet)
    #expect(try LeftoversRule.findings(in: file) == [])
  }
}
