/// A depth in millimetres: a bare number for a day, `{"1h": …}` or `{"3h": …}` for shorter spans.
struct WireAmount: Decodable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case oneHour = "1h"
    case threeHours = "3h"
  }

  let bare: Double?
  let oneHour: Double?
  let threeHours: Double?

  init(from decoder: any Decoder) throws {
    if let number = try? Double(from: decoder) {
      bare = number
      oneHour = nil
      threeHours = nil
    } else {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      bare = nil
      oneHour = try values.decodeIfPresent(Double.self, forKey: .oneHour)
      threeHours = try values.decodeIfPresent(Double.self, forKey: .threeHours)
    }
  }

  /// How fast it falls, in millimetres an hour.
  var rate: PrecipitationRate? {
    (oneHour ?? threeHours.map { $0 / 3 } ?? bare).map(PrecipitationRate.init(millimetersPerHour:))
  }

  /// How much falls in the longest span given.
  var depth: Length? { (bare ?? threeHours ?? oneHour).map(Length.init(millimeters:)) }
}
