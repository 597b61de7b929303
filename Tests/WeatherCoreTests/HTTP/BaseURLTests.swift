import Foundation
import Testing
import WeatherCore

@Suite("base URL")
struct BaseURLTests {
  @Test(
    "W10: https to any host, and http to this very machine",
    arguments: [
      "https://api.openweathermap.org", "https://example.com:8443/weather/", "HTTPS://example.com",
      "http://127.0.0.1:8080", "http://[::1]:8080", "http://127.0.0.1", "http://127.0.0.1:65535",
    ]
  )
  func accepts(text: String) { #expect(BaseURL(text) != nil) }

  @Test(
    "nothing else",
    arguments: [
      "http://api.openweathermap.org", "http://localhost:8080", "http://127.0.0.2",
      "http://127.0.0.1.example.com", "http://0x7f000001", "http://2130706433", "http://127.1",
      "http://[::2]", "http://[::ffff:127.0.0.1]", "http://user@127.0.0.1", "ftp://example.com",
      "file:///etc/passwd", "api.openweathermap.org", "https://", "https:///path", "",
      "https://user:secret@example.com", "https://example.com?appid=1", "https://example.com#a",
      "http://127.0.0.1@example.com", "http://EXAMPLE.com", "http://127.0.0.1:65536",
      "https://example.com:99999999999", "https://example.com:0", "http://127.0.0.1:-1",
      "https://example.com:port",
    ]
  )
  func refuses(text: String) { #expect(BaseURL(text) == nil) }

  @Test("the scheme may be in capitals")
  func scheme() {
    #expect(BaseURL("HTTP://127.0.0.1:1")?.url.absoluteString == "http://127.0.0.1:1")
  }

  @Test("does not end in a slash, so that paths follow it")
  func path() {
    #expect(
      BaseURL("https://example.com/proxy//")?.url.absoluteString == "https://example.com/proxy"
    )
    #expect(BaseURL.openWeatherMap.url.absoluteString == "https://api.openweathermap.org")
  }
}
