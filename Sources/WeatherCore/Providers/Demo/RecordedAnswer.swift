import Foundation

/// One recorded answer, whose dates can be moved.
///
/// Everything else stays as it was received, but for the place's shift from UTC, which is that of
/// the new date.
///
/// All of its moments move by one number of seconds, so the time between any two of them stays.
/// The number is chosen so that the day it was recorded becomes another day at the same hour, as
/// clocks at the place show it: four in the afternoon stays four in the afternoon, also across a
/// change to summer time, a day's midday stays midday, and the sun rises when it rose.
struct RecordedAnswer: Sendable {
  let text: String
  /// The moment it is about: when the weather was observed, or the first step of a forecast.
  let time: Date
  /// The clock that its hours are read by.
  let timeZone: TimeZone

  /// Nil for text that is not an answer with a time in it.
  ///
  /// - Parameter timeZone: The place's; the shift in the answer where this system does not know it.
  init?(_ text: String, in timeZone: TimeZone?) {
    guard let answer = Self.json(text) as? [String: Any], let seconds = Self.time(answer)
    else { return nil }
    self.text = text
    time = Date(timeIntervalSince1970: seconds)
    self.timeZone = timeZone ?? Self.shift(answer).flatMap(TimeZone.init(secondsFromGMT:)) ?? .gmt
  }

  /// By how many seconds its moments move so that it is about `day`.
  func shift(to day: LocalDay) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var parts = calendar.dateComponents([.hour, .minute, .second], from: time)
    parts.year = day.year
    parts.month = day.month
    parts.day = day.day
    guard let moved = calendar.date(from: parts) else { return 0 }
    return Int(moved.timeIntervalSince1970 - time.timeIntervalSince1970)
  }

  /// Its bytes as if it were about `day`.
  func body(on day: LocalDay) -> Data {
    guard let json = Self.json(text) else { return Data(text.utf8) }
    let seconds = shift(to: day)
    let zone = timeZone.secondsFromGMT(for: time + Double(seconds))
    let moved = Self.moved(json, by: seconds, shiftingFromUTC: zone)
    return (try? JSONSerialization.data(withJSONObject: moved)) ?? Data(text.utf8)
  }

  /// The fields that hold seconds since 1970, or 0 where there is no such moment.
  private static let moments: Set = [
    "dt", "sunrise", "sunset", "moonrise", "moonset", "start", "end",
  ]
  /// The fields that hold the place's shift from UTC, unless they hold the name of its zone.
  private static let shifts: Set = ["timezone", "timezone_offset"]

  private static func moved(_ json: Any, by seconds: Int, shiftingFromUTC zone: Int) -> Any {
    switch json {
    case let list as [Any]: list.map { moved($0, by: seconds, shiftingFromUTC: zone) }
    case let object as [String: Any]:
      object.reduce(into: [String: Any]()) { fields, field in
        fields[field.key] =
          switch (field.key, field.value as? Int) {
          case (let name, let moment?) where moments.contains(name):
            moment == 0 ? 0 : moment + seconds
          case (let name, .some) where shifts.contains(name): zone
          case ("dt_txt", _): (object["dt"] as? Int).map { utc($0 + seconds) } ?? field.value
          default: moved(field.value, by: seconds, shiftingFromUTC: zone)
          }
      }
    default: json
    }
  }

  /// `2024-04-03 21:00:00`, in UTC as `dt_txt` is.
  private static func utc(_ moment: Int) -> String {
    Date(timeIntervalSince1970: Double(moment)).formatted(
      .iso8601.year().month().day().dateTimeSeparator(.space).time(
        includingFractionalSeconds: false
      )
    )
  }

  private static func json(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private static func time(_ answer: [String: Any]) -> Double? {
    let current = answer["current"] as? [String: Any]
    let first = (answer["list"] as? [[String: Any]])?.first
    return (answer["dt"] ?? current?["dt"] ?? first?["dt"]) as? Double
  }

  private static func shift(_ answer: [String: Any]) -> Int? {
    let city = answer["city"] as? [String: Any]
    return (answer["timezone_offset"] ?? answer["timezone"] ?? city?["timezone"]) as? Int
  }
}
