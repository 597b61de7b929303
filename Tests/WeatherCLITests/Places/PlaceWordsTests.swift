import Testing

@testable import weather_cli

@Suite("PlaceWords")
struct PlaceWordsTests {
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
