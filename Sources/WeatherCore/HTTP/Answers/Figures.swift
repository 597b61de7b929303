import Foundation

extension Double {
  /// Percent as a share of one; the models say which shares can be.
  var percent: Double { self / 100 }
}

extension TimeZone {
  /// The zone that is always so many seconds ahead of UTC; nil beyond 18 hours.
  init?(shift: Double) {
    guard let seconds = Int(exactly: shift.rounded()), (-64_800...64_800).contains(seconds) else {
      return nil
    }
    self.init(secondsFromGMT: seconds)
  }
}
