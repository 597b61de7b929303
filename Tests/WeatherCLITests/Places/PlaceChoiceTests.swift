import Testing
import WeatherCore

@testable import weather_cli

@Suite("PlaceChoice")
struct PlaceChoiceTests {
  private func place(
    _ name: String,
    _ area: String?,
    _ country: String,
    _ latitude: Double,
    _ longitude: Double
  ) throws -> Place {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    return Place(name: name, area: area, country: country, coordinate: coordinate)
  }

  private func springfields() throws -> [Place] {
    [
      try place("Springfield", "Illinois", "US", 39.799, -89.644),
      try place("Springfield", "Missouri", "US", 37.2082, -93.2923),
    ]
  }

  @Test(
    "area and country tell places apart, in any case",
    arguments: ["Missouri, US", "missouri", "MO, US", "MO", "mo, USA", "Missouri, United States"]
  )
  func area(said: String) throws {
    let chosen = try PlaceChoice.choose(try springfields(), named: "Springfield, \(said)")
    #expect(chosen.area == "Missouri")
  }

  @Test("a country may be said by name")
  func country() throws {
    let found = [
      try place("London", "England", "GB", 51.5073, -0.1276),
      try place("London", "Ontario", "CA", 42.9832, -81.2434),
    ]
    #expect(try PlaceChoice.choose(found, named: "London, UK").country == "GB")
  }

  @Test("a place of the very name wins over others, accents aside, and is not listed twice")
  func exact() throws {
    let found = [
      try place("City of London", "England", "GB", 51.5156, -0.092),
      try place("Lóndon", "England", "GB", 51.5073, -0.1276),
      try place("Lóndon", "England", "GB", 51.51, -0.13),
    ]
    #expect(try PlaceChoice.choose(found, named: "london") == found[1])
  }

  @Test("several places are listed with numbers, and one of them shows how to say which")
  func ambiguous() throws {
    let error = #expect(throws: Complaint.self) {
      try PlaceChoice.choose(try springfields(), named: "Springfield")
    }
    #expect(error?.exit == .place)
    #expect(
      error?.text == """
        weather-cli: "Springfield" fits several places:
          1  Springfield, Illinois, US   39.80, -89.64
          2  Springfield, Missouri, US   37.21, -93.29
          Say which, for example: weather-cli "Springfield, Illinois, US"

        """
    )
  }

  @Test("places that only their coordinates tell apart are asked for by those")
  func alike() throws {
    let found = [
      try place("Springfield", "New Jersey", "US", 40.7, -74.32),
      try place("Springfield", "New Jersey", "US", 40.04, -74.7),
    ]
    let error = #expect(throws: Complaint.self) {
      try PlaceChoice.choose(found, named: "Springfield")
    }
    #expect(error?.advice.last == "Say which, for example: weather-cli 40.70,-74.32")
  }

  @Test("a place that names no area is asked for by its coordinates, since its name fits others")
  func withoutArea() throws {
    let found = [
      try place("Springfield", nil, "US", 40.7, -74.32),
      try place("Springfield", "Illinois", "US", 39.799, -89.644),
    ]
    let error = #expect(throws: Complaint.self) {
      try PlaceChoice.choose(found, named: "Springfield")
    }
    #expect(error?.advice.last == "Say which, for example: weather-cli 40.70,-74.32")
  }

  @Test("what is listed chooses the place it stands for")
  func roundTrip() throws {
    for place in try springfields() {
      #expect(try PlaceChoice.choose(try springfields(), named: Words.place(place)) == place)
    }
  }

  @Test(
    "a country may be said by its code, and as any language calls it",
    arguments: [
      "DE", "de", "Germany", "Deutschland", "GERMANY", "Allemagne", "Alemania", "Berlin, Germany",
    ]
  )
  func countryNames(said: String) throws {
    let found = [
      try place("Berlin", "Berlin", "DE", 52.517, 13.3889),
      try place("Berlin", "Connecticut", "US", 41.6215, -72.7457),
    ]
    #expect(try PlaceChoice.choose(found, named: "Berlin, \(said)") == found[0])
  }

  @Test("an area that nobody here knows is left to the service that was asked with it")
  func unknownArea() throws {
    let found = [try place("Croydon", "England", "GB", 51.37, -0.1)]
    let name = "Croydon, Greater London"
    #expect(
      try PlaceChoice.choose(found, named: name, asking: "Croydon,Greater London") == found[0]
    )
    let error = #expect(throws: Complaint.self) {
      try PlaceChoice.choose(found, named: name, asking: "Croydon")
    }
    #expect(error?.advice.first?.contains("Croydon, England, GB") == true)
  }

  @Test("a state of a place that names none is left to the service too")
  func withoutState() throws {
    let found = [try place("Bend", nil, "US", 44.05, -121.3)]
    #expect(try PlaceChoice.choose(found, named: "Bend, Oregon", asking: "Bend,OR,US") == found[0])
  }

  @Test("what nobody knows is not found, even where another country has the name")
  func notFound() throws {
    for (found, name) in [([], "Atlantis"), (try springfields(), "Springfield, CA")] {
      let error = #expect(throws: Complaint.self) { try PlaceChoice.choose(found, named: name) }
      #expect(error?.exit == .place)
      #expect(error?.summary == "No place is known as \"\(name)\".")
    }
    let error = #expect(throws: Complaint.self) { try PlaceChoice.choose([], named: "curent") }
    #expect(error?.advice.first?.hasPrefix("Did you mean the command current?") == true)
  }
}
