import Foundation

/// A public function or property that makes a signal.
public struct Operator: Equatable {
  /// Its name with its labels, as documentation links it: `take(during:)`.
  public let title: String
  /// Its source file below the library's folder.
  public let file: String
  /// Whether its comment holds a diagram.
  public let isDrawn: Bool

  /// An operator of that title, in that file.
  public init(title: String, file: String, isDrawn: Bool) {
    self.title = title
    self.file = file
    self.isDrawn = isDrawn
  }

  /// Its name alone: `take`.
  public var name: String { String(title.prefix { $0 != "(" }) }

  /// What its file may be called: after the name, or after the name and the first label.
  public var fileNames: Set<String> {
    let labels = title.drop { $0 != "(" }.dropFirst().dropLast()
    let label = labels.split(separator: ":").first.map { String($0.capitalizedFirst) } ?? ""
    let name = name.capitalizedFirst
    // Three to eight inputs are a second file, alike for all counts.
    return [name, name + label, name + "Many"]
  }
}

extension Operator {
  /// The operator that a symbol is, if it is one: a member of `Signal` that is called upon and
  /// gives a signal or a connection, or a function outside all types that does.
  package init?(_ symbol: SymbolGraph.Symbol) {
    let isMember = symbol.pathComponents.count == 2 && symbol.pathComponents[0] == "Signal"
    let fragments: [SymbolGraph.Symbol.Fragment]? =
      switch symbol.kind.identifier {
      case "swift.method" where isMember, "swift.type.method" where isMember, "swift.func":
        symbol.functionSignature?.returns
      case "swift.type.property" where isMember: symbol.declarationFragments
      default: nil
      }
    let type = fragments?.first { $0.kind == "typeIdentifier" }?.spelling
    guard type == "Signal" || type == "Connection" else { return nil }
    title = symbol.names.title
    file = symbol.location?.uri.components(separatedBy: "/Sources/Signals/").last ?? ""
    isDrawn = symbol.docComment?.lines.contains { $0.text.hasPrefix("```marble") } ?? false
  }
}

extension StringProtocol {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
