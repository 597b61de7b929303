import Foundation
import TestSupport
import Testing

/// Where a page names something of this library, there is such a thing.
@Suite("Docs: names")
struct NameTests {
  static func tables() throws -> [Page] {
    try Page.all().filter {
      $0.path.hasPrefix("Docs/ComingFrom/") || $0.path.hasSuffix("Choosing.md")
    }
  }

  @Test("every name in a column headed \"here\" is a name of the library")
  func exist() async throws {
    let graph = try await SymbolGraph.ofSignals()
    let words = Set(graph.symbols.map { Self.word($0.names.title) } + ["signal", "Event"])
    let titles = Set(graph.symbols.map(\.names.title))
    let pages = try Self.tables()
    try #require(pages.count == 6)
    for page in pages {
      let cells = page.cells(under: "here")
      try #require(!cells.isEmpty, "\(page) has no column headed \"here\"")
      for code in cells.flatMap(Self.code) {
        let path = code.prefix { $0.isLetter || $0.isNumber || $0 == "." }
        let names = path.split(separator: ".").map(String.init)
        #expect(
          !names.isEmpty && names.allSatisfy(words.contains),
          "\(page): `\(code)`"
        )
        let call = code.split(separator: ".").last.map(String.init) ?? code
        if call.wholeMatch(of: /\w+\((\w+:)+\)/) != nil {
          #expect(titles.contains(call), "\(page): no `\(call)` with these labels")
        }
      }
    }
  }

  @Test("every operator can be chosen")
  func chosen() async throws {
    let operators = try await SymbolGraph.ofSignals().symbols.compactMap(Operator.init)
    try #require(operators.count > 100, "the symbol graph names \(operators.count) operators")
    let page = try Page("Docs/Using/Choosing.md")
    let offered = Set(page.cells(under: "here").flatMap(Self.code).map(Self.word))
    let lacking = Set(operators.map(\.name)).subtracting(offered)
    #expect(lacking == [], "add a row for each to \(page)")
  }

  /// What stands between backquotes.
  static func code(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  /// A title without its labels, and without the enumeration if it is a case's.
  static func word(_ title: String) -> String {
    title.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? title
  }

  @Test("the column is found, and code in it")
  func column() {
    let page = Page(path: "A.md", text: "| theirs | here |\n|---|---|\n| `a` | `b(c:)`, `d` |\n")
    #expect(page.cells(under: "here") == ["`b(c:)`, `d`"])
    #expect(page.cells(under: "here").flatMap(Self.code) == ["b(c:)", "d"])
  }
}
