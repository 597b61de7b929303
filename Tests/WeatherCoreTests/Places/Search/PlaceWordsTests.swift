import Testing

@testable import WeatherCore

@Suite("PlaceWords")
struct PlaceWordsTests {
  @Test(
    "a comma that was left out is put before the longest country or area at the end",
    arguments: [
      ("Springfield MO", "Springfield, MO"), ("Berlin Germany", "Berlin, Germany"),
      ("Santa Fe New Mexico", "Santa Fe, New Mexico"),
      ("York United Kingdom", "York, United Kingdom"),
      ("San Francisco", nil), ("Springfield, MO", nil), ("Germany", nil),
    ]
  )
  func comma(text: String, expected: String?) { #expect(PlaceWords.withComma(text) == expected) }

  @Test(
    "the whole name is asked for first, by codes where there are any, then less of it",
    arguments: [
      ("London", ["London"]), ("London, GB", ["London,GB", "London"]),
      ("London, England, UK", ["London,England,GB", "London,GB", "London"]),
      (
        "Springfield, Missouri , US",
        ["Springfield,MO,US", "Springfield,Missouri,US", "Springfield,US", "Springfield"]
      ),
      ("Portland, OR", ["Portland,OR,US", "Portland"]),
      // Both a country and a state: Macao and Missouri, Georgia and Georgia.
      ("Springfield, MO", ["Springfield,MO", "Springfield,MO,US", "Springfield"]),
      ("Atlanta, Georgia", ["Atlanta,GE", "Atlanta,GA,US", "Atlanta"]),
      ("Toronto, Ontario", ["Toronto,CA", "Toronto"]),
      ("Croydon, Greater London", ["Croydon,Greater London", "Croydon"]),
    ]
  )
  func questions(name: String, questions: [String]) {
    #expect(PlaceWords(name).questions == questions)
  }
}
