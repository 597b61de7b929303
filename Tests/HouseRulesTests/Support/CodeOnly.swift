/// The text with every comment and string literal replaced by blanks, line for line.
///
/// What is interpolated into a string counts as part of the string. Regular expression literals
/// are read as code.
func codeOnly(_ text: String) -> String {
  var reader = CodeReader(text: Array(text))
  reader.readAll()
  return String(reader.output)
}

private struct CodeReader {
  let text: [Character]
  var position = 0
  var output: [Character] = []

  init(text: [Character]) {
    self.text = text
    output.reserveCapacity(text.count)
  }

  mutating func readAll() {
    while position < text.count {
      if starts(with: "//") {
        while position < text.count, text[position] != "\n" { blank() }
      } else if starts(with: "/*") {
        blankComment()
      } else if let quote = openingQuote() {
        blankLiteral(quote)
      } else {
        output.append(text[position])
        position += 1
      }
    }
  }

  func starts(with word: String) -> Bool {
    text[position...].starts(with: Array(word))
  }

  mutating func blank(_ count: Int = 1) {
    for _ in 0..<min(count, text.count - position) {
      output.append(text[position] == "\n" ? "\n" : " ")
      position += 1
    }
  }

  mutating func blankComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < text.count
  }

  struct Quote {
    let pounds: Int
    let isMultiline: Bool
    var opening: Int { pounds + (isMultiline ? 3 : 1) }
    var closing: String {
      String(repeating: "\"", count: isMultiline ? 3 : 1) + String(repeating: "#", count: pounds)
    }
    var interpolation: String { "\\" + String(repeating: "#", count: pounds) + "(" }
  }

  /// The literal that begins here, if one does.
  func openingQuote() -> Quote? {
    var next = position
    while next < text.count, text[next] == "#" { next += 1 }
    guard next < text.count, text[next] == "\"" else { return nil }
    let isMultiline = text[next...].starts(with: Array("\"\"\""))
    return Quote(pounds: next - position, isMultiline: isMultiline)
  }

  mutating func blankLiteral(_ quote: Quote) {
    blank(quote.opening)
    while position < text.count {
      if starts(with: quote.closing) { return blank(quote.closing.count) }
      if starts(with: quote.interpolation) {
        blank(quote.interpolation.count)
        blankInterpolation()
      } else if quote.pounds == 0, text[position] == "\\" {
        blank(2)
      } else {
        blank()
      }
    }
  }

  mutating func blankInterpolation() {
    var depth = 1
    while depth > 0, position < text.count {
      if let quote = openingQuote() {
        blankLiteral(quote)
        continue
      }
      if text[position] == "(" { depth += 1 }
      if text[position] == ")" { depth -= 1 }
      blank()
    }
  }
}
