/// One member or function of a source file, outside all function bodies.
struct Declaration: Equatable {
  /// `func`, `init`, `subscript`, `var` or `let`.
  let keyword: String
  let name: String
  /// The attributes and modifiers before the keyword.
  let modifiers: [String]
  let line: Int
  /// The types and extensions around it, outermost first.
  let scopes: [TypeScope]
  /// It has type parameters of its own, or takes `some` arguments.
  var isGeneric = false
  /// It has a body in braces: a function, or a property that is computed.
  var hasBody = false

  /// Its name with the types around it, for example `Signal.map`.
  var fullName: String { (scopes.map(\.name) + [name]).joined(separator: ".") }
}

/// One type or extension around a declaration.
struct TypeScope: Equatable {
  let keyword: String
  let name: String
  let isGeneric: Bool
}

/// The declarations of one file, read from its words and braces.
func declarations(in file: SourceFile) -> [Declaration] {
  var reader = DeclarationReader(tokens: tokens(of: file.code))
  return reader.read()
}

private struct Token {
  let text: String
  let line: Int
}

private func tokens(of code: [String]) -> [Token] {
  var tokens: [Token] = []
  for (index, line) in code.enumerated() {
    var word = ""
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "@"
        || character == "`"
    }
    for character in line + " " {
      if isWord(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(Token(text: word, line: index + 1)) }
      word = ""
      if !character.isWhitespace { tokens.append(Token(text: String(character), line: index + 1)) }
    }
  }
  return tokens
}

private struct DeclarationReader {
  enum Scope {
    case type(TypeScope)
    case body
  }

  let tokens: [Token]
  private var index = 0
  private var scopes: [Scope] = []
  private var pending: [String] = []
  private var found: [Declaration] = []

  init(tokens: [Token]) { self.tokens = tokens }

  mutating func read() -> [Declaration] {
    while index < tokens.count {
      let token = tokens[index]
      switch token.text {
      case "{": open(.body)
      case "}": close()
      case ";": pending = []
      case _ where isInBody: break
      case "class" where nextIs(["func", "var", "let", "subscript"]): pending.append("class")
      case "struct", "class", "enum", "actor", "protocol", "extension":
        if precededByDot { break }
        readType(token.text)
        continue
      case "func", "init", "subscript", "var", "let":
        if precededByDot { break }
        readMember(token)
        continue
      default: pending.append(token.text)
      }
      index += 1
    }
    return found
  }

  private var isInBody: Bool { if case .body? = scopes.last { true } else { false } }
  private var types: [TypeScope] {
    scopes.compactMap { if case .type(let type) = $0 { type } else { nil } }
  }
  private var precededByDot: Bool { index > 0 && tokens[index - 1].text == "." }
  private func nextIs(_ words: [String]) -> Bool {
    index + 1 < tokens.count && words.contains(tokens[index + 1].text)
  }

  private mutating func open(_ scope: Scope) {
    scopes.append(scope)
    pending = []
  }

  private mutating func close() {
    _ = scopes.popLast()
    pending = []
  }

  /// Reads the header of a type or extension; an extension of `A.B` counts as one of `A`.
  private mutating func readType(_ keyword: String) {
    index += 1
    let name = index < tokens.count ? tokens[index].text : ""
    let isGeneric = index + 1 < tokens.count && tokens[index + 1].text == "<"
    while index < tokens.count, tokens[index].text != "{" { index += 1 }
    index += 1
    open(.type(TypeScope(keyword: keyword, name: name, isGeneric: isGeneric)))
  }

  /// Reads a member up to its body, or to its end when it has none.
  private mutating func readMember(_ keyword: Token) {
    var name = keyword.text
    if name == "func" || name == "var" || name == "let" {
      index += 1
      name = index < tokens.count ? tokens[index].text : ""
    }
    var member = Declaration(
      keyword: keyword.text,
      name: name,
      modifiers: pending,
      line: keyword.line,
      scopes: types
    )
    pending = []
    index += 1
    if index < tokens.count, tokens[index].text == "<" { member.isGeneric = true }
    var depth = 0
    var line = keyword.line
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0, token.line != line, endsHeader(token.text) { break }
      line = token.line
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "some" where depth > 0: member.isGeneric = true
      case "=" where depth == 0 && keyword.text != "func" && !isComparison:
        found.append(member)
        index += 1
        return
      case "{" where depth > 0:
        skipBraces()
        continue
      case "{":
        member.hasBody = true
        found.append(member)
        index += 1
        open(.body)
        return
      case "}" where depth == 0:
        found.append(member)
        return
      default: break
      }
      index += 1
    }
    found.append(member)
  }

  /// `==` and the like, in a `where` clause.
  private var isComparison: Bool {
    tokens[index - 1].text == "=" || nextIs(["="])
  }

  /// Whether a word at the start of a line begins something new.
  private func endsHeader(_ word: String) -> Bool {
    word.hasPrefix("@") || word == "#"
      || [
        "public", "package", "private", "fileprivate", "internal", "open", "final", "static",
        "override", "mutating", "nonisolated", "func", "var", "let", "init", "subscript", "deinit",
        "case", "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
        "associatedtype", "convenience", "required", "weak", "lazy", "indirect",
      ].contains(word)
  }

  private mutating func skipBraces() {
    var depth = 0
    repeat {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }
}
