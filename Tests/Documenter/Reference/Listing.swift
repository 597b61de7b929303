import Foundation

/// What a module offers to those who import it: each declaration on a line, in order.
struct Listing {
  static let modules = ["Signals", "WeatherCore"]

  static func path(of module: String) -> String { "Docs/API/\(module).txt" }

  let declarations: [String]

  /// Its declarations, each on a line.
  var text: String { declarations.joined(separator: "\n") + "\n" }

  /// Reads the graphs of a module in a folder: its own, and those of what it extends.
  init(module: String, graphs folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") && $0.hasSuffix(".symbols.json")
    }
    guard !names.isEmpty else { throw Problem("There is no symbol graph of \(module). Make it.") }
    let graphs = try names.map { name in
      try JSONDecoder().decode(
        Graph.self,
        from: Data(contentsOf: folder.appendingPathComponent(name))
      )
    }
    self.init(graphs)
  }

  init(_ graphs: [Graph]) {
    let symbols = graphs.flatMap(\.symbols).filter { symbol in
      // Adapters to Apple's frameworks are seen on Apple's platforms alone.
      symbol.location?.uri.contains("/Apple/") != true
    }
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first }
    )
    let conformances = graphs.flatMap(\.relationships).compactMap { relation -> Entry? in
      guard relation.kind == "conformsTo", let type = names[relation.source] else { return nil }
      let name = names[relation.target] ?? relation.targetFallback ?? relation.target
      if Self.implied.contains(name) { return nil }
      return Entry(owner: type, line: "\(type): \(name)\((relation.swiftConstraints ?? []).words)")
    }
    let declared = symbols.map { symbol in
      let isType = symbol.pathComponents.count == 1
      let owner = isType ? symbol.pathComponents : symbol.pathComponents.dropLast()
      return Entry(owner: owner.joined(separator: "."), line: symbol.line, isFirst: isType)
    }
    declarations = Set(declared + conformances).sorted().map(\.line)
  }

  /// What every type is unless it says otherwise.
  static let implied: Set = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]

  /// A line, and where it stands among the others: below its owner.
  private struct Entry: Hashable, Comparable {
    let owner: String
    let line: String
    var isFirst = false

    static func < (left: Entry, right: Entry) -> Bool {
      if left.owner != right.owner { return left.owner < right.owner }
      return left.isFirst == right.isFirst ? left.line < right.line : left.isFirst
    }
  }
}

/// What is read of a symbol graph.
struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Location: Decodable { let uri: String }
    struct Extension: Decodable { let constraints: [Constraint]? }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let location: Location?
    let swiftExtension: Extension?

    /// Where it is, and how it is declared.
    var line: String {
      let owner = pathComponents.dropLast().joined(separator: ".")
      let declaration = declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let conditions = (swiftExtension?.constraints ?? []).words
      return owner.isEmpty ? declaration : "\(owner) { \(declaration) }\(conditions)"
    }
  }

  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
    var words: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension [Graph.Constraint] {
  /// The conditions with a `where` before them, but for those that every type meets.
  fileprivate var words: String {
    let told = filter { !["Copyable", "Escapable"].contains($0.rhs) }
    return told.isEmpty ? "" : " where " + told.map(\.words).joined(separator: ", ")
  }
}
