import Foundation

/// Countries by everything people call them.
enum Countries {
  /// The ISO 3166-1 code of a country that is named by its code, in English or in a language of
  /// its own; nil where there is none.
  static func code(of name: String) -> String? {
    let key = name.comparable
    if key.count == 2, codes.contains(key.uppercased()) { return key.uppercased() }
    return others[key] ?? known[key]
  }

  /// Whether `name` is one of the names of a country: its code, or what any language calls it.
  static func isName(_ name: String, of code: String) -> Bool {
    let code = code.uppercased()
    let key = name.comparable
    if key == code.comparable || self.code(of: name) == code { return true }
    return languages.contains { spellings(of: code, in: $0).contains(key) }
  }

  private static let codes = Set(
    Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }
  )

  /// Every language that this system has names in.
  private static let languages = Locale.availableIdentifiers.filter { !$0.contains("_") }

  /// English names, and those in the languages that a country speaks.
  private static let known: [String: String] = {
    let english = codes.map { (code: $0, language: "en") }
    let own = Locale.availableIdentifiers.compactMap {
      identifier -> (code: String, language: String)? in
      let region = identifier.split(separator: "_").last.map(String.init) ?? ""
      return codes.contains(region) ? (region, identifier) : nil
    }
    return (english + own).reduce(into: [:]) { names, country in
      for name in spellings(of: country.code, in: country.language) where names[name] == nil {
        names[name] = country.code
      }
    }
  }()

  /// Names in common use that the system does not give.
  private static let others = [
    "uk": "GB", "great britain": "GB", "britain": "GB", "usa": "US", "america": "US",
    "united states of america": "US", "uae": "AE", "holland": "NL", "the netherlands": "NL",
    "china": "CN", "czech republic": "CZ", "ivory coast": "CI", "turkey": "TR", "burma": "MM",
    "hong kong": "HK", "macau": "MO", "palestine": "PS",
  ]

  /// What a language calls a country, with and without what stands in brackets.
  private static func spellings(of code: String, in language: String) -> [String] {
    guard let name = Locale(identifier: language).localizedString(forRegionCode: code) else {
      return []
    }
    return [name.comparable, name.prefix { $0 != "(" }.comparable]
  }
}

extension StringProtocol {
  /// What is compared of a name: neither case nor accents, nor the points of an abbreviation.
  package var comparable: String {
    String(self).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacing(".", with: "").replacing("’", with: "'")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
