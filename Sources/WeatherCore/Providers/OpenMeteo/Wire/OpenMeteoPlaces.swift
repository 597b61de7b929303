import Foundation

/// `/v1/search`: with no match there is no `results`.
struct OpenMeteoPlaces: Decodable, Sendable {
  let results: WireList<OpenMeteoPlace>?
}

/// An element of `results`, from which whatever is empty or zero is left out.
struct OpenMeteoPlace: Decodable, Sendable {
  let name: String
  let latitude: Double?
  let longitude: Double?
  let country_code: String?
  let admin1: String?
  let timezone: String?

  /// The place, or nil where it has no name or lies nowhere.
  var place: Place? {
    guard !name.isEmpty, latitude != nil || longitude != nil,
      let coordinate = Coordinate(latitude: latitude ?? 0, longitude: longitude ?? 0)
    else { return nil }
    return Place(
      name: name,
      area: admin1,
      country: country_code,
      coordinate: coordinate,
      timeZone: timezone.flatMap(TimeZone.init(identifier:))
    )
  }
}
