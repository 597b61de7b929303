import Foundation
import WeatherCore

/// A report as JSON for programs, version 1.
///
/// Every name is always there. What is not known, or was not asked for, is null. Numbers are in
/// the units that `units` names, shares are percentages, and times are ISO 8601 with the offset
/// of the place.
struct JSONReport: Sendable {
  let report: Report
  let units: Units
  /// Whether sun and moon were asked for.
  private let isAlmanac: Bool

  init(_ report: Report, units: Units, isAlmanac: Bool = false) {
    self.report = report
    self.units = units
    self.isAlmanac = isAlmanac
  }

  /// The version of the schema; it changes when a name changes its meaning or goes away.
  static let version = 1

  /// The document, its names in alphabetical order, with a line end after it.
  var text: String { value.text }

  /// The document on one line.
  var line: String { value.line }

  private var value: JSONValue {
    .object([
      "version": .number(Double(Self.version)),
      "generated": time(report.now),
      "units": unitNames,
      "place": place,
      "provider": provider,
      "current": report.current.map(current) ?? .null,
      "hourly": report.hours.map { .array($0.steps.map(step)) } ?? .null,
      "daily": report.days.map { .array($0.days.map(day)) } ?? .null,
      "alerts": alerts,
      "air": air,
      "almanac": isAlmanac ? almanac : .null,
      "sources": sources,
      "missing": .array(report.missing.map(missing)),
      "flaws": .array(report.flaws.map(flaw)),
    ])
  }

  private var place: JSONValue {
    .object([
      "name": .string(report.place.name.isEmpty ? report.title : report.place.name),
      "area": .text(report.place.area),
      "country": .text(report.place.country),
      "latitude": .number(report.place.coordinate.latitude, decimals: 6),
      "longitude": .number(report.place.coordinate.longitude, decimals: 6),
      "timeZone": .string(report.timeZone.identifier),
    ])
  }

  private var provider: JSONValue {
    .object([
      "name": .string(report.source.name),
      "attribution": .string(report.source.attribution.text),
      "link": .string(report.source.attribution.link),
      "recorded": .text(report.source.recorded.map { Clock(.gmt).dates($0) }),
    ])
  }

  private func missing(_ missing: Report.Missing) -> JSONValue {
    .object([
      "part": .string(missing.part.rawValue),
      "summary": .string(missing.error.summary),
      "advice": .string(missing.error.advice),
    ])
  }

  private func flaw(_ flaw: Report.Flaw) -> JSONValue {
    .object([
      "part": .string(flaw.part.rawValue),
      "path": .string(flaw.issue.path),
      "reason": .string(flaw.issue.reason),
    ])
  }

  private func current(_ current: CurrentConditions) -> JSONValue {
    .object([
      "time": time(current.time),
      "temperature": temperature(current.temperature),
      "feelsLike": temperature(current.feelsLike),
      "high": temperature(report.today?.high),
      "low": temperature(report.today?.low),
      "dewPoint": temperature(current.dewPoint),
      "humidity": percent(current.humidity),
      "pressure": pressure(current.pressure),
      "visibility": .number(current.visibility.map { units.value(distance: $0) }, decimals: 2),
      "cloudCover": percent(current.cloudCover),
      "uvIndex": .number(current.uvIndex, decimals: 2),
      "precipitation": rate(current.precipitation),
      "rain": rate(current.rain),
      "snow": rate(current.snow),
      "wind": wind(current.wind),
      "conditions": conditions(current.conditions),
      "sun": sun(current.sun),
    ])
  }

  private func step(_ step: HourlyStep) -> JSONValue {
    .object([
      "time": time(step.time),
      "hours": .number(step.duration / 3600, decimals: 2),
      "temperature": temperature(step.temperature),
      "feelsLike": temperature(step.feelsLike),
      "dewPoint": temperature(step.dewPoint),
      "humidity": percent(step.humidity),
      "pressure": pressure(step.pressure),
      "visibility": .number(step.visibility.map { units.value(distance: $0) }, decimals: 2),
      "cloudCover": percent(step.cloudCover),
      "uvIndex": .number(step.uvIndex, decimals: 2),
      "precipitationProbability": percent(step.precipitationProbability),
      "precipitation": depth(step.precipitation),
      "rain": depth(step.rain),
      "snow": depth(step.snow),
      "wind": wind(step.wind),
      "conditions": conditions(step.conditions),
    ])
  }

  private func day(_ day: DailyStep) -> JSONValue {
    .object([
      "date": .string(day.day.description),
      "isPartial": .bool(day.isPartial),
      "high": temperature(day.high),
      "low": temperature(day.low),
      "dewPoint": temperature(day.dewPoint),
      "humidity": percent(day.humidity),
      "pressure": pressure(day.pressure),
      "cloudCover": percent(day.cloudCover),
      "uvIndex": .number(day.uvIndex, decimals: 2),
      "precipitationProbability": percent(day.precipitationProbability),
      "precipitation": depth(day.precipitation),
      "rain": depth(day.rain),
      "snow": depth(day.snow),
      "wind": wind(day.wind),
      "conditions": conditions(day.conditions),
      "sun": sun(day.sun),
      "moonPhase": .number(day.moonPhase, decimals: 2),
      "summary": .text(day.summary),
    ])
  }
}

extension JSONReport {
  func time(_ date: Date?) -> JSONValue {
    .text(date.map(Clock(report.timeZone).iso))
  }

  private func temperature(_ temperature: Temperature?) -> JSONValue {
    .number(temperature.map { units.value($0) }, decimals: 2)
  }

  private func pressure(_ pressure: Pressure?) -> JSONValue {
    .number(pressure.map { units.value($0) }, decimals: 2)
  }

  private func percent(_ share: Double?) -> JSONValue {
    .number(share.map { $0 * 100 }, decimals: 2)
  }

  private func depth(_ depth: Length?) -> JSONValue {
    .number(depth.map { units.value(depth: $0) }, decimals: 3)
  }

  private func rate(_ rate: PrecipitationRate?) -> JSONValue {
    depth(rate.map { Length(millimeters: $0.millimetersPerHour) })
  }

  private func wind(_ wind: Wind) -> JSONValue {
    .object([
      "speed": .number(wind.speed.map { units.value($0) }, decimals: 2),
      "gust": .number(wind.gust.map { units.value($0) }, decimals: 2),
      "direction": .number(wind.direction, decimals: 1),
    ])
  }

  private func conditions(_ conditions: [Condition]) -> JSONValue {
    .array(
      conditions.map {
        .object([
          "kind": .string($0.kind.rawValue),
          "text": .string($0.text),
          "isDay": $0.isDay.map { .bool($0) } ?? .null,
        ])
      }
    )
  }

  func sun(_ sun: SunTimes) -> JSONValue {
    .object([
      "rise": time(sun.sunrise), "set": time(sun.sunset), "polar": .text(sun.polar?.rawValue),
    ])
  }

  private var unitNames: JSONValue {
    .object([
      "temperature": .string(units.temperatureSymbol),
      "speed": .string(units.speedSymbol),
      "direction": "degrees",
      "pressure": .string(units.pressureSymbol),
      "visibility": .string(units.distanceSymbol),
      "precipitation": .string(units.depthSymbol),
      "precipitationRate": .string(units.depthSymbol + "/h"),
      "share": "percent",
      "pollutant": "µg/m³",
      "age": "s",
    ])
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}
