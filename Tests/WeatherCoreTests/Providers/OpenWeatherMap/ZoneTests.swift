import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite("W17: the place's time zone")
struct ZoneTests {
  private func zone(shift: String, of place: Place = nullIsland) throws -> TimeZone {
    // 3 April 2024, when New York is 4 hours behind UTC.
    let body = #"{"dt":1712173818,"main":{"temp":280},"timezone":\#(shift)}"#
    let client = OpenWeatherMapClient.served(Data(body.utf8))
    return try value(client.currentConditions(at: place)).timeZone
  }

  private func place(in zone: String) -> Place {
    Place(name: "", coordinate: .at(40, -74), timeZone: TimeZone(identifier: zone))
  }

  @Test("is the shift of the answer, also by half and quarter hours")
  func shift() throws {
    for seconds in [-14_400, 0, 19_800, 20_700, 50_400, -34_200] {
      #expect(try zone(shift: "\(seconds)").secondsFromGMT() == seconds)
    }
    #expect(try zone(shift: "19800.0").secondsFromGMT() == 19_800)
  }

  @Test(
    "is UTC where the shift is none",
    arguments: ["null", "1e9", "-90000", "1e300", "-9223372036854775808", "64801", "-64801"]
  )
  func none(shift: String) throws { #expect(try zone(shift: shift) == .gmt) }

  @Test("is the place's own zone where that agrees with the shift, else the shift")
  func own() throws {
    let newYork = place(in: "America/New_York")
    #expect(try zone(shift: "-14400", of: newYork).identifier == "America/New_York")
    let other = try zone(shift: "-18000", of: newYork)
    #expect(other.identifier != "America/New_York")
    #expect(other.secondsFromGMT(for: .unix(1_712_173_818)) == -18_000)
    #expect(try zone(shift: "null", of: newYork).identifier == "America/New_York")
  }

  @Test("is One Call's IANA zone, or its shift where this system does not know the zone")
  func oneCall() throws {
    func zone(_ head: String) throws -> TimeZone {
      let body = Data(#"{\#(head)"current":{"dt":1712173818,"temp":280}}"#.utf8)
      let client = OpenWeatherMapClient.served(body, plan: .oneCall)
      return try value(client.currentConditions(at: nullIsland)).timeZone
    }
    #expect(
      try zone(#""timezone":"Asia/Kathmandu","timezone_offset":0,"#).identifier == "Asia/Kathmandu"
    )
    #expect(
      try zone(#""timezone":"Mars/Olympus","timezone_offset":20700,"#).secondsFromGMT() == 20_700
    )
    #expect(try zone("") == .gmt)
  }

  @Test("case 11: a step's time is read from dt, not from dt_txt, which is UTC")
  func dtText() throws {
    let data = try Fixture.data("owm/forecast_washington_us_imperial_rain_2024.json")
    let client = OpenWeatherMapClient.served(data, units: .imperial)
    let found = try value(client.hourlyForecast(at: nullIsland))
    // dt_txt "2024-04-04 03:00:00" is 11 PM on Wednesday the 3rd there.
    let step = found.steps[2]
    #expect(step.time == .unix(1_712_199_600))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = found.timeZone
    let parts = calendar.dateComponents([.day, .hour, .weekday], from: step.time)
    #expect([parts.day, parts.hour, parts.weekday] == [3, 23, 4])
  }

  @Test("case 15: London's 0.58 is 58 %, and sight is capped at 10 km by the provider")
  func probability() throws {
    let data = try Fixture.data("owm/forecast_london_40x3h_2025.json")
    let step = try value(OpenWeatherMapClient.served(data).hourlyForecast(at: nullIsland)).steps[13]
    #expect(step.precipitationProbability == 0.58)
    #expect(step.precipitationProbability.map { ($0 * 100).rounded() } == 58)
    #expect(step.visibility?.kilometers == 10)
  }
}
