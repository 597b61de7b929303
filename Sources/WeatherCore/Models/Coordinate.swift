import Foundation

/// A point on the Earth, in degrees of WGS 84.
public struct Coordinate: Sendable, Hashable {
  /// Degrees north of the equator, -90…90.
  public let latitude: Double
  /// Degrees east of Greenwich, -180…180.
  public let longitude: Double

  /// Makes a point, or nil where the numbers name none: out of range, or not finite.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    // Adding zero turns -0 into 0, so that equal points also look equal.
    self.latitude = latitude + 0
    self.longitude = longitude + 0
  }

  /// The way along the Earth's surface, taken as a sphere of 6371.0088 km radius (the IUGG's
  /// mean radius); within 0.6 % of the true one.
  public func distance(to other: Coordinate) -> Length {
    let radians = Double.pi / 180
    let (here, there) = (latitude * radians, other.latitude * radians)
    let turn = (other.longitude - longitude) * radians
    // The form with atan2 is exact for neighbours and for opposite points alike.
    let across = cos(there) * sin(turn)
    let along = cos(here) * sin(there) - sin(here) * cos(there) * cos(turn)
    let inward = sin(here) * sin(there) + cos(here) * cos(there) * cos(turn)
    return Length(meters: 6_371_008.8 * atan2(hypot(across, along), inward))
  }
}

extension Coordinate: Codable {
  private enum CodingKeys: CodingKey { case latitude, longitude }

  /// Reads `latitude` and `longitude`, and fails where they are no point on the Earth.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try values.decode(Double.self, forKey: .latitude)
    let longitude = try values.decode(Double.self, forKey: .longitude)
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude,
        in: values,
        debugDescription: "\(latitude), \(longitude) is not a point on the Earth."
      )
    }
    self = coordinate
  }
}
