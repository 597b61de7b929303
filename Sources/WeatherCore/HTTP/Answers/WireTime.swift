import Foundation

/// A moment in seconds since 1970, as Int or Double.
///
/// Refuses what no calendar can hold.
struct WireTime: Decodable, Sendable {
  let date: Date

  init(from decoder: any Decoder) throws {
    let seconds = try Double(from: decoder)
    guard (0...253_402_300_799).contains(seconds) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(seconds) is no time.")
      )
    }
    date = Date(timeIntervalSince1970: seconds)
  }
}
