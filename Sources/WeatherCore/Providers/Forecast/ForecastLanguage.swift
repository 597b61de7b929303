/// The languages that summaries can be had in.
enum ForecastLanguage {
  /// The provider's name for a language, or nil where it does not speak it.
  ///
  /// - Parameter tag: A BCP 47 tag such as `cs`, `pt-BR` or `zh-Hant`; case does not matter.
  static func code(for tag: String) -> String? {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first else { return nil }
    if language == "zh" {
      return Set(["tw", "hk", "mo", "hant"]).isDisjoint(with: parts) ? "zh" : "zh-tw"
    }
    return spoken.contains(language) ? language : nil
  }

  /// Those that Dark Sky spoke.
  private static let spoken: Set = [
    "ar", "az", "be", "bg", "bn", "bs", "ca", "cs", "da", "de", "el", "en", "eo", "es", "et",
    "fi", "fr", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ka", "kn", "ko", "kw", "lv",
    "ml", "mr", "nb", "nl", "no", "pa", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "ta",
    "te", "tet", "tr", "uk", "ur", "vi",
  ]
}
