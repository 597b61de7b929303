import Foundation

/// The body of a refusal: `{"error": true, "reason": "…"}`.
struct OpenMeteoProblem: AnswerProblem, Decodable {
  let error: Bool
  let reason: String?

  var status: Int? { error ? 400 : nil }
  var message: String { reason ?? "" }

  static func read(_ body: Data) -> OpenMeteoProblem? {
    try? JSONDecoder().decode(OpenMeteoProblem.self, from: body)
  }

  static func failure(
    status: Int,
    problem: OpenMeteoProblem?,
    message: String,
    now: Date
  ) -> WeatherError? {
    status == 429 ? .rateLimited(retryAfter: wait(message, now: now)) : nil
  }

  /// How long a limit lasts; the answer has no `Retry-After`.
  ///
  /// The server's counters start anew within the first minute of each minute, hour and UTC day
  /// (open-meteo/open-meteo, RateLimiter.swift).
  private static func wait(_ message: String, now: Date) -> Duration? {
    func rest(of period: Double) -> Duration {
      let past = now.timeIntervalSince1970.truncatingRemainder(dividingBy: period)
      return .seconds((period - past).rounded(.up) + 60)
    }
    if message.hasPrefix("Minutely") { return .seconds(60) }
    if message.hasPrefix("Hourly") { return rest(of: 3600) }
    if message.hasPrefix("Daily") { return rest(of: 86_400) }
    return nil
  }
}
