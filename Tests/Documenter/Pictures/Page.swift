/// A page of Docs whose fenced blocks hold diagrams: they begin with `marble` and what they are
/// about.
struct Page {
  let diagrams: [Diagram]
  /// Its text, with a picture after each diagram.
  let text: String

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - path: Where it is in the package, for example `Docs/Recipes/Undo.md`.
  ///   - text: What it says; pictures of earlier diagrams are left out.
  init(path: String, text: String) throws {
    let parts = path.dropLast(3).split(separator: "/").dropFirst()
    let name = parts.joined(separator: "-")
    let link = String(repeating: "../", count: parts.count - 1) + "Pictures/\(name)-"
    var diagrams: [Diagram] = []
    var kept: [Substring] = []
    var block: (kind: String, line: Int, rows: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("!["), line.contains("](\(link)") {
        if kept.last == "" { kept.removeLast() }
        continue
      }
      kept.append(line)
      if let open = block {
        if line == "```" {
          let title = "\(parts.last ?? ""), \(open.kind)"
          let diagram = try Diagram(title: title, line: open.line, open.rows)
          diagrams.append(diagram)
          kept += ["", "![\(diagram.words)](\(link)\(diagrams.count).svg)"]
          block = nil
        } else if line.contains(":") {
          block?.rows.append(line)
        }
      } else if line.hasPrefix("```marble ") {
        block = (line.dropFirst(10).trimmed, kept.count - 1, [])
      }
    }
    self.diagrams = diagrams
    self.text = kept.joined(separator: "\n")
  }

  /// The names of its pictures begin with this.
  static func pictures(of path: String) -> String {
    path.dropLast(3).split(separator: "/").dropFirst().joined(separator: "-")
  }
}
