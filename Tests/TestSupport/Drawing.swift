import Foundation

/// A drawing on a page of Docs: a fenced block that begins with `marble` and its kind.
///
/// Each of its lines is a row, `name : diagram`.
public struct Drawing: Sendable, CustomStringConvertible {
  /// What it is about, so who plays it.
  public let kind: String
  /// Its rows, from top to bottom.
  public let rows: [(name: String, diagram: String)]

  /// A drawing with the rows of `text`.
  public init(kind: String, _ text: some StringProtocol) {
    self.kind = kind
    rows = text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  /// The diagram of the row of that name.
  public subscript(name: String) -> String? { rows.first { $0.name == name }?.diagram }

  /// The rows, as they are drawn.
  public var description: String {
    rows.map { "\($0.name): \($0.diagram)" }.joined(separator: "\n")
  }

  /// All drawings of the pages on how the weather client is composed.
  public static func ofComposition() throws -> [Drawing] {
    let docs = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs")
    let pages = try FileManager.default
      .contentsOfDirectory(atPath: docs.appendingPathComponent("Weather").path)
      .filter { $0.hasSuffix(".md") }.map { "Weather/\($0.dropLast(3))" }.sorted()
    return try (["HowItIsComposed"] + pages).flatMap(all)
  }

  /// All drawings of a page, in its order.
  public static func all(in page: String) throws -> [Drawing] {
    let docs = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs")
    let text = try String(contentsOf: docs.appendingPathComponent("\(page).md"), encoding: .utf8)
    return text.components(separatedBy: "```marble ").dropFirst().map { block in
      let body = block.components(separatedBy: "```")[0]
      let kind = body.prefix { !$0.isNewline }.trimmingCharacters(in: .whitespaces)
      return Drawing(kind: kind, body.drop { !$0.isNewline })
    }
  }
}
