import Foundation
import Signals
import TestSupport
import WeatherCore

@testable import weather_cli

extension Report {
  /// The recorded weather of London, as the program itself makes it from the service's answers.
  static func london() throws -> Report {
    let session = try Session(Options(), in: try Stage.london().world)
    let report = Locked<Report?>(nil)
    guard let coordinate = Coordinate(latitude: 51.51, longitude: -0.13) else { throw NoReport() }
    let place = Place(name: "London", country: "GB", coordinate: coordinate)
    session.answering.report(.glance, at: place).subscribe { new in
      report.withLock { $0 = new }
    }
    guard let report = report.withLock({ $0 }) else { throw NoReport() }
    return report
  }

  private struct NoReport: Error {}
}
