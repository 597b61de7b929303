import Foundation

/// What one needs besides a point to understand it.
struct ForecastReading: Sendable {
  let units: ForecastUnits
  let place: Place
  /// By its IANA name if this system knows it, else by the offset.
  let zone: TimeZone
  private let days: [LocalDay: SunTimes]

  /// - Parameters:
  ///   - answer: What was answered.
  ///   - place: The place that was asked for.
  ///   - asked: The units that were asked for, which count where the answer names none.
  init(of answer: ForecastAnswer, at place: Place, asked: ForecastUnits) {
    let zone =
      answer.timezone.flatMap(TimeZone.init(identifier:))
      ?? answer.offset.flatMap { TimeZone(shift: $0 * 3600) } ?? place.timeZone ?? .gmt
    let days = (answer.daily?.data?.elements ?? [])
      .map { (LocalDay($0.time.date, in: zone), $0.sun(at: place, in: zone)) }
    self.units = answer.flags?.units.flatMap(ForecastUnits.init(named:)) ?? asked
    self.place = place
    self.zone = zone
    self.days = Dictionary(days) { first, _ in first }
  }

  /// The sun on the day of a moment.
  func sun(at time: Date) -> SunTimes {
    days[LocalDay(time, in: zone)]
      ?? SunTimes(polar: SunTimes.Polar(at: place.coordinate, on: time))
  }

  func temperature(_ figure: ForecastFigure?) -> Temperature? {
    figure?.value.map(units.temperature)
  }

  func wind(_ point: ForecastPoint) -> Wind {
    Wind(
      speed: point.windSpeed?.value.map(units.speed),
      gust: point.windGust?.value.map(units.speed),
      direction: point.windBearing?.value
    )
  }

  /// What falls, as a rate, told apart where its type is one of the two.
  func falling(_ point: ForecastPoint) -> Falling<PrecipitationRate> {
    Falling(point.precipIntensity?.value.map(units.rate), point.precipType)
  }

  /// What falls, as depth of water in a span of `hours`.
  ///
  /// Snow that has accumulated is not water, so its depth is taken from the rate.
  func fallen(_ point: ForecastPoint, hours: Double) -> Falling<Length> {
    let depth = point.precipIntensity?.value.map(units.rate).map {
      Length(millimeters: $0.millimetersPerHour * hours)
    }
    let rain = point.precipType == "rain" ? point.precipAccumulation?.value.map(units.depth) : nil
    return Falling(rain ?? depth, point.precipType)
  }

  /// Precipitation under the name that its type calls for.
  struct Falling<Amount> {
    var rain: Amount?
    var snow: Amount?
    var whole: Amount?

    init(_ amount: Amount?, _ type: String?) {
      switch type {
      case "rain": rain = amount
      case "snow": snow = amount
      default: whole = amount
      }
    }
  }
}
