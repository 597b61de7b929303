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

  /// `text` with every appearance of this key replaced by `•••`.
  ///
  /// The key is found in capitals and small letters, and with any of its characters
  /// percent-encoded.
  public func redacting(_ text: String) -> String {
    let wanted = secret.utf8.map(Self.small)[...]
    var rest = Array(text.utf8)[...]
    var shown: [UInt8] = []
    while let byte = rest.first {
      if let after = Self.rest(of: rest, after: wanted) {
        shown += description.utf8
        rest = after
      } else {
        shown.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// What follows `wanted` at the start of `text`; nil where the text starts with something else.
  private static func rest(
    of text: ArraySlice<UInt8>,
    after wanted: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard let byte = wanted.first else { return text }
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: "%"),
      let encoded = UInt8(String(decoding: text.dropFirst().prefix(2), as: UTF8.self), radix: 16),
      small(encoded) == byte, let rest = rest(of: text.dropFirst(3), after: wanted.dropFirst())
    {
      return rest
    }
    return small(first) == byte ? rest(of: text.dropFirst(), after: wanted.dropFirst()) : nil
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
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
