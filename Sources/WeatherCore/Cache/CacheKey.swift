import Foundation

/// What an entry of a cache is about.
struct CacheKey: Sendable {
  /// Everything the answer depends on, in full; it stands in the entry.
  let subject: String
  /// The name it is stored under, fit for any file system.
  let name: String

  /// - Parameters:
  ///   - provider: The provider's name.
  ///   - part: The part's name.
  ///   - point: Where, in four decimals; empty where it is about no point.
  ///   - variant: What else the answer depends on.
  init(provider: String, part: String, point: String, variant: [String]) {
    subject = ([provider, part, point] + variant).joined(separator: "\n")
    let words = [provider, part, point].map(Self.plain)
    name = (words + [CheckSum.text(subject.utf8)]).filter { !$0.isEmpty }.joined(separator: "_")
  }

  private static func plain(_ text: String) -> String {
    let allowed = "abcdefghijklmnopqrstuvwxyz0123456789.-_"
    return String(text.lowercased().filter(allowed.contains).prefix(64))
  }
}
