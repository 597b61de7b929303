/// A text with fields to be filled in.
///
/// `{temperature}` is a field, and `{gust|calm}` one with what stands there when it is not known,
/// `–` if nothing is said. `{{` and `}}` are braces; `\n`, `\t` and `\\` a line end, a tab and a
/// backslash.
struct Template: Sendable, Equatable {
  private enum Piece: Sendable, Equatable {
    case text(String)
    case field(Field, otherwise: String)
  }

  private let pieces: [Piece]

  /// - Throws: What cannot be understood.
  init(_ text: String) throws(UsageError) {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": plain += Self.escaped(&rest)
      case "{" where rest.first == "{", "}" where rest.first == "}":
        plain.append(character)
        rest.removeFirst()
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw Self.open }
        pieces += [.text(plain), try Self.field(String(rest[..<end]))]
        plain = ""
        rest = rest[rest.index(after: end)...]
      case "}": throw Self.open
      default: plain.append(character)
      }
    }
    self.pieces = (pieces + [.text(plain)]).filter { $0 != .text("") }
  }

  /// The text with what `value` gives for its fields.
  func filled(_ value: (Field) -> String?) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let field, let otherwise): value(field) ?? otherwise
      }
    }.joined()
  }

  private static func escaped(_ rest: inout Substring) -> String {
    switch rest.first {
    case "n": rest.removeFirst(); return "\n"
    case "t": rest.removeFirst(); return "\t"
    case "\\": rest.removeFirst(); return "\\"
    default: return "\\"
    }
  }

  private static func field(_ text: String) throws(UsageError) -> Piece {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].trimmed
    if let field = Field(rawValue: name) {
      return .field(field, otherwise: parts.count > 1 ? String(parts[1]) : "–")
    }
    let names = Field.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: name, among: names)
    throw UsageError(
      summary: "There is no field {\(name.withoutControls)}.",
      advice: nearest.map { "Did you mean {\($0)}?" }
        ?? "The fields are: \(names.joined(separator: ", "))."
    )
  }

  private static let open = UsageError(
    summary: "A brace of the format stands alone.",
    advice: "Fields are written {temperature}, and a brace itself {{ or }}."
  )
}
