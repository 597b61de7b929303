import Foundation

extension Clock {
  /// The moments from `start` to `end` at which it is 0, 6, 12 or 18 o'clock at the place.
  func marks(from start: Date, to end: Date) -> [Date] {
    let local = Int(start.timeIntervalSince1970.rounded(.up)) + zone.secondsFromGMT(for: start)
    let wait = (3600 - (local % 3600 + 3600) % 3600) % 3600
    return stride(from: start + Double(wait), through: end, by: 3600)
      .filter { hourOfDay($0) % 6 == 0 }
  }
}
