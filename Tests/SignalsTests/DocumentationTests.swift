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
}
