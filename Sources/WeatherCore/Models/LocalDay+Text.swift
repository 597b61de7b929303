extension LocalDay: LosslessStringConvertible {
  /// The day as ISO 8601 writes it, `2024-04-03`.
  public var description: String {
    let sign = year < 0 ? "-" : ""
    return "\(sign)\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// The day that is written so; nil for any other text.
  public init?(_ description: String) {
    let isNegative = description.hasPrefix("-")
    let parts = description.dropFirst(isNegative ? 1 : 0).split(
      separator: "-",
      omittingEmptySubsequences: false
    )
    let figures = parts.compactMap { Int($0) }
    guard parts.count == 3, figures.count == 3 else { return nil }
    self.init(year: isNegative ? -figures[0] : figures[0], month: figures[1], day: figures[2])
    // Signs, missing zeros and the like are not written so.
    if self.description != description { return nil }
  }
}

extension LocalDay: Codable {
  /// Reads ``description``, and fails for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = LocalDay(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no day.")
    }
    self = day
  }

  /// Writes ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

private func digits(_ number: Int, _ count: Int) -> String {
  let digits = String(number.magnitude)
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
