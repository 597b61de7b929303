import Foundation
import WeatherCore

/// What a template may ask for.
enum Field: String, Sendable, CaseIterable {
  case place, area, country, latitude, longitude
  case icon, condition, temperature
  case feelsLike = "feels-like"
  case high, low
  case dewPoint = "dew-point"
  case humidity, pressure, visibility, wind
  case windSpeed = "wind-speed"
  case windDirection = "wind-direction"
  case gust, clouds, uv, rain, snow, chance, outlook, sunrise, sunset, moon
  case time, observed, age, provider
}

extension Brief {
  /// A field as text; nil where it is not known.
  func text(of field: Field) -> String? {
    let current = report.current
    switch field {
    case .place: return name
    case .area: return report.place.area?.withoutControls
    case .country: return report.place.country?.withoutControls
    case .latitude: return Numbers.text(report.place.coordinate.latitude, decimals: 4)
    case .longitude: return Numbers.text(report.place.coordinate.longitude, decimals: 4)
    case .icon: return sign
    case .condition: return condition
    case .temperature: return current?.temperature.map(units.text)
    case .feelsLike: return current?.feelsLike.map(units.text)
    case .high: return report.today?.high.map(units.text)
    case .low: return report.today?.low.map(units.text)
    case .dewPoint: return current?.dewPoint.map(units.text)
    case .humidity: return Numbers.percent(current?.humidity)
    case .pressure: return current?.pressure.map { units.text($0) }
    case .visibility: return current?.visibility.map { units.text(visibility: $0) }
    case .wind: return current.flatMap { Words.wind($0.wind, in: units) }
    case .windSpeed: return current?.wind.speed.map { units.text($0) }
    case .windDirection: return current?.wind.direction.map(Words.compass)
    case .gust: return current?.wind.gust.map { units.text($0) }
    case .clouds: return Numbers.percent(current?.cloudCover)
    case .uv: return current?.uvIndex.flatMap { Numbers.text($0) }
    case .rain: return rate(current?.rain)
    case .snow: return rate(current?.snow)
    case .chance, .outlook, .sunrise, .sunset, .moon: return textOfDay(field)
    case .time, .observed, .age, .provider: return textOfOrigin(field)
    }
  }

  private func textOfDay(_ field: Field) -> String? {
    let today = report.days?.days.first { $0.day == report.localDay }
    switch field {
    case .chance: return Numbers.percent(today?.precipitationProbability)
    case .outlook:
      return report.hours.flatMap {
        Words.outlook($0, current: report.current, now: report.now, clock: clock)
      }
    case .sunrise: return report.current?.sun.sunrise.map(clock.time)
    case .sunset: return report.current?.sun.sunset.map(clock.time)
    default: return Words.moon(MoonPhase(at: report.now).name)
    }
  }

  private func textOfOrigin(_ field: Field) -> String? {
    switch field {
    case .time: return clock.time(report.now)
    case .observed: return report.current.map { clock.time($0.time) }
    case .age:
      return report.current.map { Words.age(report.now.timeIntervalSince($0.time)) }
    default: return report.source.name
    }
  }

  private func rate(_ rate: PrecipitationRate?) -> String? {
    rate.map { units.text(depth: Length(millimeters: $0.millimetersPerHour)) + "/h" }
  }
}
