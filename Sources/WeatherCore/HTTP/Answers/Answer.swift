import Foundation
import Signals

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a provider says when it refuses, in its own shape.
protocol AnswerProblem: Sendable {
  /// The HTTP status that the body itself names, if it names one.
  var status: Int? { get }
  /// The provider's words; empty where there are none.
  var message: String { get }

  /// What `body` says; nothing where it is no refusal of this shape.
  static func read(_ body: Data) -> Self?

  /// What this provider means by a status where that is not what everybody means by it.
  ///
  /// - Parameters:
  ///   - problem: What the body says, if it can be read.
  ///   - message: The provider's words, fit to be shown.
  ///   - now: The time of day.
  static func failure(status: Int, problem: Self?, message: String, now: Date) -> WeatherError?
}

/// Tells answers from refusals: the status is looked at before the body, and the status that the
/// body names where the answer's own says that all is well but the body is not what was asked for.
struct Answer<Problem: AnswerProblem>: Sendable {
  let key: APIKey?
  let now: @Sendable () -> Date

  /// The body of an answer, with its freshness, or the failure that it stands for.
  func body(of response: HTTPResponse) throws(WeatherError) -> Dated<Data> {
    guard response.body.count <= Transport.largestBody else {
      throw WeatherError(.bodyTooLarge, redactedWith: key)
    }
    guard (200...299).contains(response.status) else {
      throw failure(
        status: response.status,
        problem: Problem.read(response.body),
        retryAfter: RetryAfter.wait(of: response, now: now())
      )
    }
    return Dated(value: response.body, freshness: Freshness(of: response, now: now()))
  }

  /// The answer in its own shape, or the failure that it stands for.
  func decode<Shape: Decodable>(_ body: Data, as shape: Shape.Type) throws(WeatherError) -> Shape {
    do {
      return try JSONDecoder().decode(shape, from: body)
    } catch {
      let problem = Problem.read(body)
      if let problem, let status = problem.status, !(200...299).contains(status) {
        throw failure(status: status, problem: problem, retryAfter: nil)
      }
      let isJSON =
        (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil
      throw .decoding(path: isJSON ? DecodingIssue(error).path : "")
    }
  }

  private func failure(status: Int, problem: Problem?, retryAfter wait: Duration?) -> WeatherError {
    let message = clean(problem?.message ?? "")
    if status == 429, let wait { return .rateLimited(retryAfter: wait) }
    let own = Problem.failure(status: status, problem: problem, message: message, now: now())
    if let own { return own }
    return switch status {
    case 401 where key == nil: .transport("somebody on the way wants a name and a password (401)")
    case 401: .invalidKey
    case 404: .notFound(message)
    case 429: .rateLimited(retryAfter: nil)
    case 400...499 where status != 408 && status != 403: .badRequest(message)
    default: .server(status: status)
    }
  }

  /// The provider's words on one line, without the key and without what a terminal would obey.
  private func clean(_ message: String) -> String {
    let line = message.unicodeScalars.map {
      $0.properties.generalCategory == .control ? " " : String($0)
    }
    return String((key?.redacting(line.joined()) ?? line.joined()).prefix(300))
  }
}

extension Transport {
  /// The body of a successful answer, with its freshness.
  ///
  /// Each subscription sends the request once; disposal cancels it.
  func body<Problem>(
    of request: URLRequest,
    by answer: Answer<Problem>
  ) -> Signal<Dated<Data>, WeatherError> {
    send(request)
      .mapError { WeatherError($0, redactedWith: answer.key) }
      .tryMap(answer.body(of:))
  }
}

extension Signal where Value == Dated<Data>, Failure == WeatherError {
  /// The bodies in their shape.
  func decoded<Shape: Decodable & Sendable, Problem>(
    as shape: Shape.Type,
    by answer: Answer<Problem>
  ) -> Signal<Dated<Shape>, WeatherError> {
    tryMap { (body) throws(WeatherError) in
      Dated(value: try answer.decode(body.value, as: shape), freshness: body.freshness)
    }
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
      case .redirectRefused:
        .transport("the server redirects it too often, or to an address that is not allowed")
      case .bodyTooLarge: .transport("the answer is longer than 4 MiB")
      case .other(let text): .transport(key?.redacting(text) ?? text)
      }
  }
}
