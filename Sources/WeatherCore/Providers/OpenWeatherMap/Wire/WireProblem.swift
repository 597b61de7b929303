import Foundation

/// The body of a refusal: `{"cod": 401, "message": "…"}`, with `cod` as Int or String.
struct WireProblem: AnswerProblem, Decodable {
  private enum CodingKeys: CodingKey { case cod, message }

  /// The HTTP status it names, if it names one.
  let status: Int?
  /// The provider's words; empty where there are none.
  let message: String

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let code =
      (try? values.decode(Int.self, forKey: .cod))
      ?? (try? values.decode(String.self, forKey: .cod)).flatMap(Int.init)
    status = code.flatMap { (100...599).contains($0) ? $0 : nil }
    // Answers that are no refusal hold a number here.
    message = (try? values.decode(String.self, forKey: .message)) ?? ""
  }

  /// What `body` says; nothing where it is HTML, empty or broken.
  static func read(_ body: Data) -> WireProblem? {
    try? JSONDecoder().decode(WireProblem.self, from: body)
  }

  static func failure(
    status: Int,
    problem: WireProblem?,
    message: String,
    now: Date
  ) -> WeatherError? {
    switch status {
    case 401 where isAboutPlan(message): .notSubscribed
    case 403 where problem != nil: .notSubscribed
    default: nil
    }
  }

  /// A good key that lacks a plan gets the same status as a bad key; only the words differ.
  private static func isAboutPlan(_ message: String) -> Bool {
    let words = message.lowercased()
    if words.hasPrefix("invalid api key") { return false }
    return ["subscription", "subscribe", "plan", "product", "access"].contains(
      where: words.contains
    )
  }
}

/// What reads the answers of OpenWeatherMap.
typealias OpenWeatherMapAnswer = Answer<WireProblem>
