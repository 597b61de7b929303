public import Foundation

extension SunTimes {
  /// Sunrise and sunset as almanacs compute them, for places and days that no provider tells of.
  ///
  /// They are those before and after the noon of that day, so a sunset may fall after midnight.
  /// Rise and set are when the sun's upper edge meets a level horizon, its centre 0.833° below it:
  /// 34 minutes of arc for refraction and 16 for the sun's radius, as the U.S. Naval Observatory
  /// counts them. Within a few seconds of its tables from 1900 to 2100, less surely where the sun
  /// grazes the horizon. Everything is nil for figures that name no day.
  ///
  /// - Parameters:
  ///   - coordinate: Where the sun is seen from, at the height of the sea.
  ///   - day: Which day, as the place counts it.
  ///   - timeZone: The place's time zone.
  public init(at coordinate: Coordinate, on day: LocalDay, in timeZone: TimeZone) {
    guard let interval = day.interval(in: timeZone) else {
      self.init()
      return
    }
    let middle = interval.start.addingTimeInterval(interval.duration / 2)
    self.init(at: coordinate, aboutNoon: Self.noon(nearest: middle, at: coordinate))
  }

  private init(at coordinate: Coordinate, aboutNoon noon: Date) {
    func isUp(_ date: Date) -> Bool {
      SolarPosition(at: date).altitude(at: coordinate) > Self.horizon
    }
    let halfDay = 43_200.0
    let moments = [-halfDay, 0, halfDay].map(noon.addingTimeInterval)
    self.init()
    for (start, end) in zip(moments, moments.dropFirst()) where isUp(start) != isUp(end) {
      let change = Self.change(of: isUp, from: start, to: end)
      if isUp(end) { sunrise = change } else { sunset = change }
    }
    if sunrise == nil && sunset == nil { polar = isUp(noon) ? .day : .night }
  }

  /// The height of the sun's centre when its edge is seen on the horizon, in degrees.
  static let horizon = -0.8333

  /// When the sun crosses the meridian, of all days the time nearest to `date`.
  private static func noon(nearest date: Date, at coordinate: Coordinate) -> Date {
    (0..<3).reduce(date) { date, _ in
      let angle = SolarPosition(at: date).hourAngle(at: coordinate)
      return date.addingTimeInterval(-angle / 360 * 86_400)
    }
  }

  /// When a state changes between two moments, to the second.
  private static func change(
    of state: (Date) -> Bool,
    from start: Date,
    to end: Date
  ) -> Date {
    var (earliest, latest) = (start, end)
    let before = state(start)
    while latest.timeIntervalSince(earliest) > 0.5 {
      let middle = earliest.addingTimeInterval(latest.timeIntervalSince(earliest) / 2)
      if state(middle) == before { earliest = middle } else { latest = middle }
    }
    return Date(timeIntervalSince1970: latest.timeIntervalSince1970.rounded())
  }
}
