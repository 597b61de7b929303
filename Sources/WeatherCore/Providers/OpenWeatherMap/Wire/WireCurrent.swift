import Foundation

/// `/data/2.5/weather`, and an element of the older lists of cities.
struct WireCurrent: Decodable, Sendable {
  let dt: WireTime
  let main: WireMain
  let weather: WireList<WireCondition>?
  let visibility: Double?
  let wind: WireWind?
  let clouds: WireClouds?
  let rain: WireAmount?
  let snow: WireAmount?
  let sys: Sys?
  let timezone: Double?
  let name: String?

  struct Sys: Decodable, Sendable {
    let sunrise: WireTime?
    let sunset: WireTime?
    let timezone: Double?
  }

  func conditions(_ reading: WireReading) -> CurrentConditions {
    let time = dt.date
    let sun = reading.sun(sys?.sunrise, sys?.sunset, on: time)
    return CurrentConditions(
      time: time,
      timeZone: reading.zone(shift: timezone ?? sys?.timezone, at: time),
      temperature: reading.temperature(main.temp),
      feelsLike: reading.temperature(main.feels_like),
      humidity: main.humidity?.percent,
      pressure: main.pressure.map(Pressure.init(hectopascals:)),
      visibility: visibility.map(Length.init(meters:)),
      wind: reading.wind(speed: wind?.speed, degrees: wind?.deg, gust: wind?.gust),
      cloudCover: clouds?.cover?.percent,
      rain: rain?.rate,
      snow: snow?.rate,
      conditions: reading.conditions(weather, isDay: sun.polarIsDay),
      sun: sun,
      reportedName: name.flatMap { $0.isEmpty ? nil : $0 },
      issues: weather?.issues ?? []
    )
  }
}

/// `main` of the 2.5 answers.
struct WireMain: Decodable, Sendable {
  let temp: Double
  let feels_like: Double?
  let temp_min: Double?
  let temp_max: Double?
  let pressure: Double?
  let humidity: Double?
}

/// `wind` of the 2.5 answers; `deg` is missing when the wind is light.
struct WireWind: Decodable, Sendable {
  let speed: Double?
  let deg: Double?
  let gust: Double?
}

/// `clouds` of the 2.5 answers, in percent; `/box/city` calls them `today`.
struct WireClouds: Decodable, Sendable {
  let all: Double?
  let today: Double?

  var cover: Double? { all ?? today }
}

extension SunTimes {
  /// Day or night where the sun neither rises nor sets; else the icon knows.
  var polarIsDay: Bool? { polar.map { $0 == .day } }
}
