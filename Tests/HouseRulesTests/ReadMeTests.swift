import Foundation
import Testing

@Suite("README")
struct ReadMeTests {
  @Test("its example is the program that Tests/Client builds and runs")
  func example() throws {
    let page = try text(of: "README.md")
    let program = try text(of: "Tests/Client/Sources/Example/main.swift")
    #expect(page.contains("```swift\n\(program)```\n"))
  }

  @Test("its first screen shows the example and both commands")
  func firstScreen() throws {
    let screen = try text(of: "README.md").components(separatedBy: "\n").prefix(30)
      .joined(separator: "\n")
    #expect(screen.contains("import Signals"))
    #expect(screen.contains("\nswift run weather-cli demo"))
    #expect(screen.contains("\nswift test"))
  }

  @Test(
    "pages link to files that exist",
    arguments: [
      "README.md", "CONTRIBUTING.md", "Docs/Contract.md", "Docs/Decisions.md",
      "Docs/HowItIsComposed.md",
    ]
  )
  func links(page: String) throws {
    let folder = Package.root.appendingPathComponent(page).deletingLastPathComponent()
    let links = try text(of: page).matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/).map { String($0.1) }
    for link in links {
      let path = folder.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(link)")
    }
  }

  @Test("the page on composition names every edge file")
  func edges() throws {
    let page = try text(of: "Docs/HowItIsComposed.md")
    for edge in Array(CompositionRule.edges.keys) + Array(CompositionRule.edgeFolders.keys) {
      #expect(page.contains("`\(edge)"), "\(edge) is not named")
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Package.root.appendingPathComponent(path), encoding: .utf8)
  }
}
