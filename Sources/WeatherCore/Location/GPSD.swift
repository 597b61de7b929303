public import Foundation
public import Signals

extension Signal where Value == LocationFix, Failure == LocationError {
  /// Where a receiver is, as gpsd tells once a second.
  ///
  /// ```swift
  /// let finder = LocationFinder(source: .gpsd(), on: scheduler)
  /// ```
  ///
  /// Speaks gpsd's JSON protocol (gpsd_json(5)): it asks to watch and reads TPV reports of a
  /// position. The accuracy is `eph`, else what `epx` and `epy` come to; a report with neither
  /// counts as not accurate. What cannot be read is passed over.
  ///
  /// Cold: each subscription connects, and disposal disconnects. Completes when gpsd closes the
  /// connection. Fails with ``LocationError/unavailable(_:)`` where no gpsd answers, where it has
  /// no receiver or refuses, and where something else answers.
  ///
  /// - Parameters:
  ///   - host: The machine gpsd runs on.
  ///   - port: Its port, 2947 by custom.
  ///   - now: The time of reports that bring none, as receivers do before they know the date.
  public static func gpsd(
    host: String = "localhost",
    port: UInt16 = 2947,
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> Signal {
    Signal<Data, SocketFailure>
      .connection(to: host, port: port, sending: GPSDReport.watchCommand)
      .mapError { $0.locationError(at: "\(host):\(port)") }
      .scan(into: LineReader()) { reader, piece in reader.take(piece) }
      .flattenMap(.concat) { reader -> Signal<Data, LocationError> in
        reader.isOverlong
          ? .fail(.unavailable("what answers at \(host):\(port) is not gpsd"))
          : .values(reader.lines)
      }
      .map { GPSDReport($0, now: now) }
      .flattenMap(.concat) { report -> Signal in
        switch report {
        case .fix(let fix): .just(fix)
        case .other: .empty
        case .noReceiver: .fail(.unavailable("gpsd at \(host):\(port) has no receiver"))
        case .refusal(let reason): .fail(.unavailable("gpsd refuses, saying \"\(reason)\""))
        }
      }
  }
}

extension SocketFailure {
  fileprivate func locationError(at address: String) -> LocationError {
    switch self {
    case .unknownHost: .unavailable("no machine is known at \(address)")
    case .system: .unavailable("no gpsd answers at \(address)")
    }
  }
}
