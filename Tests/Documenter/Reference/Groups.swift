/// The groups of a catalogue: what stands below which type, or below the module, and how often.
struct Groups {
  private var links: [String: [String: Int]] = [:]

  /// Reads the pages of a module's catalogue.
  init(module: String, in package: Folder) throws {
    let pages = package.files(below: "Docs/\(module).docc", endingIn: ".md")
    self.init(module: module, pages: try pages.map(package.text(of:)))
  }

  /// Reads pages, each of which begins with what it is about.
  init(module: String, pages: [String]) {
    for page in pages {
      guard let heading = page.firstMatch(of: /^# ``([^`]+)``\n/),
        let topics = page.firstRange(of: "\n## Topics\n")
      else { continue }
      let path = heading.1.split(separator: "/").map { Self.title(of: $0) }
      let owner = path.drop { $0 == module }.joined(separator: "/")
      for link in page[topics.upperBound...].matches(of: /(?m)^- ``([^`]+)``$/) {
        let title = link.1.split(separator: "/").last.map { Self.title(of: $0) } ?? ""
        links[owner, default: [:]][title, default: 0] += 1
      }
    }
  }

  /// What of these symbols, each with its path, is in no group of its owner.
  ///
  /// Overloads have a link each.
  func lacks(of paths: [[String]]) -> [String] {
    let counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.compactMap { path, count in
      let owner = path.dropLast().joined(separator: "/")
      let found = path.last.flatMap { links[owner]?[$0] } ?? 0
      return found < count ? path.joined(separator: "/") : nil
    }
    .sorted()
  }

  /// A link without what tells overloads apart: `take(_:)-102bh` is `take(_:)`.
  private static func title(of link: Substring) -> String {
    if let end = link.firstIndex(of: ")") { return String(link[...end]) }
    return String(link.prefix { $0 != "-" })
  }
}
