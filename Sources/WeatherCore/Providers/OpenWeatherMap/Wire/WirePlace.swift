/// An element of `/geo/1.0/direct` and `/reverse`, and the object of `/geo/1.0/zip`.
struct WirePlace: Decodable, Sendable {
  let name: String
  let local_names: [String: String]?
  let lat: Double
  let lon: Double
  let country: String?
  let state: String?

  /// The place, or nil where it has no name or lies nowhere.
  ///
  /// - Parameter language: The ISO 639-1 code of the language to name it in, where it is known.
  func place(language: String?) -> Place? {
    let name = language.flatMap { local_names?[$0] } ?? name
    guard !name.isEmpty, let coordinate = Coordinate(latitude: lat, longitude: lon) else {
      return nil
    }
    return Place(name: name, area: state, country: country, coordinate: coordinate)
  }
}
