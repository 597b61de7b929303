/// The states and provinces that people name by a code.
enum Areas {
  /// The code of an area, by its code or its name; nil where the country has none of it.
  static func code(of name: String, in country: String) -> String? {
    let key = name.comparable
    let areas = codes[country.uppercased()] ?? [:]
    if areas[key.uppercased()] != nil { return key.uppercased() }
    return areas.first { $0.value.comparable == key }?.key
  }

  /// The full name of an area that is given by its code or its name.
  static func name(of name: String, in country: String) -> String? {
    code(of: name, in: country).flatMap { codes[country.uppercased()]?[$0] }
  }

  /// Whether two names are those of one area of a country.
  static func areSame(_ one: String, _ other: String, in country: String) -> Bool {
    if one.comparable == other.comparable { return true }
    guard let code = code(of: one, in: country) else { return false }
    return code == self.code(of: other, in: country)
  }

  /// The countries that have an area of that code or name.
  static func countries(with name: String) -> [String] {
    codes.keys.filter { code(of: name, in: $0) != nil }.sorted()
  }

  /// By country: ISO 3166-2 codes, which are those of the post.
  private static let codes = ["US": unitedStates, "CA": canada, "AU": australia]

  private static let unitedStates = [
    "AL": "Alabama", "AK": "Alaska", "AZ": "Arizona", "AR": "Arkansas", "CA": "California",
    "CO": "Colorado", "CT": "Connecticut", "DE": "Delaware", "DC": "District of Columbia",
    "FL": "Florida", "GA": "Georgia", "HI": "Hawaii", "ID": "Idaho", "IL": "Illinois",
    "IN": "Indiana", "IA": "Iowa", "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana",
    "ME": "Maine", "MD": "Maryland", "MA": "Massachusetts", "MI": "Michigan",
    "MN": "Minnesota", "MS": "Mississippi", "MO": "Missouri", "MT": "Montana",
    "NE": "Nebraska", "NV": "Nevada", "NH": "New Hampshire", "NJ": "New Jersey",
    "NM": "New Mexico", "NY": "New York", "NC": "North Carolina", "ND": "North Dakota",
    "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania",
    "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee",
    "TX": "Texas", "UT": "Utah", "VT": "Vermont", "VA": "Virginia", "WA": "Washington",
    "WV": "West Virginia", "WI": "Wisconsin", "WY": "Wyoming",
  ]

  private static let canada = [
    "AB": "Alberta", "BC": "British Columbia", "MB": "Manitoba", "NB": "New Brunswick",
    "NL": "Newfoundland and Labrador", "NS": "Nova Scotia", "NT": "Northwest Territories",
    "NU": "Nunavut", "ON": "Ontario", "PE": "Prince Edward Island", "QC": "Quebec",
    "SK": "Saskatchewan", "YT": "Yukon",
  ]

  private static let australia = [
    "ACT": "Australian Capital Territory", "NSW": "New South Wales",
    "NT": "Northern Territory", "QLD": "Queensland", "SA": "South Australia",
    "TAS": "Tasmania", "VIC": "Victoria", "WA": "Western Australia",
  ]
}
