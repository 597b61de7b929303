import Foundation

/// The body of a refusal: `{"cod": 401, "message": "…"}`, with `cod` as Int or String.
struct WireProblem: Decodable, Sendable {
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
}
