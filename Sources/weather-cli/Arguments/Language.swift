import Foundation

/// The language that dates and numbers are written in, and that the provider is asked for.
enum Language {
  /// A language tag such as `de` or `pt-BR` (BCP 47).
  ///
  /// - Parameter example: What stands before the tag in an example.
  static func tag(
    _ text: String,
    example: String = "--lang"
  ) throws(UsageError) -> String {
    let tag = text.replacing("_", with: "-")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    let isLanguage =
      (2...3).contains(parts[0].count) && Locale.LanguageCode(String(parts[0])).isISOLanguage
    guard isTag, isLanguage else {
      throw UsageError(
        summary: "\"\(text.withoutControls)\" is not a language.",
        advice: "Give its code, for example: \(example) de or \(example) pt-BR"
      )
    }
    return tag
  }

  /// The rules of a language; those of plain English for none.
  static func locale(_ tag: String?) -> Locale {
    // Hours and numbers in digits that terminals keep in columns, whatever the language.
    Locale(identifier: tag.map { $0 + "-u-nu-latn-ca-gregory" } ?? "en_US_POSIX")
  }
}
