import Foundation
import TestSupport
import Testing

@testable import Documenter

@Suite("the groups of the reference site")
struct GroupsTests {
  @Test("hold every public symbol, below its type", arguments: Listing.modules)
  func grouped(module: String) async throws {
    let symbols = try await Self.symbols(of: module)
    let lacks = try Groups(module: module, in: .package).lacks(of: symbols.map(\.path))
    #expect(
      lacks == [],
      "Add a line for each to Docs/\(module).docc/\(module).md or Extensions/TYPE.md there."
    )
  }

  @Test("hold nothing that is not documented", arguments: Listing.modules)
  func documented(module: String) async throws {
    // The compiler makes these initializers, and there is nothing to say about one.
    let bare = try await Self.symbols(of: module)
      .filter { !$0.isDocumented && $0.path.last != "init(rawValue:)" }
    #expect(bare.map { $0.path.joined(separator: ".") } == [])
  }

  @Test("name each overload, and are told apart by their type")
  func lacks() {
    let groups = Groups(
      module: "A",
      pages: [
        "# ``A``\n\n## Topics\n\n### All\n\n- ``Box``\n- ``make(_:)-(Int)``\n",
        "# ``A/Box/Kind-swift.enum``\n\n## Topics\n\n- ``kind-swift.property``\n- ``<(_:_:)``\n",
        "# ``A/Box``\n\n- ``not(a:)``, which is no topic\n\n## Topics\n\n- ``take(_:)-1ab2``\n",
        "# An article\n\n- ``other``\n",
      ]
    )
    let there = [
      ["Box"], ["make(_:)"], ["Box", "Kind", "kind"], ["Box", "Kind", "<(_:_:)"],
      ["Box", "take(_:)"],
    ]
    #expect(groups.lacks(of: there) == [])
    #expect(groups.lacks(of: there + [["make(_:)"]]) == ["make(_:)"])
    #expect(
      groups.lacks(of: [["Box", "not(a:)"], ["take(_:)"], ["other"]]) == [
        "Box/not(a:)", "other", "take(_:)",
      ]
    )
  }

  private struct Symbol {
    let path: [String]
    let isDocumented: Bool
  }

  /// What a module offers, and what it adds to others, whose names then come first.
  private static func symbols(of module: String) async throws -> [Symbol] {
    let folder = TemporaryFolder()
    try await SymbolGraph.extract(module, into: folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasPrefix(module) && $0.hasSuffix(".symbols.json") }
    let symbols = try names.flatMap { name -> [Symbol] in
      let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
      let extended = name.split(separator: ".").first?.split(separator: "@").dropFirst() ?? []
      return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
        // Adapters to Apple's frameworks are seen on Apple's platforms alone.
        .filter { $0.location?.uri.contains("/Apple/") != true }
        .map { symbol in
          Symbol(
            path: extended.map(String.init) + symbol.pathComponents,
            isDocumented: symbol.docComment != nil
          )
        }
    }
    try #require(symbols.count > 100)
    return symbols
  }
}
