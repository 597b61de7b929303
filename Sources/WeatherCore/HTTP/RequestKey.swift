import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request, which is the same as another where it goes to the same place and says the same.
///
/// It holds the key of a provider as requests do, and so is never shown or stored.
struct RequestKey: Sendable, Hashable {
  let request: URLRequest

  init(_ request: URLRequest) { self.request = request }

  private var parts: Parts {
    Parts(
      url: request.url,
      method: request.httpMethod,
      headers: request.allHTTPHeaderFields ?? [:],
      body: request.httpBody
    )
  }

  static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// What counts; how patiently a request is sent does not.
  private struct Parts: Hashable {
    let url: URL?
    let method: String?
    let headers: [String: String]
    let body: Data?
  }
}
