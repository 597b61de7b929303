import Foundation

/// A value of JSON, with nulls kept: what is not known is said to be so.
enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// A number rounded to `decimals` digits; null for none, and for what JSON cannot write.
  static func number(_ value: Double?, decimals: Int) -> JSONValue {
    value.flatMap { Numbers.rounded($0, decimals: decimals) }.map { .number($0) } ?? .null
  }

  /// A text, or null for none.
  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}

extension JSONValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}

extension JSONValue {
  /// The value as text, its names in alphabetical order, with a line end after it.
  var text: String { text([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) }

  /// The value on one line, its names in alphabetical order, with a line end after it.
  var line: String { text([.sortedKeys, .withoutEscapingSlashes]) }

  private func text(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    // Encoding cannot fail: no number is infinite and no name is used twice.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
