import Foundation
import Testing

@testable import WeatherCore

@Suite("freshness (W13)")
struct FreshnessTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func freshness(_ headers: [String: String]) -> Freshness? {
    Freshness(of: HTTPResponse(status: 200, headers: headers), now: now)
  }

  @Test("an answer that says nothing has none, and so has one that is not old")
  func none() {
    #expect(freshness([:]) == nil)
    #expect(freshness(["Cache-Control": "public", "Age": "0"]) == nil)
  }

  @Test(
    "figures that are none are no time at all",
    arguments: ["nan", "inf", "-5", "1e9", "0x10", "", "soon", "\"\"", "１２"]
  )
  func strange(text: String) {
    #expect(freshness(["Cache-Control": "max-age=\(text)"])?.goodUntil == now)
  }

  @Test("quotes, spaces and capitals do not matter")
  func spelling() {
    let wanted = now.addingTimeInterval(60)
    for field in ["max-age=60", "Max-Age=60", "private,max-age=\"60\"", " a , MAX-AGE=60 , b=c"] {
      #expect(freshness(["cache-control": field])?.goodUntil == wanted)
    }
  }

  @Test("nothing is good for more than a year, or older than 68 years")
  func extremes() {
    let year = now.addingTimeInterval(365 * 86_400)
    let digits = String(repeating: "9", count: 400)
    #expect(freshness(["Cache-Control": "max-age=99999999999"])?.goodUntil == year)
    #expect(freshness(["Cache-Control": "max-age=\(digits)"])?.goodUntil == year)
    // 2³¹ seconds.
    let oldest = now.addingTimeInterval(-2_147_483_648)
    #expect(freshness(["Age": "9223372036854775807"])?.received == oldest)
    #expect(freshness(["Age": digits]) == nil && freshness(["Age": "-9"]) == nil)
  }

  @Test("a date of expiry is counted from the date of the answer, else from now")
  func expires() {
    // 06 Nov 1994 08:49:37 GMT is 784,111,777.
    let headers = ["Expires": "Sun, 06 Nov 1994 08:50:37 GMT"]
    #expect(freshness(headers)?.goodUntil == now)
    let dated = headers.merging(["Date": "Sun, 06 Nov 1994 08:49:37 GMT"]) { $1 }
    #expect(freshness(dated)?.goodUntil == now.addingTimeInterval(60))
    let early = Freshness(
      of: HTTPResponse(status: 200, headers: headers),
      now: Date(timeIntervalSince1970: 784_111_777)
    )
    #expect(early?.goodUntil == Date(timeIntervalSince1970: 784_111_837))
  }
}
