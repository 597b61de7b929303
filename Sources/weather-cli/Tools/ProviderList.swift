import WeatherCore

/// What `weather-cli providers` writes: who can be asked, and what each offers.
enum ProviderList {
  static func text(_ settings: Settings) -> String {
    let rows = ProviderName.allCases.map { name in
      let rank = settings.providers.firstIndex(of: name).map { "\($0 + 1)" } ?? " "
      return [
        Line("\(rank)  \(name.rawValue)").fitted(to: 18) + Line(name.offers),
        .spaces(18) + Line(key(of: name, settings)), .spaces(18) + Line(name.credit),
      ]
    }
    let note = Line("A number is the order in which they are asked; see --provider.")
    return (rows.flatMap { $0 + [Line()] } + [note])
      .map { $0.rendered(inColor: false) + "\n" }.joined()
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
