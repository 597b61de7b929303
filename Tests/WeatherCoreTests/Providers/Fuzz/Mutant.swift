import Foundation

/// Bytes of a recorded answer and where its values stand, from which damaged ones are made.
struct Original {
  let bytes: [UInt8]
  /// Where the numbers, strings, words and brackets of the text begin and end, brackets with all
  /// that is between them.
  private let values: [Range<Int>]

  init(_ data: Data) {
    bytes = Array(data)
    values = Self.values(in: bytes)
  }

  /// The answer with one to four things wrong; the same for the same seed.
  func mutant(seed: UInt64) -> Data {
    var chance = Chance(seed: seed)
    var mutant = bytes
    // The places of values hold for the first change alone.
    change(value: true, &mutant, &chance)
    for _ in 0..<Int.random(in: 0...3, using: &chance) { change(value: false, &mutant, &chance) }
    return Data(mutant)
  }

  private func change(value: Bool, _ mutant: inout [UInt8], _ chance: inout Chance) {
    guard !mutant.isEmpty else { return }
    let place = Int.random(in: 0..<mutant.count, using: &chance)
    if value, let range = values.randomElement(using: &chance), Bool.random(using: &chance) {
      mutant.replaceSubrange(range, with: substitute(for: range, &chance))
      return
    }
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: mutant.removeSubrange(place...)
    case 1: mutant[place] = UInt8.random(in: .min ... .max, using: &chance)
    case 2: mutant[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
    case 3: mutant.insert(contentsOf: Self.noText.randomElement(using: &chance) ?? [], at: place)
    case 4:
      let end = min(mutant.count, place + Int.random(in: 1...200, using: &chance))
      mutant.removeSubrange(place..<end)
    default:
      let end = min(mutant.count, place + Int.random(in: 1...2_000, using: &chance))
      let part = Array(mutant[place..<end])
      for _ in 0..<Int.random(in: 1...20, using: &chance) {
        mutant.insert(contentsOf: part, at: place)
      }
    }
  }

  /// What stands instead of a value: another type, nothing, too much, or what is nested too deeply.
  private func substitute(for range: Range<Int>, _ chance: inout Chance) -> [UInt8] {
    switch Int.random(in: 0..<8, using: &chance) {
    case 0:
      let depth = [10, 500, 600, 20_000].randomElement(using: &chance) ?? 1
      let isClosed = Bool.random(using: &chance)
      return Array(repeating: UInt8(ascii: "["), count: depth)
        + (isClosed ? Array(repeating: UInt8(ascii: "]"), count: depth) : [])
    case 1:
      let depth = [10, 600, 20_000].randomElement(using: &chance) ?? 1
      return Array(String(repeating: #"{"a":"#, count: depth).utf8)
    case 2:
      // Another value of the same answer.
      return values.randomElement(using: &chance).map { Array(bytes[$0]) } ?? []
    case 3:
      let value = Array(bytes[range])
      let count = Int.random(in: 2...(value.count > 10_000 ? 4 : 300), using: &chance)
      return [UInt8(ascii: "[")]
        + Array(repeatElement(value, count: count).joined(separator: [UInt8(ascii: ",")]))
        + [UInt8(ascii: "]")]
    case 4:
      let digits = String(repeating: "9", count: Int.random(in: 15...5_000, using: &chance))
      return Array("\(Bool.random(using: &chance) ? "-" : "")\(digits)".utf8)
    default: return Array((Self.strange.randomElement(using: &chance) ?? "null").utf8)
    }
  }

  private static let strange = [
    "null", "true", "false", "-999", "1e308", "-1e308", "1e400", "-0", "0", "-1", "0.1e-300",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "253402300800", "NaN",
    "Infinity", "\"\"", "\"1\"", "\"2025-02-30T25:61\"", "\"\\u0000\"", "\"\\ud800\"", "[]", "{}",
    "[[null]]", "{\"\":null}", "\"Etc/GMT+99\"", "\"\u{1B}[2J\"", "1.7976931348623157e308",
  ]

  /// Bytes that are no UTF-8: alone, overlong, half a surrogate pair, beyond the last character.
  private static let noText: [[UInt8]] = [
    [0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0],
  ]

  private static func values(in bytes: [UInt8]) -> [Range<Int>] {
    var (values, open, index) = ([Range<Int>](), [Int](), 0)
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(index)
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        index += 1
        if let start = open.popLast() { values.append(start..<index) }
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        values.append(start..<index)
      case let byte where isPart(byte):
        while index < bytes.count, isPart(bytes[index]) { index += 1 }
        values.append(start..<index)
      default: index += 1
      }
    }
    return values
  }

  /// Whether it is a part of a number, or of `true`, `false` and `null`.
  private static func isPart(_ byte: UInt8) -> Bool {
    "+-.0123456789abcdefghijklmnopqrstuvwxyzE".utf8.contains(byte)
  }
}
