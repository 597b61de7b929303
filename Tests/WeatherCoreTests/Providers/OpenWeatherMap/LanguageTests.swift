import Testing

@testable import WeatherCore

@Suite("languages of OpenWeatherMap")
struct LanguageTests {
  @Test(
    "case 39: have its own names",
    arguments: [
      ("cs", "cz"), ("ko", "kr"), ("lv", "la"), ("sq", "al"), ("uk", "ua"), ("en", "en"),
      ("de-AT", "de"), ("PT", "pt"), ("pt-BR", "pt_br"), ("pt_br", "pt_br"), ("zh", "zh_cn"),
      ("zh-Hans", "zh_cn"), ("zh-TW", "zh_tw"), ("zh-Hant-HK", "zh_tw"), ("zh_CN.UTF-8", "zh_cn"),
      ("nb", "no"), ("nn-NO", "no"), ("sv", "sv"), ("es", "es"), ("he", "he"), ("id", "id"),
      ("uk_UA", "ua"), ("cz", "cz"),
    ]
  )
  func names(tag: String, code: String) { #expect(OpenWeatherMapLanguage.code(for: tag) == code) }

  @Test("are none where it speaks none", arguments: ["", "-", "tlh", "C", "xx-YY", "la", "kr"])
  func none(tag: String) { #expect(OpenWeatherMapLanguage.code(for: tag) == nil) }

  @Test("are all of the list, each under a name of its own")
  func all() {
    // The list of the documentation, in ISO 639 and with both forms of Chinese and Portuguese;
    // sp, se and ua are second names of three of them.
    let tags = """
      af sq ar az eu bg ca zh-Hans zh-Hant hr cs da nl en fi fr gl de el he hi hu id it ja ko lv \
      lt mk no fa pl pt pt-BR ro ru sr sk sl es sv th tr uk vi zu
      """.split(separator: " ").map(String.init)
    #expect(tags.allSatisfy { OpenWeatherMapLanguage.code(for: $0) != nil })
    #expect(Set(tags.compactMap(OpenWeatherMapLanguage.code)).count == tags.count)
  }
}
