/// A block of an answer that, when it is broken, costs itself alone.
struct WireBlock<Content: Decodable & Sendable>: Decodable, Sendable {
  private let content: Result<Content, WeatherError>

  init(from decoder: any Decoder) throws {
    do {
      content = .success(try Content(from: decoder))
    } catch {
      content = .failure(.decoding(path: DecodingIssue(error, in: decoder.codingPath).path))
    }
  }

  /// What is in it; fails with the place where it is broken.
  func read() throws(WeatherError) -> Content { try content.get() }
}
