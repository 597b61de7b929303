import Foundation
import Signals
import WeatherCore

extension Terminal {
  /// The next line that a person types, without its end; nil where there are no more.
  static let line: Signal<String?, Never> = .create { observer, _ in
    // Reading waits, so it does so on a thread of its own; what is typed after the end is lost.
    Thread.detachNewThread {
      observer.send(readLine())
      observer.complete()
    }
  }

  /// Finds this machine: by Core Location where there is one, else by the gpsd that
  /// `GPSD_ADDRESS` names.
  static func location(
    _ environment: [String: String],
    on scheduler: some Scheduler
  ) -> Signal<LocationFix, LocationError> {
    #if canImport(CoreLocation)
    return LocationFinder(source: .coreLocation(), on: scheduler).fix
    #else
    let parts = (environment["GPSD_ADDRESS"] ?? "").split(separator: ":").map(String.init)
    let host = parts.first ?? "localhost"
    let port = parts.count > 1 ? UInt16(parts[1]) ?? 2947 : 2947
    return LocationFinder(source: .gpsd(host: host, port: port), on: scheduler).fix
    #endif
  }
}
