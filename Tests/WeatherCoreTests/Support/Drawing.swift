import Foundation
import TestSupport
import Testing

/// A drawing on a page of Docs: a fenced block that begins with `marble` and its kind.
struct Drawing: Sendable, CustomStringConvertible {
  let kind: String
  let rows: [(name: String, diagram: String)]

  /// The diagram of one row.
  func row(_ name: String) throws -> String {
    try #require(rows.first { $0.name == name }?.diagram, "a row \(name)")
  }

  var description: String {
    rows.map { "\($0.name): \($0.diagram)" }.joined(separator: "\n")
  }

  /// All drawings of a page, in its order.
  static func all(in page: String) throws -> [Drawing] {
    let docs = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs")
    let text = try String(contentsOf: docs.appendingPathComponent("\(page).md"), encoding: .utf8)
    return text.components(separatedBy: "```marble ").dropFirst().map { block in
      let body = block.components(separatedBy: "```")[0]
      let kind = body.prefix { !$0.isNewline }.trimmingCharacters(in: .whitespaces)
      return Drawing(kind: kind, rows: ManagerStage.rows(body.drop { !$0.isNewline }))
    }
  }
}
