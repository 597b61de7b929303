import Foundation
import WeatherCore

/// The weather now in Prometheus's text format, in base units
/// (prometheus.io/docs/instrumenting/exposition_formats).
struct Metrics: Sendable {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// The metrics of all reports that are known, each with its help and type, once.
  static func text(_ reports: [Report]) -> String {
    let places = reports.map(Metrics.init).map { ($0.labels, $0.gauges) }
    return (places.first?.1 ?? []).indices.map { index in
      let samples = places.compactMap { labels, gauges in
        gauges[index].value.flatMap(number)
          .map { "weather_\(gauges[index].name){\(labels)} \($0)\n" }
      }
      guard let gauge = places.first?.1[index], !samples.isEmpty else { return "" }
      return """
        # HELP weather_\(gauge.name) \(gauge.help)
        # TYPE weather_\(gauge.name) gauge
        \(samples.joined())
        """
    }.joined()
  }

  private typealias Gauge = (name: String, help: String, value: Double?)

  private var gauges: [Gauge] {
    let current = report.current
    let received = report.origins[.current]?.received
    let chance = report.days?.days.first { $0.day == report.localDay }?.precipitationProbability
    return [
      ("temperature_celsius", "Air temperature.", current?.temperature?.celsius),
      ("feels_like_celsius", "What it feels like.", current?.feelsLike?.celsius),
      ("high_celsius", "The highest temperature of the day.", report.today?.high?.celsius),
      ("low_celsius", "The lowest temperature of the day.", report.today?.low?.celsius),
      ("dew_point_celsius", "Dew point.", current?.dewPoint?.celsius),
      ("humidity_ratio", "Relative humidity, 0 to 1.", current?.humidity),
      ("pressure_pascals", "Pressure at sea level.", current?.pressure?.pascals),
      ("visibility_meters", "How far one sees.", current?.visibility?.meters),
      (
        "wind_speed_meters_per_second", "Speed of the wind.",
        current?.wind.speed?.metersPerSecond
      ),
      ("wind_gust_meters_per_second", "Speed of gusts.", current?.wind.gust?.metersPerSecond),
      ("wind_direction_degrees", "Where the wind comes from.", current?.wind.direction),
      ("cloud_cover_ratio", "Share of the sky that is covered, 0 to 1.", current?.cloudCover),
      ("uv_index", "UV index.", current?.uvIndex),
      ("rain_millimeters_per_hour", "Rain.", current?.rain?.millimetersPerHour),
      ("snow_millimeters_per_hour", "Snow, as water.", current?.snow?.millimetersPerHour),
      ("precipitation_probability_ratio", "Chance of rain or snow today, 0 to 1.", chance),
      (
        "observed_timestamp_seconds", "When the figures were so.",
        current?.time.timeIntervalSince1970
      ),
      (
        "received_timestamp_seconds", "When the figures came from the provider.",
        received?.timeIntervalSince1970
      ),
      ("stale", "1 where the figures are out of date.", report.stalest == nil ? 0 : 1),
    ]
  }

  private var labels: String {
    let labels = [
      ("place", report.title), ("country", report.place.country ?? ""),
      ("provider", report.source.name),
    ]
    return labels.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",")
  }

  private static func number(_ value: Double) -> String? {
    guard let rounded = Numbers.rounded(value, decimals: 4) else { return nil }
    return rounded == rounded.rounded() ? Numbers.text(rounded) : "\(rounded)"
  }

  private func escaped(_ text: String) -> String {
    text.withoutControls.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
