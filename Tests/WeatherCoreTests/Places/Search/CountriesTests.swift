import Testing

@testable import WeatherCore

@Suite("countries")
struct CountriesTests {
  @Test(
    "countries have more names than one",
    arguments: [
      ("GB", "UK"), ("GB", "Great Britain"), ("US", "U.S.A."), ("US", "United States of America"),
      ("CZ", "Czech Republic"), ("CZ", "Česko"), ("CZ", "cesko"), ("CH", "Svizzera"),
      ("TR", "Turkey"), ("TR", "Türkiye"), ("CN", "China"), ("MM", "Myanmar"), ("JP", "日本"),
    ]
  )
  func otherNames(code: String, said: String) {
    #expect(Countries.code(of: said) == code)
  }
}
