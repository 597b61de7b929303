import Foundation

/// Pictures in place of the diagrams of documentation comments.
enum Illustration {
  /// Rewrites the symbol graphs of a folder, and says how many diagrams were found.
  static func illustrate(_ folder: URL) throws -> Int {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".symbols.json") }
    var pictures: [String: [Int: String]] = [:]
    var count = 0
    for name in names {
      let url = folder.appendingPathComponent(name)
      guard
        var graph = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any],
        var symbols = graph["symbols"] as? [[String: Any]]
      else { throw Problem("\(name) is no symbol graph. Make it anew.") }
      for index in symbols.indices {
        guard let place = symbols[index]["location"] as? [String: Any],
          let address = place["uri"] as? String, let file = URL(string: address),
          var comment = symbols[index]["docComment"] as? [String: Any],
          let lines = comment["lines"] as? [[String: Any]]
        else { continue }
        let known = try pictures[file.path] ?? self.pictures(of: file)
        pictures[file.path] = known
        let illustrated = illustrate(lines, with: known)
        count += illustrated.count
        comment["lines"] = illustrated.lines
        symbols[index]["docComment"] = comment
      }
      graph["symbols"] = symbols
      try JSONSerialization.data(withJSONObject: graph).write(to: url)
    }
    return count
  }

  /// What to write instead of each diagram of a file, by the line that opens it.
  private static func pictures(of file: URL) throws -> [Int: String] {
    let name = file.deletingPathExtension().lastPathComponent
    let source = CommentedSource(name: name, text: try String(contentsOf: file, encoding: .utf8))
    let diagrams = try source.entries().flatMap(\.diagrams)
    return Dictionary(
      diagrams.enumerated().map { index, diagram in
        (diagram.line, "![\(diagram.words)](\(Gallery.fileName(name, index + 1)))")
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func illustrate(
    _ lines: [[String: Any]],
    with pictures: [Int: String]
  ) -> (lines: [[String: Any]], count: Int) {
    var count = 0
    var isInside = false
    let result = lines.compactMap { line -> [String: Any]? in
      if isInside {
        if (line["text"] as? String)?.trimmed == "```" { isInside = false }
        return nil
      }
      guard let range = line["range"] as? [String: Any],
        let start = range["start"] as? [String: Any], let number = start["line"] as? Int,
        let picture = pictures[number], (line["text"] as? String)?.trimmed == "```marble"
      else { return line }
      isInside = true
      count += 1
      return line.merging(["text": picture]) { $1 }
    }
    return (result, count)
  }
}
