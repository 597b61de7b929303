import Foundation
import Testing

@Suite("documentation")
struct DocumentationTests {
  @Test("every diagram in the sources is played by a test")
  func everyDiagramIsPlayed() throws {
    let call = /expectDocumentedMarbles\(\s*in:\s*"(?:[^"]*\/)?(?<name>\w+)"/
    let played = try Set(
      SourceTree.tests.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: call).map { "\($0.output.name)" }
      }
    )
    let drawn = try SourceTree.signals.filter { try !drawings(in: $0).isEmpty }
    try #require(!drawn.isEmpty)
    for file in drawn {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(played.contains(name), "\(name).swift draws diagrams that no test plays")
    }
  }

  /// What no diagram can draw: work that runs on the executor's time.
  private static let undrawn: Set = ["Task"]

  @Test("every operator and every source draws what it does")
  func everyOperatorDraws() throws {
    let operators = SourceTree.signals.filter {
      $0.path.contains("/Operators/") || $0.path.contains("/Creating/")
    }
    try #require(!operators.isEmpty)
    for file in operators where try declaresOperators(file) {
      let name = file.deletingPathExtension().lastPathComponent
      if Self.undrawn.contains(name) { continue }
      #expect(try !drawings(in: file).isEmpty, "\(name).swift has no diagram")
    }
  }

  private func declaresOperators(_ file: URL) throws -> Bool {
    let source = try String(contentsOf: file, encoding: .utf8)
    return source.contains("extension Signal ")
      && (source.contains("\n  public func ") || source.contains("\n  public static func "))
  }
}
