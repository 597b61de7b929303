import Foundation
import WeatherCore

/// Weather in words.
enum Words {
  /// The provider's words for a condition, with a capital first letter as their language writes it;
  /// else our own.
  static func condition(
    _ condition: Condition,
    language: String? = nil,
    _ say: Vocabulary = .english
  ) -> String {
    let text = condition.text.withoutControls.trimmed
    if text.isEmpty { return short(condition.kind, say) }
    if let translation = say.translation(of: text) { return translation }
    let first = String(text.prefix(1))
    let capital = language.map { first.uppercased(with: Language.locale($0)) } ?? first.uppercased()
    return capital + text.dropFirst()
  }

  /// The condition in at most `width` cells: the provider's words where they fit.
  static func condition(
    _ condition: Condition,
    in width: Int,
    language: String? = nil,
    _ say: Vocabulary = .english
  ) -> String {
    let text = self.condition(condition, language: language, say)
    return text.cellWidth <= width ? text : short(condition.kind, say)
  }

  /// A short word, in English of at most nine letters; nothing for what is not known.
  static func short(_ kind: Condition.Kind, _ say: Vocabulary = .english) -> String {
    phrase(kind).map { say($0) } ?? ""
  }

  private static func phrase(_ kind: Condition.Kind) -> Phrase? {
    switch kind {
    case .clear: .clear
    case .fewClouds: .fair
    case .scatteredClouds, .brokenClouds: .clouds
    case .overcast: .overcast
    case .mist: .mist
    case .fog: .fog
    case .haze: .haze
    case .smoke: .smoke
    case .dust: .dust
    case .sand: .sand
    case .ash: .ash
    case .squall: .squall
    case .tornado: .tornado
    case .drizzle: .drizzle
    case .rain: .rain
    case .showerRain: .showers
    case .freezingRain: .icyRain
    case .sleet: .sleet
    case .snow: .snow
    case .hail: .hail
    case .thunderstorm: .thunder
    case .wind: .wind
    case .unknown: nil
    }
  }

  /// Where the wind comes from and how hard it blows: `WSW 12 mph, gusts 20 ↗`.
  ///
  /// The arrow points where the wind goes. Without a direction there is neither name nor arrow.
  static func wind(
    _ wind: Wind,
    in units: Units,
    _ say: Vocabulary = .english
  ) -> String? {
    guard let speed = wind.speed else { return nil }
    var text = wind.direction.map { compass($0, say) + " " } ?? ""
    text += units.text(speed)
    if let gust = wind.gust, gust > speed, let number = Numbers.text(units.value(gust)),
      number != Numbers.text(units.value(speed))
    {
      text += ", " + say(.gusts, number)
    }
    if let direction = wind.direction { text += " " + arrow(from: direction) }
    return text
  }

  /// One of the sixteen points of the compass.
  static func compass(_ degrees: Double) -> String { compass(degrees, .english) }

  private static func compass(_ degrees: Double, _ say: Vocabulary) -> String {
    let points = say(.compass).split(separator: " ")
    return String(points[sector(degrees, of: points.count)])
  }

  /// An arrow that flies with a wind from `degrees`.
  static func arrow(from degrees: Double) -> String {
    ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"][sector(degrees, of: 8)]
  }

  /// When the sun is up, or why it is not asked.
  static func sun(
    _ sun: SunTimes,
    _ clock: Clock,
    _ say: Vocabulary = .english
  ) -> String? {
    switch sun.polar {
    case .day: return say(.upAllDay)
    case .night: return say(.downAllDay)
    case nil: break
    }
    switch (sun.sunrise, sun.sunset) {
    case (let rise?, let set?): return "\(clock.time(rise)) – \(clock.time(set))"
    case (let rise?, nil): return say(.rises, clock.time(rise))
    case (nil, let set?): return say(.sets, clock.time(set))
    case (nil, nil): return nil
    }
  }

  /// The dew point beside the humidity, `72 %, dew point 56°`.
  static func humidity(
    _ current: CurrentConditions,
    in units: Units,
    _ say: Vocabulary = .english
  ) -> String? {
    let dewPoint = current.dewPoint.map { say(.dewPoint, units.text($0)) }
    let parts = [Numbers.percent(current.humidity), dewPoint].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The place with what tells it apart, `Springfield, Missouri, US`.
  static func place(_ place: Place) -> String {
    let area = place.area == place.name ? nil : place.area
    return [place.name, area, place.country].compactMap(\.self)
      .map { $0.withoutControls.trimmed }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What a place is called, else where it is.
  static func title(_ place: Place) -> String {
    place.name.withoutControls.trimmed.isEmpty
      ? coordinate(place.coordinate) : self.place(place)
  }

  /// `39.80, -89.64`: latitude and longitude to two digits, about a kilometre.
  static func coordinate(_ coordinate: Coordinate) -> String {
    let numbers = [coordinate.latitude, coordinate.longitude].compactMap {
      Numbers.text($0, decimals: 2)
    }
    return numbers.joined(separator: ", ")
  }

  /// What people call a phase of the moon.
  static func moon(_ name: MoonPhase.Name, _ say: Vocabulary = .english) -> String {
    switch name {
    case .new: say(.newMoon)
    case .waxingCrescent: say(.waxingCrescent)
    case .firstQuarter: say(.firstQuarter)
    case .waxingGibbous: say(.waxingGibbous)
    case .full: say(.fullMoon)
    case .waningGibbous: say(.waningGibbous)
    case .lastQuarter: say(.lastQuarter)
    case .waningCrescent: say(.waningCrescent)
    }
  }

  /// How long something takes, `9 h 58 min`.
  static func span(_ seconds: TimeInterval) -> String {
    let minutes = Int((max(0, min(seconds, 1e9)) / 60).rounded())
    return "\(minutes / 60) h \(minutes % 60) min"
  }

  /// Whether an age is that of something which a wrong clock, here or there, dates to come.
  static func isAhead(_ seconds: TimeInterval) -> Bool { seconds <= -600 }

  /// How old something is, `2 min ago`.
  ///
  /// Some providers are a few minutes ahead; more than that is a wrong clock, here or there.
  static func age(_ seconds: TimeInterval, _ say: Vocabulary = .english) -> String {
    if isAhead(seconds) { return say(.ahead) }
    let minutes = max(0, seconds) / 60
    if minutes < 1 { return say(.justNow) }
    if minutes < 60 { return say(.minutesAgo, "\(Int(minutes))") }
    if minutes < 48 * 60 { return say(.hoursAgo, "\(Int(minutes / 60))") }
    if let days = Int(exactly: (minutes / 1440).rounded(.down)) { return say(.daysAgo, "\(days)") }
    return say(.longAgo)
  }

  /// What is about to fall: `Rain from 3 PM (60 %)`.
  ///
  /// Taken from the first step of the next 24 hours in which it is at least as likely as not.
  /// Nothing while something falls already.
  static func outlook(
    _ hourly: HourlyForecast,
    current: CurrentConditions?,
    now: Date,
    clock: Clock? = nil,
    _ say: Vocabulary = .english
  ) -> String? {
    guard let (step, chance) = wetStep(hourly, current: current, now: now) else { return nil }
    let hour = (clock ?? Clock(hourly.timeZone)).step(step.time)
    return say(.outlook, short(step.condition.kind, say), hour, chance)
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
