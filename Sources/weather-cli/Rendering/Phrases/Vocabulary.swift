/// What a screen says, in one language.
///
/// Weekdays, months and decimal signs are the system's (``DateNames``), and a condition's own words
/// are the provider's where it knows the language; this is the rest. A language without a table
/// says all of it in English.
struct Vocabulary: Sendable, Equatable {
  /// nil for English, which is in the phrases themselves.
  private let table: [Phrase: String]?

  /// - Parameter language: A tag such as `de` or `pt-BR`, of which the first part counts.
  init(language: String?) {
    table = language.flatMap { Self.table(of: String($0.prefix { $0 != "-" }).lowercased()) }
  }

  static let english = Vocabulary(language: nil)

  /// The languages that have tables, besides English.
  static let languages = ["de", "es", "fr", "it", "nl", "pt"]

  /// A phrase with its gaps filled in, in their order.
  func callAsFunction(_ phrase: Phrase, _ values: String...) -> String { self(phrase, values) }

  /// A phrase with its gaps filled in, in their order.
  func callAsFunction(_ phrase: Phrase, _ values: [String]) -> String {
    let words = table?[phrase] ?? phrase.rawValue
    if values.isEmpty { return words }
    var parts = words.split(separator: "{}", omittingEmptySubsequences: false).map { String($0) }
    for (index, value) in values.enumerated() where index < parts.count - 1 {
      parts[index] += value
    }
    return parts.joined()
  }

  /// A provider's English words for a condition; nil where this is English too, or has no words
  /// for it.
  func translation(of text: String) -> String? {
    guard let table else { return nil }
    let words = text.prefix(1).uppercased() + text.dropFirst().lowercased()
    return Phrase(rawValue: words).flatMap { table[$0] }
  }

  private static func table(of language: String) -> [Phrase: String]? {
    switch language {
    case "de": german
    case "es": spanish
    case "fr": french
    case "it": italian
    case "nl": dutch
    case "pt": portuguese
    default: nil
    }
  }
}
