import Testing

@testable import weather_cli

@Suite("names of kept places")
struct PlaceNameTests {
  @Test(
    "one by which the place can be asked for is taken, without what cannot be seen",
    arguments: [
      ("home", "home"), (" São Paulo ", "São Paulo"), ("\u{1B}[31mred", "[31mred"),
      ("Lisbon, PT", "Lisbon, PT"), ("1st home", "1st home"), ("Hourly", "Hourly"),
    ]
  )
  func fit(text: String, name: String) throws { #expect(try PlaceName.name(text) == name) }

  @Test(
    "one that means something else is refused",
    arguments: [
      "40,-73", "40 -73", "91,0", "1", "90210", "-5", "hourly", "places", "demo", "-x", "--json",
      "", " ", "?", "\u{1B}", "\u{2212}5,3",
    ]
  )
  func unfit(text: String) throws {
    #expect(throws: UsageError.self) { try PlaceName.name(text) }
    for words in [
      ["places", "add", "Lisbon", "--alias=\(text)"], ["places", "rename", "--", "Lisbon", text],
    ] {
      #expect(throws: UsageError.self, "\(words)") { try ArgumentParser.parse(words) }
    }
  }
}
