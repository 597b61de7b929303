import Foundation
import WeatherCore

/// Decides which of the places that were found is meant.
enum PlaceChoice {
  /// The questions to ask for a name, one after the other until one has an answer: the whole of
  /// it, then less of what it lies in, since services do not know every area by its full name.
  static func questions(_ name: String) -> [String] {
    let parts = parts(name)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return [name] }
    let whole = parts.joined(separator: ",")
    return parts.count > 2 ? [whole, "\(first),\(last)", first] : [whole, first]
  }

  /// The one place that is meant.
  ///
  /// Places whose area or country is not what was said drop out, and so do those of another name
  /// where one has the very name, and those near one of the same name before them.
  static func choose(_ found: [Place], named name: String) throws(Complaint) -> Place {
    let fitting = fitting(found, parts(name))
    guard let first = fitting.first else { throw notFound(name) }
    if fitting.count == 1 { return first }
    throw ambiguous(name, fitting)
  }

  private static func parts(_ name: String) -> [String] {
    name.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func fitting(_ found: [Place], _ parts: [String]) -> [Place] {
    let said = parts.dropFirst().map(region)
    let there = found.filter { place in
      let regions = [place.area, place.country].compactMap { $0.map(region) }
      return said.allSatisfy(regions.contains)
    }
    let candidates = there.isEmpty && said.isEmpty ? found : there
    let exact = candidates.filter { key($0.name) == parts.first.map(key) }
    return (exact.isEmpty ? candidates : exact).reduce(into: []) { kept, place in
      let isKept = kept.contains {
        Words.place($0) == Words.place(place)
          && $0.coordinate.distance(to: place.coordinate) < Length(kilometers: 30)
      }
      if !isKept { kept.append(place) }
    }
  }

  /// What is compared of a name: neither case nor accents.
  private static func key(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// An area or country; two are known by more names than their code.
  private static func region(_ name: String) -> String {
    switch key(name) {
    case "uk", "united kingdom", "great britain": "gb"
    case "usa", "united states": "us"
    case let other: other
    }
  }

  private static func notFound(_ name: String) -> Complaint {
    let command = Spelling.nearest(to: name, among: Command.words)
    return Complaint(
      summary: "No place is known as \"\(name)\".",
      advice: [
        command.map { "Did you mean the command \($0)? Else check the spelling of the place." }
          ?? "Check the spelling, add the country, or give LAT,LON."
      ],
      exit: .place
    )
  }

  private static func ambiguous(_ name: String, _ places: [Place]) -> Complaint {
    let labels = places.map(Words.place)
    let width = labels.map(\.cellWidth).max() ?? 0
    let rows = zip(1..., zip(labels, places)).map { number, row in
      let label = row.0 + String(repeating: " ", count: width - row.0.cellWidth)
      return "\(number)  \(label)   \(Words.coordinate(row.1.coordinate))"
    }
    let isTold = Set(labels.map(key)).count == labels.count
    let example =
      isTold
      ? "\"\(labels[0])\""
      : Words.coordinate(places[0].coordinate).replacing(" ", with: "")
    return Complaint(
      summary: "\"\(name)\" fits several places:",
      advice: rows + ["Say which, for example: weather-cli \(example)"],
      exit: .place
    )
  }
}
