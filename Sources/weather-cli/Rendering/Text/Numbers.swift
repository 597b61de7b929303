/// Numbers as a person reads them: halves away from zero, never `-0`, a point before decimals,
/// whatever the environment's locale is.
enum Numbers {
  /// The value with `decimals` digits after the point, or another `sign`; nil for what is no number.
  static func text(_ value: Double, decimals: Int = 0, sign point: String = ".") -> String? {
    guard let scaled = scaled(value, decimals) else { return nil }
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    if decimals == 0 { return sign + padded }
    return sign + String(padded.dropLast(decimals)) + point + String(padded.suffix(decimals))
  }

  /// The value rounded to `decimals` digits as ``text(_:decimals:)`` rounds it.
  static func rounded(_ value: Double, decimals: Int) -> Double? {
    // Dividing two whole numbers gives the double nearest to the decimal that is meant.
    scaled(value, decimals).map { Double($0) / power(decimals) }
  }

  /// A share of 0…1 as a percentage, `58 %`.
  static func percent(_ share: Double?) -> String? {
    share.flatMap { text($0 * 100) }.map { $0 + " %" }
  }

  private static func scaled(_ value: Double, _ decimals: Int) -> Int? {
    // Converting units leaves noise (0.58 × 100 is 57.99999999999999); six digits more than are
    // shown settle it before the half is judged.
    let steady = (value * power(decimals) * 1e6).rounded() / 1e6
    return Int(exactly: steady.rounded(.toNearestOrAwayFromZero))
  }

  private static func power(_ decimals: Int) -> Double {
    (0..<max(0, decimals)).reduce(1) { power, _ in power * 10 }
  }
}
