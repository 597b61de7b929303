import Foundation

/// A provider's key, which shows itself to nobody.
///
/// Printing it, dumping it or putting it in a string gives `•••`. This is also the one place
/// where keys are taken out of text.
public struct APIKey: Sendable, Hashable {
  package let secret: String

  /// Takes a key, less the white space around it; nil where nothing is left, or where it holds
  /// white space or control characters, as no key does.
  public init?(_ text: String) {
    let secret = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let hidden = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)
    guard !secret.isEmpty, secret.rangeOfCharacter(from: hidden) == nil else { return nil }
    self.secret = secret
  }

  /// `text` with every appearance of this key, also percent-encoded, replaced by `•••`.
  public func redacting(_ text: String) -> String {
    let encoded = secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? secret
    return [secret, encoded].reduce(text) {
      $0.replacingOccurrences(of: $1, with: description, options: .caseInsensitive)
    }
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `•••`, whatever the key.
  public var description: String { "•••" }
  /// `•••`, whatever the key.
  public var debugDescription: String { description }
  /// Shows nothing.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
