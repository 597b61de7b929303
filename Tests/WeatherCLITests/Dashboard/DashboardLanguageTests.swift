import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("dashboard in seven languages (C11, C14)", .ownThread)
struct DashboardLanguageTests {
  static let languages = ["en"] + Vocabulary.languages

  private func demo(_ language: String, columns: Int = 40, rows: Int = 12) -> Sitting {
    Sitting(
      Stage(),
      "--lang",
      language,
      command: ["demo", "dashboard"],
      columns: columns,
      rows: rows
    )
  }

  @Test("keys, help and questions fit a window of 40 × 12, and none is cut", arguments: languages)
  func fits(language: String) {
    let sitting = demo(language)
    for keys in ["1", "2", "3", "?", "xp", "\u{1B}[Bd", "na", "\u{1B}", "u", "d"] {
      sitting.type(keys)
      #expect(sitting.lines.count == 12)
      for line in sitting.lines { #expect(line.cellWidth <= 40, "\(line)") }
      #expect(!(sitting.lines.last ?? "").isEmpty, "\(keys)")
      #expect(sitting.lines.last?.contains("…") == false, "\(sitting.lines)")
    }
    sitting.type("?")
    #expect(!sitting.text.contains("…"), "\(sitting.text)")
    // Eight rows of help are all there.
    #expect(sitting.lines[2...9].allSatisfy { $0.hasPrefix("  ") })
  }

  @Test("the pages turn with their names in every language", arguments: languages)
  func pages(language: String) {
    let say = Vocabulary(language: language)
    let sitting = demo(language, columns: 80, rows: 24)
    for (key, name) in [("2", Phrase.hoursPage), ("3", .daysPage), ("1", .nowPage)] {
      sitting.type(key)
      #expect(sitting.lines[1].contains("[" + say(name) + "]"))
    }
    sitting.type("p")
    #expect(sitting.lines[1].hasPrefix(say(.places)))
    sitting.type("a")
    #expect(sitting.lines[22].hasPrefix(say(.addPlace)))
  }

  @Test("German, as a person reads it")
  func german() throws {
    let sitting = demo("de", columns: 100, rows: 30)
    #expect(sitting.lines[1].hasPrefix("[Jetzt]  Stunden   Tage"))
    #expect(sitting.lines[1].hasSuffix("3 von 8 Orten"))
    #expect(sitting.lines[29].hasPrefix("↑↓ Seite  ←→ Ort  r neu holen  p Orte  a dazu"))
    #expect(sitting.text.contains("! Heat Advisory ab Mi 18:00"), "\(sitting.text)")
    sitting.type("u")
    #expect(sitting.lines[28] == "Einheiten: metric")
    sitting.type("p\u{1B}[Bd")
    #expect(sitting.lines[28] == "Cairo, EG löschen? (y/n)")
    #expect(sitting.lines[29] == "y löschen  andere Taste: behalten")
  }
}
