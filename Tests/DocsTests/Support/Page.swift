import Foundation
import TestSupport

/// A page of the repository, as these tests read it.
struct Page: Sendable, CustomStringConvertible {
  /// A fenced block: the word after the fence, the words after that, and what it holds.
  struct Block: Sendable {
    let language: String
    let mark: String
    var body: String
  }

  /// Its path below the package's root, for example `Docs/Contract.md`.
  let path: String
  /// Its lines outside fenced blocks.
  let prose: [String]
  /// Its fenced blocks.
  let blocks: [Block]

  var description: String { path }

  /// Reads a page from its text.
  init(path: String, text: String) {
    self.path = path
    var prose: [String] = []
    var blocks: [Block] = []
    var open: Block?
    for line in text.components(separatedBy: "\n") {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.body += line + "\n"
        }
      } else if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
        open = Block(language: words.first ?? "", mark: words.dropFirst().first ?? "", body: "")
      } else {
        prose.append(line)
      }
    }
    self.prose = prose
    self.blocks = blocks
  }

  /// Reads a page of this repository.
  init(_ path: String) throws {
    let file = Self.root.appendingPathComponent(path)
    self.init(path: path, text: try String(contentsOf: file, encoding: .utf8))
  }

  /// The package's root.
  static let root = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()

  /// All pages: those at the root and those of Docs.
  static func all() throws -> [Page] {
    let top = try FileManager.default.contentsOfDirectory(atPath: root.path)
    let docs = FileManager.default.enumerator(atPath: root.appendingPathComponent("Docs").path)?
      .compactMap { $0 as? String }.map { "Docs/\($0)" }
    return try (top + (docs ?? [])).filter { $0.hasSuffix(".md") }.sorted().map(Page.init)
  }
}

extension Page {
  /// The links that lead into the repository: a path from here, and a heading's anchor.
  var links: [(path: String, anchor: String?)] {
    prose.joined(separator: "\n").matches(of: /\]\(([^)#:\s]*)(?:#([^)\s]*))?\)/)
      .map { (String($0.1), $0.2.map(String.init)) }
  }

  /// What headings can be linked to by, as GitHub makes it of their words.
  var anchors: Set<String> {
    Set(
      prose.filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      }
    )
  }

  /// The cells below the heads of that name, in all tables.
  func cells(under head: String) -> [String] {
    var column: Int?
    return prose.compactMap { line in
      guard line.hasPrefix("|") else {
        column = nil
        return nil
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard let found = column else {
        column = cells.firstIndex(of: head) ?? cells.count
        return nil
      }
      return found < cells.count && !cells[found].hasPrefix("---") ? cells[found] : nil
    }
  }
}
