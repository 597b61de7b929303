/// The languages OpenWeatherMap describes weather in, under its own names for them.
enum OpenWeatherMapLanguage {
  /// OpenWeatherMap's name for a language, or nil where it does not speak it.
  ///
  /// - Parameter tag: A BCP 47 tag such as `cs`, `pt-BR` or `zh-Hant`; case does not matter.
  static func code(for tag: String) -> String? {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first else { return nil }
    switch language {
    case "zh": return traditional.isDisjoint(with: parts) ? "zh_cn" : "zh_tw"
    case "pt": return parts.contains("br") ? "pt_br" : "pt"
    default: return renamed[language] ?? (same.contains(language) ? language : nil)
    }
  }

  private static let traditional: Set = ["tw", "hk", "mo", "hant"]

  /// Those that have another name there than in ISO 639, with older names for the same.
  private static let renamed = [
    "cs": "cz", "ko": "kr", "lv": "la", "sq": "al", "uk": "ua", "nb": "no", "nn": "no",
    "iw": "he", "in": "id", "cz": "cz", "ua": "ua", "al": "al",
  ]

  private static let same: Set = [
    "af", "ar", "az", "bg", "ca", "da", "de", "el", "en", "es", "eu", "fa", "fi", "fr", "gl",
    "he", "hi", "hr", "hu", "id", "it", "ja", "lt", "mk", "nl", "no", "pl", "ro", "ru", "sk",
    "sl", "sr", "sv", "th", "tr", "vi", "zu",
  ]
}
