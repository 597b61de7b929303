import Foundation
import Testing

@testable import WeatherCore

@Suite("recorded answers")
struct RecordedAnswerTests {
  private func json(_ data: Data) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }

  @Test("all moments move by one number of seconds, 0 and everything else stay")
  func moves() throws {
    // 1 May 2020, 12:00 UTC is 1588334400. Ten days later is 864,000 seconds later.
    let text = """
      {"dt":1588334400,"timezone":0,"main":{"temp":281.87,"end":0},
       "sys":{"sunrise":1588307493,"sunset":0,"id":1414},
       "list":[{"dt":1588345200,"dt_txt":"2020-05-01 15:00:00","pop":1,"start":1588345201}]}
      """
    let answer = try #require(RecordedAnswer(text, in: .gmt))
    let day = LocalDay(year: 2020, month: 5, day: 11)
    let expected = """
      {"dt":1589198400,"timezone":0,"main":{"temp":281.87,"end":0},
       "sys":{"sunrise":1589171493,"sunset":0,"id":1414},
       "list":[{"dt":1589209200,"dt_txt":"2020-05-11 15:00:00","pop":1,"start":1589209201}]}
      """
    #expect(answer.shift(to: day) == 864_000)
    #expect(try json(answer.body(on: day)) == json(Data(expected.utf8)))
  }

  @Test("the hour stays the same when summer time begins or ends in between")
  func keepsHours() throws {
    // 22 April 2024, 16:12:05 in Berlin, two hours before UTC; on 30 November one hour.
    let text = #"{"current":{"dt":1713795125},"timezone":"Europe/Berlin","timezone_offset":7200}"#
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let answer = try #require(RecordedAnswer(text, in: berlin))
    let moved = try json(answer.body(on: LocalDay(year: 2026, month: 11, day: 30)))
    let time = try Date("2026-11-30T15:12:05Z", strategy: .iso8601).timeIntervalSince1970
    #expect((moved["current"] as? [String: Double])?["dt"] == time)
    #expect(moved["timezone"] as? String == "Europe/Berlin")
    #expect(moved["timezone_offset"] as? Int == 3600)
  }

  @Test("played on its own day it says what it said", arguments: Recording.all)
  func ownDay(recording: Recording) throws {
    for answer in recording.answers.values {
      let day = LocalDay(answer.time, in: answer.timeZone)
      #expect(try json(answer.body(on: day)) == json(Data(answer.text.utf8)))
    }
  }

  @Test("moving away and back changes nothing", arguments: Recording.all)
  func thereAndBack(recording: Recording) throws {
    for answer in recording.answers.values {
      let moved = answer.body(on: LocalDay(year: 2031, month: 2, day: 28))
      let text = try #require(String(bytes: moved, encoding: .utf8))
      let back = try #require(RecordedAnswer(text, in: answer.timeZone))
        .body(on: LocalDay(answer.time, in: answer.timeZone))
      #expect(try json(back) == json(Data(answer.text.utf8)))
    }
  }

  @Test("text without a time is no answer", arguments: ["", "{", "[]", "{\"dt\":\"x\"}"])
  func noAnswer(text: String) {
    #expect(RecordedAnswer(text, in: nil).map(\.text) == nil)
  }
}
