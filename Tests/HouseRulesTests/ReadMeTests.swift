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

  @Test("its figures are those of Docs/Costs.md")
  func figures() throws {
    let costs = try text(of: "Docs/Costs.md")
    let rows = try text(of: "README.md").matches(of: /\n\| ([^|\n]+) \| ([0-9.]+) \| ([0-9.]+) \|/)
    try #require(rows.count > 4)
    for row in rows {
      let known = costs.split(separator: "\n").first { $0.hasPrefix("| \(row.1) | \(row.2) |") }
      let cells = known?.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
      #expect(cells.count > 3 && cells[3] == row.3, "\(row.1) costs something else by now")
    }
  }

  @Test("its first screen shows the example and both commands")
  func firstScreen() throws {
    let screen = try text(of: "README.md").components(separatedBy: "\n").prefix(30)
      .joined(separator: "\n")
    #expect(screen.contains("import Signals"))
    #expect(screen.contains("\nswift run weather-cli demo"))
    #expect(screen.contains("\nswift test"))
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
