import Testing

/// Generic code that another module cannot see is never specialised there and costs ten to fifty
/// times as much; so whatever is generic and runs when values pass has to be `@inlinable`.
struct InlinableRule {
  /// The folders whose code runs while signals are built, subscribed to or carry values.
  static let folders = [
    "Bridges", "Commands", "Core", "Creating", "Disposables", "Operators", "Properties",
    "Schedulers", "Subjects",
  ].map { "Sources/Signals/" + $0 }

  /// Members that stay outlined, each with its reason.
  let exceptions: [String: String]

  func findings(in files: [SourceFile]) -> [Finding] {
    let all = files.map { ($0, declarations(in: $0)) }
    let generic = Set(
      all.flatMap { _, members in
        members.flatMap { $0.scopes.filter(\.isGeneric).map(\.name) }
      }
    )
    return all.flatMap { file, members in
      members.filter { needsInlinable($0, generic, file) && !isInlinable($0) }
        .filter { exceptions[$0.fullName] == nil }
        .map {
          Finding(
            path: file.path,
            line: $0.line,
            message: "\($0.fullName) is generic and not @inlinable"
          )
        }
    }
  }

  /// Exceptions that no member needs any more.
  func unused(in files: [SourceFile]) -> [String] {
    let names = Set(
      files.flatMap(declarations(in:)).filter { !isInlinable($0) }.map(\.fullName)
    )
    return exceptions.keys.filter { !names.contains($0) }.sorted()
  }

  private func needsInlinable(_ member: Declaration, _ generic: Set<String>, _ file: SourceFile)
    -> Bool
  {
    guard member.hasBody, member.keyword != "let" else { return false }
    guard !member.scopes.contains(where: { $0.keyword == "protocol" }) else { return false }
    if member.isGeneric || member.scopes.contains(where: { generic.contains($0.name) }) {
      return true
    }
    let isOperator = file.isIn(["Sources/Signals/Operators", "Sources/Signals/Creating"])
    return isOperator && !member.modifiers.contains("private")
  }

  private func isInlinable(_ member: Declaration) -> Bool {
    member.modifiers.contains("@inlinable") || member.modifiers.contains("@_alwaysEmitIntoClient")
  }
}

@Suite("what is generic is inlinable")
struct InlinableTests {
  let rule = InlinableRule(exceptions: outlined)

  @Test("every operator and kit member of Signals is")
  func everywhere() throws {
    let files = try Package.files(in: "Sources/Signals")
      .filter { $0.isIn(InlinableRule.folders) }
    let findings = rule.findings(in: files)
    #expect(findings.isEmpty, "\(list(findings))")
    #expect(rule.unused(in: files).isEmpty, "exceptions that are no longer needed")
  }

  @Test(
    "a generic member without it is found",
    arguments: [
      "extension Signal { public func twice() -> Signal { self } }",
      "public func twice<Value>(_ value: Value) -> Value { value }",
      "func drain(_ values: some Sequence<Int>) { for _ in values {} }",
      "final class Stage<State> { var current: State { state } }",
      "final class Stage<State> {\n  @inlinable init() {}\n  func step() {}\n}",
      "struct Signal<Value> {}\nextension Signal where Value == Int {\n  var sum: Int { 0 }\n}",
      "extension Signal {\n  // @inlinable\n  func twice(then: () -> Void = {}) -> Signal { self }\n}",
    ]
  )
  func found(snippet: String) {
    let signal = SourceFile(path: "Signal.swift", text: "struct Signal<Value> { init() }")
    let file = SourceFile(path: "Sources/Signals/Core/Snippet.swift", text: snippet)
    #expect(InlinableRule(exceptions: [:]).findings(in: [signal, file]).count == 1)
  }

  @Test(
    "what has it, or is not generic, or has no body, is not found",
    arguments: [
      "extension Signal { @inlinable @inline(__always)\n  public func twice() -> Signal { self } }",
      "protocol Scheduler<Value> { func schedule(_ work: some Sequence) ; var now: Int { get } }",
      "final class Plain { func step() { func inner<T>(_ value: T) {} } }",
      "struct Stage<State> { let state: State\n  var other = 1\n  deinit {} }",
    ]
  )
  func notFound(snippet: String) {
    let signal = SourceFile(path: "Signal.swift", text: "struct Signal<Value> { init() }")
    let file = SourceFile(path: "Sources/Signals/Core/Snippet.swift", text: snippet)
    #expect(InlinableRule(exceptions: [:]).findings(in: [signal, file]) == [])
  }

  @Test("an exception that nothing needs is found")
  func unused() {
    let file = SourceFile(path: "A.swift", text: "struct A<B> { @inlinable func c() {} }")
    let rule = InlinableRule(exceptions: ["A.c": "no reason left", "A.d": "gone"])
    #expect(rule.unused(in: [file]) == ["A.c", "A.d"])
  }
}

func list(_ findings: [Finding]) -> String {
  findings.map(\.description).joined(separator: "\n")
}

/// The members that are generic and deliberately not inlinable.
private let outlined: [String: String] = [
  "Terminal.ended": "overridden in every subclass, so it is always called through the table",
  "Sequencer.of": "once per subscription, not per value",
]
