#if canImport(CoreLocation)
import CoreLocation
public import Signals

extension Signal where Value == LocationFix, Failure == LocationError {
  /// Where the device is, as Core Location tells.
  ///
  /// Cold: each subscription asks for updates, and for the person's consent where the program has
  /// none yet; disposal ends them. The program's Info.plist has to say why it wants to know. Fails
  /// with ``LocationError/denied`` where that is not allowed.
  public static func coreLocation() -> Signal {
    Signal<CLLocationUpdate, any Error>
      .defer { Signal<CLLocationUpdate, any Error>(CLLocationUpdate.liveUpdates()) }
      .mapError { _ in LocationError.unavailable("Core Location gives no updates") }
      .flattenMap(.concat) { update -> Signal in
        if update.authorizationDenied || update.authorizationDeniedGlobally
          || update.authorizationRestricted
        {
          return .fail(.denied)
        }
        guard let location = update.location,
          let coordinate = Coordinate(
            latitude: location.coordinate.latitude,
            longitude: location.coordinate.longitude
          )
        else { return .empty }
        return .just(
          LocationFix(
            coordinate: coordinate,
            horizontalAccuracy: Length(meters: location.horizontalAccuracy),
            time: location.timestamp
          )
        )
      }
  }
}
#endif
