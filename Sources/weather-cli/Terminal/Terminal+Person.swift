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
    let text = environment["GPSD_ADDRESS"] ?? ""
    guard let address = GPSDAddress(text) else {
      return .fail(.unavailable("GPSD_ADDRESS is not HOST or HOST:PORT"))
    }
    let source = Signal<LocationFix, LocationError>.gpsd(host: address.host, port: address.port)
    return LocationFinder(source: source, on: scheduler).fix
    #endif
  }
}
