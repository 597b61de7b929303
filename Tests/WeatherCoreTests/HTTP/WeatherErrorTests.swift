import Testing
import WeatherCore

@Suite("weather error")
struct WeatherErrorTests {
  static let all: [WeatherError] = [
    .missingKey, .invalidKey, .notSubscribed, .notOffered, .notFound(""),
    .notFound("city not found"),
    .badRequest(""), .badRequest("wrong latitude"), .rateLimited(retryAfter: nil),
    .rateLimited(retryAfter: .seconds(30)), .server(status: 500),
    .transport("no answer came in time"), .transport(""), .decoding(path: ""),
    .decoding(path: "list[3].main.temp"), .offline,
  ]

  @Test("says what happened and what to do, a sentence each", arguments: all)
  func sentences(error: WeatherError) {
    for text in [error.summary, error.advice] {
      #expect(text.first?.isUppercase == true)
      #expect(text.hasSuffix("."))
      #expect(!text.contains("..") && !text.contains(" .") && !text.contains("\n"))
    }
  }

  @Test("quotes the provider, and names the place in the answer")
  func quotes() {
    #expect(WeatherError.notFound("city not found").summary.contains("city not found"))
    #expect(WeatherError.badRequest("wrong latitude.").summary.hasSuffix("wrong latitude."))
    #expect(WeatherError.decoding(path: "list[3].main.temp").summary.contains("list[3].main.temp"))
  }

  @Test("says how long to wait, never shorter than asked")
  func waits() {
    func advice(_ wait: Duration) -> String { WeatherError.rateLimited(retryAfter: wait).advice }
    #expect(advice(.seconds(1)).contains("1 second."))
    #expect(advice(.milliseconds(1500)).contains("2 seconds"))
    #expect(advice(.seconds(119)).contains("119 seconds"))
    #expect(advice(.seconds(121)).contains("3 minutes"))
    #expect(advice(.seconds(0)).contains("1 second."))
    #expect(advice(.seconds(7201)).contains("3 hours"))
    #expect(advice(.seconds(172_801)).contains("3 days"))
  }

  @Test("the sentence begins with who could not answer, where that is known")
  func naming() {
    #expect(
      WeatherError.server(status: 500).summary(naming: "OpenWeatherMap")
        == "OpenWeatherMap failed with status 500."
    )
    #expect(
      WeatherError.decoding(path: "list").summary(naming: "Open-Meteo")
        == "Open-Meteo's answer cannot be read at list."
    )
    #expect(WeatherError.offline.summary(naming: "Open-Meteo") == "There is no network.")
    #expect(WeatherError.invalidKey.summary == "The weather provider refused the API key.")
  }
}
