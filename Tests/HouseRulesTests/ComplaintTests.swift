import Testing

/// What people wished of other weather clients or complained of in their threads, by the numbers
/// the threads were collected under, and the tests that say it does not apply here.
@Suite("complaints about other clients")
struct ComplaintTests {
  struct Answer: Sendable, CustomTestStringConvertible {
    let threads: [Int]
    let testDescription: String
    let test: String

    init(_ threads: Int..., about what: String, by test: String) {
      self.threads = threads
      testDescription = what
      self.test = test
    }
  }

  private static let places = [
    Answer(
      1,
      about: "the place of an address is wrong; label and data disagree",
      by: "coordinates get the name and the country of what lies there, and stay what they are"
    ),
    Answer(
      2,
      about: "a state or a postcode leads to another country",
      by: "a postcode with its country is looked up as one (C2)"
    ),
    Answer(
      3,
      about: "data of a place of that name in another country",
      by: "what nobody knows is not found, even where another country has the name"
    ),
    Answer(
      4,
      7,
      about: "a town is taken for its namesake abroad",
      by: "area and country tell places apart, in any case"
    ),
    Answer(
      5,
      about: "several cities of one name, and the state does not count",
      by: "a name of several places is asked about at a terminal, and ends with 3 in a pipe (C2)"
    ),
    Answer(
      6,
      about: "coordinates of which one has no point are no coordinates",
      by: "two numbers with a comma are a latitude and a longitude"
    ),
  ]

  private static let service = [
    Answer(
      8,
      9,
      about: "failures look like success, and text comes in place of JSON",
      by: "each fault has its status and two sentences"
    ),
    Answer(
      10,
      11,
      12,
      about: "at the limit the weather of another city is shown",
      by: "429 says for how long to wait"
    ),
    Answer(
      13,
      about: "what is shown is hours old, and does not say so",
      by: "when the network fails, what is stored is shown with its age; --strict ends with 7 (C3)"
    ),
  ]

  private static let days = [
    Answer(
      14,
      15,
      16,
      about: "high and low are those of the moment",
      by: "high and low are those of the day it is at the place, not of the first day given"
    ),
    Answer(
      17,
      18,
      19,
      about: "a day's range is taken from one or two of its steps, or the wrong way round",
      by: "the days in 80 columns"
    ),
    Answer(
      20,
      about: "hours shift with the zone, and the night is warmer than noon",
      by: "case 11: hours are those of the place: 03:00 UTC is 11 PM the day before at -4 h"
    ),
    Answer(
      21,
      about: "zones of half an hour",
      by: "a shift of five and a half hours shows its minutes"
    ),
    Answer(
      22,
      about: "one shift for days before and after the clocks change",
      by: "case 7: days are those of the answer's one offset, not of the zone's clocks"
    ),
    Answer(
      23,
      about: "after the clocks change days begin at 23:00",
      by: "a day of 23 hours has 23 hours of rain"
    ),
    Answer(
      24,
      about: "days of UTC",
      by: "a day is the place's: midnight in Kolkata is not yet midnight in Greenwich"
    ),
    Answer(
      25,
      about: "yesterday is the first day",
      by: "a forecast that starts at midnight does not start with yesterday"
    ),
    Answer(
      26,
      about: "sunrise in the reader's zone",
      by: "sun and moon, computed in the place's time (C18)"
    ),
    Answer(
      27,
      about: "UTC is taken for local time",
      by: "local times are UTC plus the answer's offset, half hours and the far east included"
    ),
  ]

  private static let poles = [
    Answer(
      28,
      about: "the whole question fails beyond the circle",
      by: "sun of a place whose zone is known asks nobody; beyond the circle it says so (C18)"
    ),
    Answer(
      29,
      30,
      about: "no sunrise, no weather",
      by: "without sunrise and sunset the latitude says whether it is polar day or night"
    ),
    Answer(
      31,
      about: "equal sunrise and sunset end the program, for good",
      by: "case 25: sunrise at sunset is polar night, a day apart polar day"
    ),
    Answer(
      32,
      about: "sun times where there are none",
      by: "the sun stays up in July from 66° on, and down in December from 68° on"
    ),
    Answer(
      33,
      about: "always night",
      by: "case 23: at 82.86° in July it is day at every hour, and the icons are those of day"
    ),
  ]

  private static let numbers = [
    Answer(
      34,
      35,
      about: "-0°",
      by: "case 12: a temperature just below zero is 0°, not -0°"
    ),
    Answer(
      36,
      about: "a locale with a comma breaks numbers",
      by: "the same bytes under every locale, zone, home and terminal"
    ),
    Answer(
      37,
      about: "rain stays in millimetres under imperial units",
      by: "case 28: 2.05 mm is 0.08 in, and a mile 1609.344 m"
    ),
    Answer(
      38,
      about: "no mix of units",
      by: "each quantity may have its own unit, on top of a system or of the country's (C10)"
    ),
    Answer(
      39,
      about: "the service's millimetres are taken for inches",
      by: "case 28: 2.05 mm of rain is 0.08 in (÷ 25.4), also where the service speaks of inches"
    ),
    Answer(
      40,
      about: "a narrow space before AM and PM",
      by: "case 34: the hours of the day"
    ),
  ]

  private static let terminal = [
    Answer(
      41,
      42,
      about: "wide characters move the columns",
      by: "every sign is as wide as it is counted, in every set"
    ),
    Answer(
      43,
      about: "more than a small window holds",
      by: "at 40 × 12 the weather and the most needed keys are there"
    ),
    Answer(
      44,
      about: "no colours in a pipe, even if wanted",
      by: "colour is written when it is asked for, also into a pipe"
    ),
    Answer(
      45,
      about: "the arrow of the wind points the other way",
      by: "wind is named for where it comes from; its arrow points where it goes"
    ),
  ]

  private static let network = [
    Answer(
      46,
      48,
      about: "started offline it never recovers",
      by: "what was on its way when the network went is asked for again when it is back"
    ),
    Answer(
      47,
      49,
      about: "an error takes the place of what was known",
      by: "a failure that may pass brings the stale value, its age and the failure"
    ),
    Answer(
      50,
      about: "after an error of the network it waits the whole period",
      by: "what may pass is told, and tried again after a minute and not only after an hour"
    ),
    Answer(
      57,
      about: "IPv6",
      by: "the loopback address of IPv6 can be asked too"
    ),
    Answer(
      58,
      about: "some forms never end",
      by: "the limit on the whole request goes by the given clock"
    ),
  ]

  private static let keys = [
    Answer(
      51,
      about: "the service's text tells the key",
      by: "a key that comes back in any text is neither data nor message"
    ),
    Answer(
      52,
      about: "a failure shows the key",
      by: "each fault has its failure, which does not tell the key"
    ),
    Answer(
      53,
      about: "the log has the address with the key",
      by: "--debug tells of requests, without the key, and of what is stored (C21)"
    ),
    Answer(
      54,
      about: "the program comes with its maker's key",
      by: "without a key it is Open-Meteo, with one OpenWeatherMap (issue 7)"
    ),
    Answer(
      55,
      about: "a free key is refused, and nobody says why",
      by: "a free key's days come from the free steps, and paid products are asked once"
    ),
    Answer(
      56,
      about: "it asks every minute until the account is blocked",
      by: "an answer is served again for ten minutes, with its age (W12)"
    ),
  ]

  private static let all = places + service + days + poles + numbers + terminal + network + keys

  @Test("each has a test that says it does not apply here", arguments: all)
  func answered(_ answer: Answer) throws {
    let files = try ["Tests/WeatherCoreTests", "Tests/WeatherCLITests"].flatMap(Package.files)
    let title = "\"\(answer.test)\""
    #expect(
      files.contains { $0.lines.contains { $0.contains(title) } },
      "There is no test \(title)."
    )
  }

  @Test("none is left out")
  func whole() {
    #expect(Self.all.flatMap(\.threads).sorted() == Array(1...58))
  }
}
