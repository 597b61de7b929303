import Foundation

/// One line of gpsd's JSON protocol, as far as it matters to where one is.
enum GPSDReport: Equatable {
  /// A position.
  case fix(LocationFix)
  /// There is nothing that could tell a position.
  case noReceiver
  /// gpsd did not take what it was told, for the reason it gives.
  case refusal(String)
  /// Anything else, and what cannot be read.
  case other

  /// What makes gpsd report.
  static let watchCommand = Data("?WATCH={\"enable\":true,\"json\":true};\n".utf8)

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - now: The time of a report that brings none.
  init(_ line: Data, now: () -> Date) {
    let decoder = JSONDecoder()
    let kind = try? decoder.decode(Kind.self, from: line).class
    switch kind {
    case "TPV":
      let fix = try? decoder.decode(Position.self, from: line).fix(now: now)
      self = fix.map(GPSDReport.fix) ?? .other
    case "DEVICES":
      let devices = try? decoder.decode(Devices.self, from: line).devices
      self = devices?.isEmpty == true ? .noReceiver : .other
    case "ERROR":
      let message = try? decoder.decode(Refusal.self, from: line).message
      self = .refusal(message ?? "nothing")
    default: self = .other
    }
  }
}

private struct Kind: Decodable {
  var `class`: String
}

private struct Devices: Decodable {
  struct Device: Decodable {}
  var devices: [Device]
}

private struct Refusal: Decodable {
  var message: String
}

/// A time-position-velocity report.
private struct Position: Decodable {
  /// 0 and 1 are no fix, 2 is one without height, 3 one with it.
  var mode: Int
  var lat: Double?
  var lon: Double?
  /// Errors in metres, which 95 of 100 positions keep to: in the plane, to the east, to the north.
  var eph: Double?
  var epx: Double?
  var epy: Double?
  var time: Time?

  func fix(now: () -> Date) -> LocationFix? {
    guard mode >= 2, let lat, let lon, let coordinate = Coordinate(latitude: lat, longitude: lon)
    else { return nil }
    let inPlane = epx.flatMap { epx in epy.map { hypot(epx, $0) } }
    return LocationFix(
      coordinate: coordinate,
      horizontalAccuracy: Length(meters: eph ?? inPlane ?? 0),
      time: time?.date ?? now()
    )
  }

  /// An ISO 8601 time; seconds since 1970 in gpsd before release 3.0 of 2011.
  struct Time: Decodable {
    var date: Date?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let seconds = try? value.decode(Double.self) {
        date = Date(timeIntervalSince1970: seconds)
      } else {
        let text = (try? value.decode(String.self)) ?? ""
        let exact = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        date = (try? exact.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
      }
    }
  }
}
