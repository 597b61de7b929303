import WeatherCore

/// A place as a person names it.
enum PlaceQuery: Sendable, Equatable {
  /// `52.52,13.41`: latitude and longitude in degrees, north and east positive.
  case coordinate(Coordinate)
  /// A name, alone or with the area and country it lies in: `Springfield, Missouri, US`.
  case name(String)
  /// Where this machine is.
  case here
  /// A place that is kept.
  case kept(SavedPlace)

  init(_ text: String) throws(UsageError) {
    let text = text.withoutControls.replacing("\u{2212}", with: "-").trimmed
    let advice = "Give a name or LAT,LON, for example: weather-cli \"San Francisco\""
    if text.isEmpty { throw UsageError(summary: "The place is empty.", advice: advice) }
    if let coordinate = try CoordinateText.coordinate(text) {
      self = .coordinate(coordinate)
      return
    }
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw UsageError(summary: "\"\(text)\" is not the name of a place.", advice: advice)
    }
    self = .name(text)
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
