import Foundation

/// Where the sun stands in the sky, to about two seconds of arc from 1900 to 2100.
///
/// Its longitude is the Earth's in VSOP87 (Bretagnon and Francou 1988), cut at half a second of
/// arc, as in chapters 22, 25 and 32 of Meeus, "Astronomical Algorithms", 2nd edition. The sun's
/// ecliptic latitude, at most 1.2 seconds of arc, is left out.
struct SolarPosition {
  /// Apparent ecliptic longitude, in degrees.
  let longitude: Double
  /// The angle north of the celestial equator, in degrees.
  let declination: Double
  /// The angle from the March equinox along the celestial equator, in degrees.
  private let rightAscension: Double
  /// What the Earth has turned below the stars, in degrees.
  private let siderealTime: Double

  init(at date: Date) {
    let centuries = date.julianCenturies
    let nutation = Nutation(at: centuries)
    longitude =
      (Self.geometricLongitude(at: centuries) - 20.4898 / 3600 + nutation.longitude)
      .inCircle
    let (lambda, tilt) = (longitude * .degree, nutation.obliquity * .degree)
    declination = asin(sin(tilt) * sin(lambda)) / .degree
    rightAscension = atan2(cos(tilt) * sin(lambda), cos(lambda)) / .degree
    // Days of universal time, which civil time keeps to within a second.
    let days = date.timeIntervalSince1970 / 86_400 - 10_957.5
    siderealTime = 280.460_618_37 + 360.985_647_366_29 * days + nutation.longitude * cos(tilt)
  }

  /// How far the sun has gone past the meridian of a place, in degrees, -180…180.
  func hourAngle(at coordinate: Coordinate) -> Double {
    (siderealTime + coordinate.longitude - rightAscension).inHalfCircles
  }

  /// The height of the sun's centre above the horizon of a place, without refraction, in degrees.
  func altitude(at coordinate: Coordinate) -> Double {
    let (latitude, declination) = (coordinate.latitude * .degree, declination * .degree)
    let turn = cos(hourAngle(at: coordinate) * .degree)
    let height =
      sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * turn
    return asin(min(1, max(-1, height))) / .degree
  }

  private static func geometricLongitude(at centuries: Double) -> Double {
    let millennia = centuries / 10
    func sum(_ terms: [(Double, Double, Double)]) -> Double {
      terms.reduce(0) { $0 + $1.0 * cos($1.1 + $1.2 * millennia) }
    }
    let square = sum(quadratic) * millennia
    let earth = sum(constant) + (sum(linear) + square) * millennia
    return earth * 1e-8 / .degree + 180
  }

  /// Amplitude in 10⁻⁸ radians, phase in radians, speed in radians a thousand years.
  private static let constant: [(Double, Double, Double)] = [
    (175_347_046, 0, 0), (3_341_656, 4.6692568, 6283.0758500), (34_894, 4.62610, 12566.15170),
    (3_497, 2.7441, 5753.3849), (3_418, 2.8289, 3.5231), (3_136, 3.6277, 77713.7715),
    (2_676, 4.4181, 7860.4194), (2_343, 6.1352, 3930.2097), (1_324, 0.7425, 11506.7698),
    (1_273, 2.0371, 529.6910), (1_199, 1.1096, 1577.3435), (990, 5.233, 5884.927),
    (902, 2.045, 26.298), (857, 3.508, 398.149), (780, 1.179, 5223.694), (753, 2.533, 5507.553),
    (505, 4.583, 18849.228), (492, 4.205, 775.523), (357, 2.920, 0.067), (317, 5.849, 11790.629),
    (284, 1.899, 796.298), (271, 0.315, 10977.079), (243, 0.345, 5486.778), (206, 4.806, 2544.314),
    (205, 1.869, 5573.143), (202, 2.458, 6069.777),
  ]

  private static let linear: [(Double, Double, Double)] = [
    (628_331_966_747, 0, 0), (206_059, 2.678235, 6283.075850), (4_303, 2.6351, 12566.1517),
    (425, 1.590, 3.523),
  ]

  private static let quadratic: [(Double, Double, Double)] = [
    (52_919, 0, 0), (8_720, 1.0721, 6283.0758), (309, 0.867, 12566.152),
  ]
}

/// How the Earth's axis nods, to half a second of arc.
struct Nutation {
  /// What it adds to ecliptic longitudes, in degrees.
  let longitude: Double
  /// The tilt of the Earth's axis, in degrees.
  let obliquity: Double

  /// - Parameter centuries: Julian centuries of terrestrial time since the year 2000.
  init(at centuries: Double) {
    let node = (125.04452 - 1934.136261 * centuries) * .degree
    let sun = (280.4665 + 36000.7698 * centuries) * .degree
    let moon = (218.3165 + 481267.8813 * centuries) * .degree
    longitude =
      (-17.20 * sin(node) - 1.32 * sin(2 * sun) - 0.23 * sin(2 * moon) + 0.21 * sin(2 * node))
      / 3600
    let nod =
      (9.20 * cos(node) + 0.57 * cos(2 * sun) + 0.10 * cos(2 * moon) - 0.09 * cos(2 * node))
      / 3600
    obliquity = 23.439_291 - 0.013_004_2 * centuries + nod
  }
}

extension Date {
  /// Julian centuries of terrestrial time since noon of 1 January 2000.
  ///
  /// Terrestrial time is taken to be 69 seconds ahead of civil time, as it has been since 2017; it
  /// was 64 seconds ahead in 2000.
  var julianCenturies: Double { (timeIntervalSince1970 + 69 - 946_728_000) / 86_400 / 36_525 }
}

extension Double {
  /// A degree, in radians.
  static let degree = Double.pi / 180

  /// The same direction, 0..<360 degrees.
  var inCircle: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  /// The same direction, -180…180 degrees.
  var inHalfCircles: Double { remainder(dividingBy: 360) }
}
