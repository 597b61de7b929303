import Foundation
import Testing

@testable import WeatherCore

/// Lines as gpsd_json(5) describes them.
@Suite("gpsd reports")
struct GPSDReportTests {
  private let clock = Date(timeIntervalSince1970: 5)

  private func report(_ line: String) -> GPSDReport {
    GPSDReport(Data(line.utf8)) { clock }
  }

  private func fix(_ accuracy: Double, _ time: Double = 5) -> GPSDReport {
    .fix(
      LocationFix(
        coordinate: .at(37.5, -122.25),
        horizontalAccuracy: Length(meters: accuracy),
        time: Date(timeIntervalSince1970: time)
      )
    )
  }

  @Test("a position of two or three dimensions is a fix, with the accuracy there is")
  func positions() {
    let place = #""class":"TPV","lat":37.5,"lon":-122.25"#
    #expect(report("{\(place),\"mode\":3,\"eph\":17.1,\"epx\":3,\"epy\":4}") == fix(17.1))
    #expect(report("{\(place),\"mode\":2,\"epx\":3,\"epy\":4}") == fix(5))
    #expect(report("{\(place),\"mode\":2,\"epx\":3}") == fix(0))
    #expect(report("{\(place),\"mode\":2}") == fix(0))
  }

  @Test("the time is the report's, in any of its spellings, or else now")
  func times() {
    let place = #""class":"TPV","mode":2,"lat":37.5,"lon":-122.25,"eph":1"#
    // 1 January 2001 is 978 307 200 seconds after the start of 1970.
    #expect(report("{\(place),\"time\":\"2001-01-01T00:00:00.500Z\"}") == fix(1, 978_307_200.5))
    #expect(report("{\(place),\"time\":\"2001-01-01T00:00:00Z\"}") == fix(1, 978_307_200))
    #expect(report("{\(place),\"time\":978307200.5}") == fix(1, 978_307_200.5))
    #expect(report("{\(place),\"time\":\"soon\"}") == fix(1))
    #expect(report("{\(place),\"time\":null}") == fix(1))
  }

  @Test(
    "no fix, and what cannot be read, is passed over",
    arguments: [
      #"{"class":"TPV","mode":1,"lat":37.5,"lon":-122.25}"#, #"{"class":"TPV","mode":0}"#,
      #"{"class":"TPV","mode":3,"lat":37.5}"#, #"{"class":"TPV","lat":37.5,"lon":1}"#,
      #"{"class":"TPV","mode":3,"lat":91,"lon":1}"#, #"{"class":"TPV","mode":3,"lat":"a","lon":1}"#,
      #"{"class":"TPV","mode":3,"lat":nan,"lon":1}"#, #"{"class":"SKY","satellites":[]}"#,
      #"{"class":"VERSION","release":"3.22"}"#, #"{"class":7}"#, "{}", "[]", "null", "$GPGGA,1",
      "\u{0}", #"{"class":"TPV","mode":3,"lat":37"#, #"{"class":"DEVICES","devices":[{}]}"#,
      #"{"class":"DEVICES"}"#,
    ]
  )
  func passedOver(line: String) {
    #expect(report(line) == .other)
  }

  @Test("no receiver, and a refusal, are told")
  func refusals() {
    #expect(report(#"{"class":"DEVICES","devices":[]}"#) == .noReceiver)
    #expect(report(#"{"class":"ERROR","message":"Bad WATCH"}"#) == .refusal("Bad WATCH"))
    #expect(report(#"{"class":"ERROR"}"#) == .refusal("nothing"))
  }
}
