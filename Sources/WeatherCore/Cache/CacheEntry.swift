import Foundation

/// What is stored of one answer.
struct CacheEntry<Value: Codable & Sendable>: Codable, Sendable {
  /// What it is the answer to.
  var subject: String
  var received: Date
  var goodUntil: Date
  var value: Value

  var aged: Aged<Value> { Aged(value, received: received, goodUntil: goodUntil) }
}

/// How an entry stands in a file: a line with a check sum, then JSON.
///
/// The sum tells bytes that were damaged from those that were written, since damage to a figure
/// is not seen otherwise.
extension CacheEntry {
  /// The entry in `data`; nil where it is damaged, of another version, or about something else.
  init?(_ data: Data, about subject: String) {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = data[data.index(after: end)...]
    guard data[..<end].elementsEqual(Self.head(of: body).utf8) else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    guard let entry = try? decoder.decode(Self.self, from: body), entry.subject == subject else {
      return nil
    }
    self = entry
  }

  /// The bytes to be stored; nil where the value cannot be written.
  var data: Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return (try? encoder.encode(self)).map { Data((Self.head(of: $0) + "\n").utf8) + $0 }
  }

  private static func head(of body: Data) -> String { "weather cache 3 \(CheckSum.text(body))" }
}

/// Check sums of bytes: FNV-1a of 64 bits.
enum CheckSum {
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    // The iterator of Data costs ten times as much as its bytes.
    let sum = bytes.withContiguousStorageIfAvailable { self.sum($0) } ?? sum(bytes)
    return String(sum, radix: 16)
  }

  private static func sum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
