import WeatherCore

/// What `weather-cli providers` writes: who can be asked, and what each offers.
enum ProviderList {
  /// - Parameter width: The cells in a line; nil where no line is too long.
  static func text(_ settings: Settings, width: Int?) -> String {
    let width = width ?? .max
    // Names have a column of their own where what stands beside it has room.
    let column = width >= 60 ? 18 : 3
    let rows = ProviderName.allCases.map { name in
      let rank = settings.providers.firstIndex(of: name).map { "\($0 + 1)" } ?? " "
      let head = Line("\(rank)  \(name.rawValue)")
      let told = [name.offers, key(of: name, settings), name.credit]
        .flatMap { Line($0).wrapped(to: max(1, width - column)) }
      let below = { (lines: ArraySlice<Line>) in lines.map { Line.spaces(column) + $0 } }
      if column == 3 { return head.wrapped(to: width) + below(told[...]) }
      return [head.fitted(to: column) + (told.first ?? Line())] + below(told.dropFirst())
    }
    let note = Line("A number is the order in which they are asked; see --provider.")
    return (rows.flatMap { $0 + [Line()] } + note.wrapped(to: width)).text
  }

  private static func key(of name: ProviderName, _ settings: Settings) -> String {
    guard let variable = name.keyVariable else { return "needs no key" }
    return settings.keyOrigins[name] != nil ? "its key is there" : "needs a key in \(variable)"
  }
}

extension ProviderName {
  /// What it gives, in a line.
  fileprivate var offers: String {
    switch self {
    case .openWeatherMap: "now, 3-hour steps, days, air, places; warnings with One Call"
    case .openMeteo: "now, hours, days, air, places; no warnings"
    case .pirateWeather: "now, hours, days, warnings; no air, places by Open-Meteo"
    }
  }

  /// Its terms, and where they stand.
  fileprivate var credit: String {
    switch self {
    case .openWeatherMap: "ODbL and CC BY-SA 4.0, https://openweathermap.org/"
    case .openMeteo: "CC BY 4.0, not for commercial use, https://open-meteo.com/"
    case .pirateWeather: "https://pirateweather.net/"
    }
  }
}
