import Foundation

/// A moment in seconds since 1970, as Int or Double.
///
/// Refuses what no calendar can hold.
struct WireTime: Decodable, Sendable {
  let date: Date

  init(from decoder: any Decoder) throws {
    let seconds = try Double(from: decoder)
    guard (0...253_402_300_799).contains(seconds) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(seconds) is no time.")
      )
    }
    date = Date(timeIntervalSince1970: seconds)
  }
}

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

/// A list whose broken elements are left out and reported, so that one costs itself alone.
struct WireList<Element: Decodable & Sendable>: Decodable, Sendable {
  private(set) var elements: [Element] = []
  private(set) var issues: [DecodingIssue] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let element = try list.superDecoder()
      do {
        elements.append(try Element(from: element))
      } catch {
        issues.append(DecodingIssue(error, in: element.codingPath))
      }
    }
  }
}

extension WireTime {
  /// Nil for 0, which OpenWeatherMap sends where there is no such moment that day.
  var moment: Date? { date.timeIntervalSince1970 > 0 ? date : nil }
}
