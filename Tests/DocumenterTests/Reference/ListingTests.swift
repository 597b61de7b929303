import Foundation
import TestSupport
import Testing

@testable import Documenter

@Suite("the public API")
struct ListingTests {
  @Test("is what Docs/API lists", arguments: Listing.modules)
  func declared(module: String) async throws {
    let folder = TemporaryFolder()
    try await SymbolGraph.extract(module, into: folder.url)
    let listing = try Listing(module: module, graphs: folder.url)
    let listed = try Folder.package.text(of: Listing.path(of: module))
    let changes = listing.declarations.difference(
      from: listed.split(separator: "\n").map(String.init)
    )
    let lines = changes.map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      lines.isEmpty,
      """
      \(lines.joined(separator: "\n"))
      If that is meant, tell it in CHANGELOG, see Docs/Stability.md, and write the listing again \
      with: .ci/listing
      """
    )
  }

  @Test("is listed with owners, conditions and conformances, each once, in order")
  func lines() throws {
    let graph = """
      {
        "symbols": [
          {
            "identifier": {"precise": "b"}, "pathComponents": ["Box", "sum"],
            "declarationFragments": [{"spelling": "var sum:\\n  "}, {"spelling": "Int"}],
            "swiftExtension": {"constraints": [{"kind": "sameType", "lhs": "A", "rhs": "Int"}]}
          },
          {
            "identifier": {"precise": "a"}, "pathComponents": ["Box"],
            "declarationFragments": [{"spelling": "struct Box<A>"}]
          },
          {
            "identifier": {"precise": "c"}, "pathComponents": ["Combined"],
            "declarationFragments": [{"spelling": "struct Combined"}],
            "location": {"uri": "file:///Sources/Signals/Bridges/Apple/FromCombine.swift"}
          }
        ],
        "relationships": [
          {
            "kind": "conformsTo", "source": "a", "target": "s:SH", "targetFallback": "Swift.Hashable",
            "swiftConstraints": [{"kind": "conformance", "lhs": "A", "rhs": "Hashable"}]
          },
          {"kind": "conformsTo", "source": "a", "target": "s:s8CopyableP", "targetFallback": "Swift.Copyable"},
          {"kind": "memberOf", "source": "b", "target": "a"}
        ]
      }
      """
    let listing = Listing([try JSONDecoder().decode(Graph.self, from: Data(graph.utf8))])
    #expect(
      listing.declarations == [
        "struct Box<A>",
        "Box { var sum: Int } where A == Int",
        "Box: Swift.Hashable where A: Hashable",
      ]
    )
  }

  @Test("no graph is no listing")
  func none() {
    #expect(throws: (any Error).self) {
      try Listing(module: "Signals", graphs: FileManager.default.temporaryDirectory)
    }
  }
}
