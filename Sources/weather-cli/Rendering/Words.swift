import Foundation
import WeatherCore

/// Weather in words.
enum Words {
  /// The provider's words for a condition, with a capital first letter as their language writes it;
  /// else our own.
  static func condition(_ condition: Condition, language: String? = nil) -> String {
    let text = condition.text.withoutControls.trimmed
    if text.isEmpty { return short(condition.kind) }
    let first = String(text.prefix(1))
    let capital = language.map { first.uppercased(with: Language.locale($0)) } ?? first.uppercased()
    return capital + text.dropFirst()
  }

  /// The condition in at most `width` cells: the provider's words where they fit.
  static func condition(
    _ condition: Condition,
    in width: Int,
    language: String? = nil
  ) -> String {
    let text = self.condition(condition, language: language)
    return text.cellWidth <= width ? text : short(condition.kind)
  }

  /// A word of at most nine letters; nothing for what is not known.
  static func short(_ kind: Condition.Kind) -> String {
    switch kind {
    case .clear: "Clear"
    case .fewClouds: "Fair"
    case .scatteredClouds, .brokenClouds: "Clouds"
    case .overcast: "Overcast"
    case .mist: "Mist"
    case .fog: "Fog"
    case .haze: "Haze"
    case .smoke: "Smoke"
    case .dust: "Dust"
    case .sand: "Sand"
    case .ash: "Ash"
    case .squall: "Squall"
    case .tornado: "Tornado"
    case .drizzle: "Drizzle"
    case .rain: "Rain"
    case .showerRain: "Showers"
    case .freezingRain: "Icy rain"
    case .sleet: "Sleet"
    case .snow: "Snow"
    case .hail: "Hail"
    case .thunderstorm: "Thunder"
    case .wind: "Wind"
    case .unknown: ""
    }
  }

  /// Where the wind comes from and how hard it blows: `WSW 12 mph, gusts 20 ↗`.
  ///
  /// The arrow points where the wind goes. Without a direction there is neither name nor arrow.
  static func wind(_ wind: Wind, in units: Units) -> String? {
    guard let speed = wind.speed else { return nil }
    var text = wind.direction.map { compass($0) + " " } ?? ""
    text += units.text(speed)
    if let gust = wind.gust, gust > speed, let number = Numbers.text(units.value(gust)),
      number != Numbers.text(units.value(speed))
    {
      text += ", gusts \(number)"
    }
    if let direction = wind.direction { text += " " + arrow(from: direction) }
    return text
  }

  /// One of the sixteen points of the compass.
  static func compass(_ degrees: Double) -> String {
    let points = [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
      "NNW",
    ]
    return points[sector(degrees, of: points.count)]
  }

  /// An arrow that flies with a wind from `degrees`.
  static func arrow(from degrees: Double) -> String {
    ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"][sector(degrees, of: 8)]
  }

  /// When the sun is up, or why it is not asked.
  static func sun(_ sun: SunTimes, _ clock: Clock) -> String? {
    switch sun.polar {
    case .day: return "up all day (polar day)"
    case .night: return "down all day (polar night)"
    case nil: break
    }
    switch (sun.sunrise, sun.sunset) {
    case (let rise?, let set?): return "\(clock.time(rise)) – \(clock.time(set))"
    case (let rise?, nil): return "rises \(clock.time(rise))"
    case (nil, let set?): return "sets \(clock.time(set))"
    case (nil, nil): return nil
    }
  }

  /// The dew point beside the humidity, `72 %, dew point 56°`.
  static func humidity(_ current: CurrentConditions, in units: Units) -> String? {
    let dewPoint = current.dewPoint.map { "dew point " + units.text($0) }
    let parts = [Numbers.percent(current.humidity), dewPoint].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The place with what tells it apart, `Springfield, Missouri, US`.
  static func place(_ place: Place) -> String {
    let area = place.area == place.name ? nil : place.area
    return [place.name, area, place.country].compactMap(\.self)
      .map { $0.withoutControls.trimmed }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// `39.80, -89.64`: latitude and longitude to two digits, about a kilometre.
  static func coordinate(_ coordinate: Coordinate) -> String {
    let numbers = [coordinate.latitude, coordinate.longitude].compactMap {
      Numbers.text($0, decimals: 2)
    }
    return numbers.joined(separator: ", ")
  }

  /// What people call a phase of the moon.
  static func moon(_ name: MoonPhase.Name) -> String {
    switch name {
    case .new: "new moon"
    case .waxingCrescent: "waxing crescent"
    case .firstQuarter: "first quarter"
    case .waxingGibbous: "waxing gibbous"
    case .full: "full moon"
    case .waningGibbous: "waning gibbous"
    case .lastQuarter: "last quarter"
    case .waningCrescent: "waning crescent"
    }
  }

  /// How long something takes, `9 h 58 min`.
  static func span(_ seconds: TimeInterval) -> String {
    let minutes = Int((max(0, min(seconds, 1e9)) / 60).rounded())
    return "\(minutes / 60) h \(minutes % 60) min"
  }

  /// How old something is, `2 min ago`.
  ///
  /// Some providers are a few minutes ahead; more than that is a wrong clock, here or there.
  static func age(_ seconds: TimeInterval) -> String {
    if seconds <= -600 { return "ahead of the clock" }
    let minutes = max(0, seconds) / 60
    if minutes < 1 { return "just now" }
    if minutes < 60 { return "\(Int(minutes)) min ago" }
    if minutes < 48 * 60 { return "\(Int(minutes / 60)) h ago" }
    if let days = Int(exactly: (minutes / 1440).rounded(.down)) { return "\(days) days ago" }
    return "long ago"
  }

  /// What is about to fall: `Rain from 3 PM (60 %)`.
  ///
  /// Taken from the first step of the next 24 hours in which it is at least as likely as not.
  /// Nothing while something falls already.
  static func outlook(
    _ hourly: HourlyForecast,
    current: CurrentConditions?,
    now: Date,
    clock: Clock? = nil
  ) -> String? {
    guard let (step, chance) = wetStep(hourly, current: current, now: now) else { return nil }
    let hour = (clock ?? Clock(hourly.timeZone)).step(step.time)
    return "\(short(step.condition.kind)) from \(hour) (\(chance))"
  }

  /// The first step of the next 24 hours in which something is at least as likely as not to fall,
  /// and how likely; nil while something falls already.
  static func wetStep(
    _ hourly: HourlyForecast,
    current: CurrentConditions?,
    now: Date
  ) -> (step: HourlyStep, chance: String)? {
    if current?.condition.kind.isWet == true { return nil }
    let soon = hourly.steps.filter { $0.time > now && $0.time < now.addingTimeInterval(86_400) }
    guard
      let step = soon.first(where: {
        ($0.precipitationProbability ?? 0) >= 0.5 && $0.condition.kind.isWet
      }), let chance = Numbers.percent(step.precipitationProbability)
    else { return nil }
    return (step, chance)
  }

  private static func sector(_ degrees: Double, of count: Int) -> Int {
    let turn = (degrees / 360 * Double(count)).rounded(.toNearestOrAwayFromZero)
    let index = Int(exactly: turn) ?? 0
    return ((index % count) + count) % count
  }
}
