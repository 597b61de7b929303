import Foundation

/// In what this module stores, a time zone is its identifier.
///
/// The coding that the compiler writes takes these functions instead of Foundation's, which make an
/// object of it, and take longer to read.
extension KeyedDecodingContainer {
  func decode(_ type: TimeZone.Type, forKey key: Key) throws -> TimeZone {
    let identifier = try decode(String.self, forKey: key)
    if let zone = TimeZone(identifier: identifier) { return zone }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: self,
      debugDescription: "There is no time zone \(identifier)."
    )
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ value: TimeZone, forKey key: Key) throws {
    try encode(value.identifier, forKey: key)
  }
}
