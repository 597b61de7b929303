import Foundation

/// The body of a refusal: `detail` by Pirate Weather, `message` by the gateway before it, `error`
/// and `code` by Dark Sky.
struct ForecastProblem: AnswerProblem, Decodable {
  private enum CodingKeys: String, CodingKey {
    case detail, message, error, code
    case subscription = "Subscription"
  }

  let status: Int?
  let message: String
  /// Whether it says how to subscribe.
  let isAboutPlan: Bool

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let words = [CodingKeys.detail, .message, .error]
      .compactMap { try? values.decode(String.self, forKey: $0) }
    status = try? values.decode(Int.self, forKey: .code)
    message = words.first ?? ""
    isAboutPlan = values.contains(.subscription)
  }

  static func read(_ body: Data) -> ForecastProblem? {
    try? JSONDecoder().decode(ForecastProblem.self, from: body)
  }

  static func failure(
    status: Int,
    problem: ForecastProblem?,
    message: String,
    now: Date
  ) -> WeatherError? {
    switch status {
    case 403: problem.map { $0.isAboutPlan ? .notSubscribed : .invalidKey }
    // It is the address that the gateway does not know, not the place.
    case 404 where message.hasPrefix("no Route"): .badRequest(message)
    default: nil
    }
  }
}
