import Testing

@testable import Documenter

@Suite("commented sources")
struct CommentedSourceTests {
  @Test(
    "an operator is named as documentation links it",
    arguments: [
      ("public func take(_ count: Int) -> Signal {", "take(_:)"),
      ("@inlinable\n  public func not() -> Signal<Bool, Failure> {", "not()"),
      ("public static var empty: Signal { .create { _, _ in } }", "empty"),
      (
        "public func `catch`(\n    _ handler: @escaping @Sendable (Failure) -> Signal\n  )",
        "catch(_:)"
      ),
      ("static func `if`(_ a: some S<Bool, Never>, then b: B, else c: C)", "if(_:then:else:)"),
      (
        "public func map<New: Sendable>(_ f: @escaping (Value, [Int: (A, B)]) -> New, on s: S)",
        "map(_:on:)"
      ),
      ("public init(_ value: Value) {", "init(_:)"),
    ]
  )
  func title(code: String, title: String) {
    #expect(CommentedSource.title(of: code) == title)
  }

  @Test("diagrams are read with the line they open at, and the sentence before them")
  func diagrams() throws {
    let source = CommentedSource(
      name: "Take",
      text: """
        extension Signal {
          /// Sends the first values
          /// and completes.
          ///
          /// ```marble
          /// input  : a-b-|
          /// output : (a|)
          /// ```
          ///
          /// ```swift
          /// a : b
          /// ```
          public func take(_ count: Int) -> Signal { self }

          /// Nothing drawn.
          public func other() {}
        }
        """
    )
    let entries = try source.entries()
    #expect(entries.map(\.title) == ["take(_:)"])
    #expect(entries.first?.sentence == "Sends the first values and completes.")
    let diagram = try #require(entries.first?.diagrams.first)
    #expect(diagram.line == 4)
    #expect(diagram.rows.map(\.name) == ["input", "output"])
    #expect(
      diagram.words
        == "input: a at 0, b at 2, completion at 4. output: a and completion at 0."
    )
  }

  @Test(
    "what happens is said in words",
    arguments: [
      ("--", "nothing"),
      ("---...", "nothing, and so on"),
      ("a-#", "a at 0, failure at 2"),
      ("-(ab)[cd]...", "a and b at 1, cd at 2, and so on"),
    ]
  )
  func words(marble: String, words: String) throws {
    let diagram = try Diagram(title: "", line: 0, ["output : \(marble)"])
    #expect(diagram.words == "output: \(words).")
  }

  @Test("a row that is no row is refused")
  func refused() {
    #expect(throws: Problem.self) { try Diagram(title: "", line: 0, ["a-b-|"]) }
  }
}
