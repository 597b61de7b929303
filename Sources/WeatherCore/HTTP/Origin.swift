package import Foundation

/// What two addresses must have in common for a secret of one to be safe with the other.
package struct Origin: Sendable, Hashable {
  private let scheme: String
  private let host: String
  private let port: Int?

  /// The origin of an address; nil where the address names no host.
  package init?(_ url: URL?) {
    guard let url, let scheme = url.scheme?.lowercased(),
      let host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? ["http": 80, "https": 443][scheme]
  }
}
