import Foundation

/// Where the moon stands on the ecliptic, to about ten seconds of arc from 1900 to 2100.
///
/// The main terms of ELP-2000/82 (Chapront-Touzé and Chapront 1988), as in chapter 47 of Meeus,
/// "Astronomical Algorithms", 2nd edition.
struct LunarPosition {
  /// Apparent ecliptic longitude, in degrees.
  let longitude: Double

  init(at date: Date) {
    let time = date.julianCenturies
    let (square, cube) = (time * time, time * time * time)
    let mean = 218.316_447_7 + 481_267.881_234_21 * time - 0.001_578_6 * square + cube / 538_841
    let elongation =
      297.850_192_1 + 445_267.111_403_4 * time - 0.001_881_9 * square + cube / 545_868
    let sunAnomaly = 357.529_109_2 + 35_999.050_290_9 * time - 0.000_153_6 * square
    let anomaly =
      134.963_396_4 + 477_198.867_505_5 * time + 0.008_741_4 * square + cube / 69_699
    let fromNode = 93.272_095 + 483_202.017_523_3 * time - 0.003_653_9 * square
    // The Earth's path grows rounder, and with it what depends on the sun's distance.
    let eccentricity = 1 - 0.002_516 * time - 0.000_007_4 * square
    let terms = Self.terms.reduce(0.0) { sum, term in
      let angle =
        term.elongation * elongation + term.sunAnomaly * sunAnomaly + term.anomaly * anomaly
        + term.fromNode * fromNode
      let scale = pow(eccentricity, abs(term.sunAnomaly))
      return sum + term.amplitude * scale * sin(angle * .degree)
    }
    let planets =
      3_958 * sin((119.75 + 131.849 * time) * .degree)
      + 1_962 * sin((mean - fromNode) * .degree)
      + 318 * sin((53.09 + 479_264.290 * time) * .degree)
    longitude = (mean + (terms + planets) * 1e-6 + Nutation(at: time).longitude).inCircle
  }

  private typealias Term = (
    elongation: Double, sunAnomaly: Double, anomaly: Double, fromNode: Double, amplitude: Double
  )

  /// How many times each angle counts, and the amplitude in 10⁻⁶ degrees.
  private static let terms: [Term] = [
    (0, 0, 1, 0, 6288774), (2, 0, -1, 0, 1274027), (2, 0, 0, 0, 658314), (0, 0, 2, 0, 213618),
    (0, 1, 0, 0, -185116), (0, 0, 0, 2, -114332), (2, 0, -2, 0, 58793), (2, -1, -1, 0, 57066),
    (2, 0, 1, 0, 53322), (2, -1, 0, 0, 45758), (0, 1, -1, 0, -40923), (1, 0, 0, 0, -34720),
    (0, 1, 1, 0, -30383), (2, 0, 0, -2, 15327), (0, 0, 1, 2, -12528), (0, 0, 1, -2, 10980),
    (4, 0, -1, 0, 10675), (0, 0, 3, 0, 10034), (4, 0, -2, 0, 8548), (2, 1, -1, 0, -7888),
    (2, 1, 0, 0, -6766), (1, 0, -1, 0, -5163), (1, 1, 0, 0, 4987), (2, -1, 1, 0, 4036),
    (2, 0, 2, 0, 3994), (4, 0, 0, 0, 3861), (2, 0, -3, 0, 3665), (0, 1, -2, 0, -2689),
    (2, 0, -1, 2, -2602), (2, -1, -2, 0, 2390), (1, 0, 1, 0, -2348), (2, -2, 0, 0, 2236),
    (0, 1, 2, 0, -2120), (0, 2, 0, 0, -2069), (2, -2, -1, 0, 2048), (2, 0, 1, -2, -1773),
    (2, 0, 0, 2, -1595), (4, -1, -1, 0, 1215), (0, 0, 2, 2, -1110), (3, 0, -1, 0, -892),
    (2, 1, 1, 0, -810), (4, -1, -2, 0, 759), (0, 2, -1, 0, -713), (2, 2, -1, 0, -700),
    (2, 1, -2, 0, 691), (2, -1, 0, -2, 596), (4, 0, 1, 0, 549), (0, 0, 4, 0, 537),
    (4, -1, 0, 0, 520), (1, 0, -2, 0, -487), (2, 1, 0, -2, -399), (0, 0, 2, -2, -381),
    (1, 1, 1, 0, 351), (3, 0, -2, 0, -340), (4, 0, -3, 0, 330), (2, -1, 2, 0, 327),
    (0, 2, 1, 0, -323), (1, 1, -1, 0, 299), (2, 0, 3, 0, 294),
  ]
}
