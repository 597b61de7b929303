import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What makes two requests the same: where they go, and what they say.
///
/// It holds the key of a provider as requests do, and so is never shown or stored.
struct RequestKey: Sendable, Hashable {
  private let url: URL?
  private let method: String?
  private let headers: [String: String]
  private let body: Data?

  init(_ request: URLRequest) {
    url = request.url
    method = request.httpMethod
    headers = request.allHTTPHeaderFields ?? [:]
    body = request.httpBody
  }
}
