import Foundation
import Testing

@testable import WeatherCore
@testable import weather_cli

@Suite("languages (C11)")
struct VocabularyTests {
  @Test("every language says everything, with the gaps of the English", arguments: tables)
  func whole(language: String, table: [Phrase: String]) {
    #expect(Set(table.keys) == Set(Phrase.allCases))
    for (phrase, words) in table {
      #expect(!words.isEmpty && words == words.trimmed)
      #expect(Self.gaps(words) == Self.gaps(phrase.rawValue), "\(language) \(phrase)")
    }
    #expect(Vocabulary.languages.contains(language))
    #expect(Vocabulary(language: language)(.sun) == table[.sun])
  }

  @Test("labels fit their column of ten cells, compass points are sixteen", arguments: tables)
  func widths(language: String, table: [Phrase: String]) {
    let labels: [Phrase] = [
      .feelsLike, .wind, .humidity, .pressure, .visibility, .rain, .snow, .clouds, .uvIndex, .sun,
    ]
    for label in labels { #expect((table[label] ?? "").cellWidth <= 10, "\(language) \(label)") }
    #expect(table[.compass]?.split(separator: " ").count == 16)
    // The column of details has room for 24 cells after a label.
    for phrase in [Phrase.upAllDay, .downAllDay] {
      #expect((table[phrase] ?? "").cellWidth <= 24, "\(language) \(phrase)")
    }
  }

  @Test("no screen in any language is wider than it may be", arguments: Vocabulary.languages)
  func screens(language: String) throws {
    for command in Gallery.commands {
      for columns in [20, 40, 60, 80, 120] {
        let screen = try Gallery.screen(command, columns: columns) { $0.language = language }
        for line in screen.split(separator: "\n") {
          #expect(line.cellWidth <= columns && line.last != " ", "\(line)")
        }
        let english = try Gallery.screen(command, columns: columns)
        #expect(screen != english)
      }
    }
  }

  @Test("German, as a person reads it")
  func german() throws {
    let glance = try Gallery.screen(.glance, columns: 80) { $0.language = "de" }
    for words in [
      "61°  Klarer Himmel", "Gefühlt     59°", "Wind        OSO 5 mph ←",
      "Feuchte     48 %, Taupunkt 41°", "Luftdruck   30,09 inHg", "Sonne       07:31 – 17:29",
      "Stündliche Vorhersage", "Tägliche Vorhersage", "  Sonntag     Mäßig bewölkt",
      "  Donnerstag  Leichter Regen", "in 24 h", "Aufgezeichnet am 31. Dez. 2023",
    ] {
      #expect(glance.contains(words), "\(words)\n\(glance)")
    }
    let air = try Gallery.screen(.air, columns: 80) { $0.language = "de-AT" }
    #expect(air.contains("  OpenWeather-Index  3 von 5, mäßig"))
    #expect(air.contains("OpenWeatherMap, vor 1 min"))
  }

  @Test("a code's English words are translated, a provider's own are left as they are")
  func conditions() {
    let french = Vocabulary(language: "fr")
    #expect(french.translation(of: "light rain") == "Pluie légère")
    #expect(french.translation(of: "overcast") == "Couvert")
    #expect(french.translation(of: "légère pluie") == nil)
    #expect(Vocabulary.english.translation(of: "light rain") == nil)
    // Every text that Open-Meteo's codes come down to.
    for code in 0...99 {
      let text = Condition(wmoCode: code, isDay: nil).text
      #expect(text.isEmpty || french.translation(of: text) != nil, "\(text)")
    }
  }

  @Test(
    "what programs read is the same in every language",
    arguments: [["--json"], ["--prometheus"], ["--format", "{condition} {wind} {moon} {age}"]]
  )
  func programs(form: [String]) throws {
    var stage = try Stage.london()
    stage.environment = [:]
    let english = stage.run(["demo", "Arizona"] + form).out
    #expect(!english.isEmpty)
    for language in Vocabulary.languages {
      #expect(stage.run(["demo", "Arizona", "--lang", language] + form).out == english)
    }
  }

  @Test("a language without a table has its own dates and English words")
  func others() throws {
    let screen = try Gallery.screen(.glance, columns: 80) { $0.language = "fi" }
    #expect(screen.contains("Feels like") && screen.contains("sunnuntai"))
  }

  private static let tables: [(String, [Phrase: String])] = [
    ("de", Vocabulary.german), ("es", Vocabulary.spanish), ("fr", Vocabulary.french),
    ("it", Vocabulary.italian), ("nl", Vocabulary.dutch), ("pt", Vocabulary.portuguese),
  ]

  private static func gaps(_ text: String) -> Int { text.components(separatedBy: "{}").count - 1 }
}
