import Foundation
import WeatherCore

extension JSONReport {
  /// Who gave each part, and how old it is; null for parts that did not come.
  var sources: JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: Report.Part.allCases.map { part in
          (part.rawValue, report.origins[part].map(source) ?? .null)
        }
      )
    )
  }

  private func source(_ origin: Report.Origin) -> JSONValue {
    .object([
      "provider": .string(origin.source.name),
      "received": time(origin.received),
      "age": .number(max(0, report.now.timeIntervalSince(origin.received)), decimals: 0),
      "isStale": .bool(origin.isStale),
      "problem": .text(origin.failure?.summary),
    ])
  }

  var alerts: JSONValue {
    report.warnings.map { .array($0.map(alert)) } ?? .null
  }

  private func alert(_ alert: WeatherAlert) -> JSONValue {
    .object([
      "event": .string(alert.event),
      "severity": .text(alert.severity.map { "\($0)" }),
      "start": time(alert.start),
      "end": time(alert.end),
      "sender": .text(alert.sender),
      "description": .string(alert.description),
      "regions": .array(alert.regions.map { .string($0) }),
      "tags": .array(alert.tags.map { .string($0) }),
      "link": .text(alert.link),
    ])
  }

  var air: JSONValue {
    guard let air = report.airQuality else { return .null }
    return .object([
      "time": time(air.time),
      "openWeatherIndex": .number(air.index.map { Double($0.rawValue) }, decimals: 0),
      "europeanIndex": .number(air.europeanIndex, decimals: 1),
      "unitedStatesIndex": .number(air.unitedStatesIndex, decimals: 1),
      "pm2_5": .number(air.pm2_5, decimals: 2),
      "pm10": .number(air.pm10, decimals: 2),
      "ozone": .number(air.ozone, decimals: 2),
      "nitrogenDioxide": .number(air.nitrogenDioxide, decimals: 2),
      "nitrogenMonoxide": .number(air.nitrogenMonoxide, decimals: 2),
      "sulphurDioxide": .number(air.sulphurDioxide, decimals: 2),
      "carbonMonoxide": .number(air.carbonMonoxide, decimals: 2),
      "ammonia": .number(air.ammonia, decimals: 2),
    ])
  }

  /// Sun and moon of a week, computed.
  var almanac: JSONValue {
    let almanac = Almanac(at: report.place.coordinate, report.now, in: report.timeZone)
    return .array(
      almanac.days.map { day in
        .object([
          "date": .string(day.day.description),
          "sun": sun(day.sun),
          "moonPhase": .number(day.moon.fraction, decimals: 4),
          "moonIllumination": .number(day.moon.illumination * 100, decimals: 1),
          "moonName": .string(Words.moon(day.moon.name)),
        ])
      }
    )
  }
}
