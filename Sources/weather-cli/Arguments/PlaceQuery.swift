import WeatherCore

/// A place as a person names it.
enum PlaceQuery: Sendable, Equatable {
  /// `52.52,13.41`: latitude and longitude in degrees, north and east positive.
  case coordinate(Coordinate)
  /// A name, alone or with the area and country it lies in: `Springfield, Missouri, US`.
  case name(String)

  init(_ text: String) throws(UsageError) {
    let text = text.withoutControls.replacing("\u{2212}", with: "-").trimmed
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let numbers = parts.compactMap(Self.number)
    if text.isEmpty {
      throw UsageError(
        summary: "The place is empty.",
        advice: "Give a name or LAT,LON, for example: weather-cli \"San Francisco\""
      )
    }
    guard !numbers.isEmpty, numbers.count == parts.count else {
      guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
        throw UsageError(
          summary: "\"\(text)\" is not the name of a place.",
          advice: "Give a name or LAT,LON, for example: weather-cli \"San Francisco\""
        )
      }
      self = .name(text)
      return
    }
    guard numbers.count == 2 else {
      throw UsageError(
        summary: "\"\(text)\" is not a latitude and a longitude.",
        advice: "Give two numbers with a comma between them, for example: weather-cli 52.52,13.41"
      )
    }
    guard let coordinate = Coordinate(latitude: numbers[0], longitude: numbers[1]) else {
      throw UsageError(
        summary: "\"\(text)\" lies outside the globe.",
        advice: "A latitude is between -90 and 90, a longitude between -180 and 180."
      )
    }
    self = .coordinate(coordinate)
  }

  /// A plain decimal number; words such as `nan` and hexadecimal digits are names.
  private static func number(_ text: String) -> Double? {
    text.allSatisfy { "+-.0123456789".contains($0) } ? Double(text) : nil
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
