import WeatherCore

/// Reads a latitude and a longitude as people write them: `52.52,13.41`, `52.52 13.41` or
/// `52.52N, 13.41E`.
enum CoordinateText {
  /// The point that a text means; nil where it is a name.
  ///
  /// - Throws: What is wrong with a text that is meant for two numbers.
  static func coordinate(_ text: String) throws(UsageError) -> Coordinate? {
    let text = text.replacing("\u{2212}", with: "-").trimmed
    let parts =
      text.contains(",")
      ? text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
      : text.split(whereSeparator: \.isWhitespace).map(String.init)
    let angles = parts.compactMap(Angle.init)
    let isPlain = !parts.isEmpty && parts.allSatisfy { Angle($0) != nil && Double($0) != nil }
    guard isPlain || parts.count == 2 && parts.allSatisfy(isMeantForNumber) else { return nil }
    guard angles.count == 2, parts.count == 2, let point = point(angles[0], angles[1]) else {
      if let advice = postcodeAdvice(text) {
        throw UsageError(summary: "\"\(text)\" is not a place yet.", advice: advice)
      }
      throw UsageError(
        summary: "\"\(text)\" is not a latitude and a longitude.",
        advice: "Give two numbers with a comma between them, for example: weather-cli 52.52,13.41"
      )
    }
    guard let coordinate = Coordinate(latitude: point.latitude, longitude: point.longitude) else {
      throw UsageError(
        summary: "\"\(text)\" lies outside the globe.",
        advice: postcodeAdvice(text)
          ?? "A latitude is between -90 and 90, a longitude between -180 and 180."
      )
    }
    return coordinate
  }

  /// What to write for a text that may be a postcode, as `90210` and `114 55` are; nil for others.
  private static func postcodeAdvice(_ text: String) -> String? {
    let isPlain = text.allSatisfy { $0 == " " || ("0"..."9").contains($0) }
    // Two numbers of two digits each are rather meant for degrees.
    guard isPlain, text.count(where: \.isNumber) >= (text.contains(" ") ? 5 : 3) else { return nil }
    return "A postcode needs its country: weather-cli \"\(text), US\""
  }

  /// A number of degrees, and which way they are counted if that was said.
  private struct Angle {
    let degrees: Double
    let isLatitude: Bool?

    /// Takes plain decimal numbers, with or without one of the letters N, S, E and W; no powers of
    /// ten, no hexadecimal digits, no words.
    init?(_ text: String) {
      let letter = text.last.flatMap { "NSEW".contains($0.uppercased()) ? $0.uppercased() : nil }
      let number = (letter == nil ? text : String(text.dropLast())).replacing("°", with: "").trimmed
      let isPlain = number.allSatisfy { "+-.0123456789".contains($0) }
      let hasSign = number.hasPrefix("-") || number.hasPrefix("+")
      guard isPlain, let value = Double(number), letter == nil || !hasSign else { return nil }
      degrees = letter == "S" || letter == "W" ? -value : value
      isLatitude = letter.map { "NS".contains($0) }
    }
  }

  /// Latitude first, unless the letters say otherwise; nil where they contradict each other.
  private static func point(
    _ first: Angle,
    _ second: Angle
  ) -> (latitude: Double, longitude: Double)? {
    switch (first.isLatitude, second.isLatitude) {
    case (nil, nil), (true, false): (first.degrees, second.degrees)
    case (false, true): (second.degrees, first.degrees)
    default: nil
    }
  }

  /// Whether one who writes this means a number: also `1e5`, `NaN` and `51°30'N`, which are none
  /// here.
  private static func isMeantForNumber(_ text: String) -> Bool {
    let isMadeOfDigits =
      text.contains(where: \.isNumber)
      && text.allSatisfy {
        "+-.0123456789°'\"′″NSEWnsew ".contains($0)
      }
    return isMadeOfDigits || Double(text) != nil
  }
}
