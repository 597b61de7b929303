import Foundation

/// `/forecast/…`: blocks that may be left out.
struct ForecastAnswer: Decodable, Sendable {
  let timezone: String?
  /// Hours ahead of UTC, with a fraction where there is one.
  let offset: Double?
  let currently: ForecastPoint?
  let minutely: Block?
  let hourly: Block?
  let daily: Block?
  let alerts: WireList<ForecastAlert>?
  let flags: ForecastFlags?

  struct Block: Decodable, Sendable { let data: WireList<ForecastPoint>? }

  /// The weather now; nil where the block was left out.
  func currentConditions(_ reading: ForecastReading) -> CurrentConditions? {
    currently.map {
      $0.conditions(reading, issues: daily?.data?.issues ?? [])
    }
  }

  /// The minutes; nil where the block was left out.
  func minutelyForecast(_ reading: ForecastReading) -> MinutelyForecast? {
    minutely?.data.map { list in
      MinutelyForecast(
        timeZone: reading.zone,
        steps: list.elements.map { $0.minute(reading) },
        issues: list.issues
      )
    }
  }

  /// The hours; nil where the block was left out.
  func hourlyForecast(_ reading: ForecastReading) -> HourlyForecast? {
    hourly?.data.map { list in
      HourlyForecast(
        timeZone: reading.zone,
        steps: list.elements.map { $0.hour(reading) },
        issues: list.issues
      )
    }
  }

  /// The days; nil where the block was left out.
  func dailyForecast(_ reading: ForecastReading) -> DailyForecast? {
    daily?.data.map { list in
      DailyForecast(
        timeZone: reading.zone,
        days: list.elements.map { $0.day(reading) },
        issues: list.issues
      )
    }
  }

  /// The warnings; the block may be left out where there are none.
  ///
  /// Fails where there are some and none can be read.
  func weatherAlerts() throws(WeatherError) -> WeatherAlerts {
    WeatherAlerts(try alerts?.readable().map(\.alert) ?? [], issues: alerts?.issues ?? [])
  }
}

/// `flags`.
struct ForecastFlags: Decodable, Sendable { let units: String? }

/// A number; nothing for -999, which stands for a figure that is missing.
struct ForecastFigure: Decodable, Sendable {
  let value: Double?

  init(from decoder: any Decoder) throws {
    let number = try Double(from: decoder)
    value = number == -999 ? nil : number
  }

  /// The moment of that many seconds since 1970, if there is one.
  var date: Date? {
    value.flatMap { (1...253_402_300_799).contains($0) ? Date(timeIntervalSince1970: $0) : nil }
  }
}

/// An element of `alerts`.
struct ForecastAlert: Decodable, Sendable {
  let title: String
  let time: WireTime
  let expires: ForecastFigure?
  let description: String?
  let severity: String?
  let regions: WireList<String>?
  let uri: String?

  var alert: WeatherAlert {
    WeatherAlert(
      event: title,
      start: time.date,
      end: expires?.date,
      description: description ?? "",
      severity: severity.flatMap(WeatherAlert.Severity.init(forecast:)),
      regions: regions?.elements ?? [],
      link: uri
    )
  }
}

extension WeatherAlert.Severity {
  /// The severity that Pirate Weather names, or Dark Sky's kind of warning; nil for `Unknown`.
  fileprivate init?(forecast name: String) {
    switch name.lowercased() {
    case "extreme": self = .extreme
    case "severe", "warning": self = .severe
    case "moderate", "watch": self = .moderate
    case "minor", "advisory": self = .minor
    default: return nil
    }
  }
}
