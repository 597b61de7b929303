import Foundation
import Testing

@testable import WeatherCore

@Suite("Retry-After")
struct RetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT, the example of RFC 9110.
  private let example = Date.unix(784_111_777)

  @Test("seconds")
  func seconds() {
    #expect(RetryAfter.wait("120", now: example) == .seconds(120))
    #expect(RetryAfter.wait(" 0 ", now: example) == .seconds(0))
    #expect(RetryAfter.wait("2678400", now: example) == .seconds(2_678_400))
  }

  @Test(
    "a date in each form of HTTP",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ]
  )
  func dates(text: String) {
    #expect(RetryAfter.wait(text, now: example.addingTimeInterval(-90)) == .seconds(90))
    #expect(RetryAfter.wait(text, now: example.addingTimeInterval(-0.5)) == .seconds(1))
    #expect(RetryAfter.wait(text, now: example.addingTimeInterval(60)) == .seconds(0))
  }

  @Test(
    "anything else says nothing, and so does what is longer than 31 days",
    arguments: [
      "", "soon", "-5", "1.5", "١٢", "2024-01-01", "2678401", "99999999999999999999999",
      "Sun, 06 Nov 2094 08:49:37 GMT",
    ]
  )
  func nothing(text: String) { #expect(RetryAfter.wait(text, now: example) == nil) }
}
