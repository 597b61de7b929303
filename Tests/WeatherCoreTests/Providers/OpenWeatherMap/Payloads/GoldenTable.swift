import Foundation
import WeatherCore

/// Figures read from a payload, as a table: the first line names the columns, cells stand two
/// or more spaces apart, and `-` is nothing.
struct GoldenTable: Sendable {
  struct Row: Sendable {
    fileprivate let cells: [String: String]

    /// The text of a cell; nil for `-`, and for a column that the table does not have.
    subscript(_ column: String) -> String? { cells[column].flatMap { $0 == "-" ? nil : $0 } }

    /// A number, or a sum such as `0.32+1.08`, in double precision.
    func number(_ column: String) -> Double? {
      self[column].map { $0.split(separator: "+").reduce(0) { $0 + (Double($1) ?? .nan) } }
    }

    /// A moment in seconds since 1970.
    func time(_ column: String) -> Date? {
      number(column).map(Date.init(timeIntervalSince1970:))
    }

    /// Conditions as `kind/words/d, kind/words/n`.
    var conditions: [Condition] {
      (self["conditions"] ?? "").components(separatedBy: ", ").map { entry in
        let parts = entry.components(separatedBy: "/")
        return Condition(
          kind: Condition.Kind(rawValue: parts[0]) ?? .unknown,
          text: parts[1],
          isDay: parts[2] == "d"
        )
      }
    }

    var units: OpenWeatherMapUnits {
      self["units"].flatMap(OpenWeatherMapUnits.init(rawValue:)) ?? .standard
    }

    var sun: SunTimes { SunTimes(sunrise: time("sunrise"), sunset: time("sunset")) }
  }

  let rows: [Row]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: /\s{2,}/).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let columns = lines.first ?? []
    rows = lines.dropFirst().map { cells in
      precondition(cells.count == columns.count, "\(cells) does not fit \(columns).")
      return Row(cells: Dictionary(zip(columns, cells)) { $1 })
    }
  }

  /// The rows of one file, which stand for its list in order.
  func rows(of file: String) -> [Row] { rows.filter { $0["file"] == file } }
}
