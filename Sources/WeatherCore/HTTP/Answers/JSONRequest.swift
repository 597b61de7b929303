import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// A request for JSON; nil where no address that is allowed can be made of it.
  ///
  /// - Parameters:
  ///   - base: Where to.
  ///   - path: The path below `base`.
  ///   - query: The query; items without a value are left out.
  init?(_ base: BaseURL, path: String, query: [URLQueryItem]) {
    guard var parts = URLComponents(url: base.url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    parts.path += path
    parts.queryItems = query.filter { $0.value != nil }
    // A bare plus would be read as a space.
    let encoded = parts.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
    parts.percentEncodedQuery = encoded
    guard let url = parts.url, BaseURL.allows(url) else { return nil }
    // Caches of the system would keep the address, and with it the key, on disk.
    self.init(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    setValue("application/json", forHTTPHeaderField: "Accept")
  }
}

extension Coordinate {
  /// Degrees with four decimals, about 11 m: as fine as providers answer.
  var query: (latitude: String, longitude: String) {
    func text(_ degrees: Double) -> String {
      let figure = Int((degrees * 10_000).rounded())
      let (whole, rest) = figure.magnitude.quotientAndRemainder(dividingBy: 10_000)
      return "\(figure < 0 ? "-" : "")\(whole).\(String(rest + 10_000).dropFirst())"
    }
    return (text(latitude), text(longitude))
  }
}
