import Foundation

/// Tells answers from refusals: the status is looked at before the body, and the body's own
/// `cod` where the status says that all is well but the body is not what was asked for.
struct OpenWeatherMapAnswer: Sendable {
  let key: APIKey?
  let now: @Sendable () -> Date

  /// The body of an answer, or the failure that it stands for.
  func body(of response: HTTPResponse) throws(WeatherError) -> Data {
    guard response.body.count <= Transport.largestBody else {
      throw WeatherError(.bodyTooLarge, redactedWith: key)
    }
    guard (200...299).contains(response.status) else {
      throw failure(
        status: response.status,
        problem: .read(response.body),
        retryAfter: response.header("Retry-After")
      )
    }
    return response.body
  }

  /// The answer in its own shape, or the failure that it stands for.
  func decode<Shape: Decodable>(_ body: Data, as shape: Shape.Type) throws(WeatherError) -> Shape {
    do {
      return try JSONDecoder().decode(shape, from: body)
    } catch {
      let problem = WireProblem.read(body)
      if let problem, let status = problem.status, !(200...299).contains(status) {
        throw failure(status: status, problem: problem, retryAfter: nil)
      }
      let isJSON =
        (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil
      throw .decoding(path: isJSON ? DecodingIssue(error).path : "")
    }
  }

  private func failure(
    status: Int,
    problem: WireProblem?,
    retryAfter: String?
  ) -> WeatherError {
    let message = clean(problem?.message ?? "")
    return switch status {
    case 401: isAboutPlan(message) ? .notSubscribed : .invalidKey
    case 403 where problem != nil: .notSubscribed
    case 404: .notFound(message)
    case 429: .rateLimited(retryAfter: retryAfter.flatMap { RetryAfter.wait($0, now: now()) })
    case 300...399: WeatherError(.redirectRefused, redactedWith: key)
    case 400...499 where status != 408 && status != 403: .badRequest(message)
    default: .server(status: status)
    }
  }

  /// A good key that lacks a plan gets the same status as a bad key; only the words differ.
  private func isAboutPlan(_ message: String) -> Bool {
    let words = message.lowercased()
    if words.hasPrefix("invalid api key") { return false }
    return ["subscription", "subscribe", "plan", "product", "access"].contains(
      where: words.contains
    )
  }

  /// The provider's words on one line, without the key and without what a terminal would obey.
  private func clean(_ message: String) -> String {
    let line = message.unicodeScalars.map {
      $0.properties.generalCategory == .control ? " " : String($0)
    }
    return String((key?.redacting(line.joined()) ?? line.joined()).prefix(300))
  }
}

extension WeatherError {
  /// What a transport's failure means to whom asked for weather.
  init(_ error: TransportError, redactedWith key: APIKey?) {
    self =
      switch error {
      case .offline: .offline
      case .hostNotFound: .transport("the server's name is not known")
      case .connectionRefused: .transport("the server refused the connection")
      case .connectionLost: .transport("the connection was lost")
      case .timedOut: .transport("no answer came in time")
      case .notSecure: .transport("no secure connection could be made")
      case .redirectRefused: .transport("the server pointed to an address that is not allowed")
      case .bodyTooLarge: .transport("the answer is longer than 4 MiB")
      case .other(let text): .transport(key?.redacting(text) ?? text)
      }
  }
}
