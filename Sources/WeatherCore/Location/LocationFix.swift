public import Foundation

/// Where a machine was found to be, how surely and when.
public struct LocationFix: Sendable, Hashable {
  /// Where it is.
  public var coordinate: Coordinate
  /// The radius of the circle it is in; zero or less says that the coordinate is not valid.
  public var horizontalAccuracy: Length
  /// When that was found out.
  public var time: Date

  /// A fix.
  public init(coordinate: Coordinate, horizontalAccuracy: Length, time: Date) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
    self.time = time
  }
}

/// Why the machine could not be found.
public enum LocationError: Error, Sendable, Hashable {
  /// The user, or the system, does not let this program know.
  case denied
  /// There is nothing to find it with. Holds what is missing, in a few words; may be empty.
  case unavailable(String)
  /// The source stopped before it was sure.
  case noFix
  /// No sure fix came within the time allowed.
  case timedOut
}

extension LocationError {
  /// What happened, in one sentence.
  public var summary: String {
    switch self {
    case .denied: "This program may not know where it is."
    case .unavailable(""): "There is nothing here to find the location with."
    case .unavailable(let what): "There is nothing here to find the location with: \(what)."
    case .noFix: "The location could not be found out."
    case .timedOut: "The location was not found in time."
    }
  }

  /// What to do about it, in one sentence.
  public var advice: String {
    switch self {
    case .denied: "Allow it in the system's privacy settings, or name a place."
    case .unavailable, .noFix: "Name a place, or give its latitude and longitude."
    case .timedOut: "Try again where the sky is in view, or name a place."
    }
  }
}
