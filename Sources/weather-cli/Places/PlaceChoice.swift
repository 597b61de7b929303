import Foundation
import WeatherCore

/// Decides which of the places that were found is meant.
enum PlaceChoice {
  /// The one place that is meant.
  ///
  /// Places whose area or country is not what was said drop out, and so do those of another name
  /// where one has the very name, and those near one of the same name before them.
  ///
  /// - Parameters:
  ///   - found: What the service answered.
  ///   - name: What the person wrote.
  ///   - question: What the service was asked; nil for the whole of it.
  static func choose(
    _ found: [Place],
    named name: String,
    asking question: String? = nil
  ) throws(Complaint) -> Place {
    let fitting = fitting(found, PlaceWords(name), asking: question ?? name)
    guard let first = fitting.first else { throw notFound(name, others: found) }
    if fitting.count == 1 { return first }
    throw .ambiguous(name, fitting)
  }

  /// The places that lie in what was said; those of the very name alone where there are any.
  static func fitting(_ found: [Place], _ words: PlaceWords, asking question: String) -> [Place] {
    let there = words.fitting(found, asking: question)
    let exact = there.filter { $0.name.comparable == words.name.comparable }
    return (exact.isEmpty ? there : exact).reduce(into: []) { kept, place in
      let isKept = kept.contains {
        Words.place($0) == Words.place(place)
          && $0.coordinate.distance(to: place.coordinate) < Length(kilometers: 30)
      }
      if !isKept { kept.append(place) }
    }
  }

  /// That nothing at all is known by a name.
  static func unknown(_ name: String) -> Complaint { notFound(name, others: []) }

  private static func notFound(_ name: String, others: [Place]) -> Complaint {
    let command = Spelling.nearest(to: name, among: Tool.allWords)
    let others = fitting(others, PlaceWords(PlaceWords(name).name), asking: "")
    let advice =
      if !others.isEmpty {
        list(others) + ["These are known; say one of them, or give LAT,LON."]
      } else if let command {
        ["Did you mean the command \(command)? Else check the spelling of the place."]
      } else {
        ["Check the spelling, add the country, or give LAT,LON."]
      }
    return Complaint(summary: "No place is known as \"\(name)\".", advice: advice, exit: .place)
  }

  /// That a name is one of several places, which the complaint lists.
  fileprivate static func ambiguous(_ name: String, _ places: [Place]) -> Complaint {
    let label = Words.place(places[0])
    let isTold = fitting(places, PlaceWords(label), asking: label).count == 1
    let example =
      isTold
      ? "\"\(label)\"" : Words.coordinate(places[0].coordinate).replacing(" ", with: "")
    return Complaint(
      summary: "\"\(name)\" fits several places:",
      advice: list(places) + ["Say which, for example: weather-cli \(example)"],
      exit: .place,
      choices: places
    )
  }

  /// The places with numbers, one a line.
  private static func list(_ places: [Place]) -> [String] {
    let labels = places.map(Words.place)
    let width = labels.map(\.cellWidth).max() ?? 0
    return zip(1..., zip(labels, places)).map { number, row in
      let label = row.0 + String(repeating: " ", count: width - row.0.cellWidth)
      return "\(number)  \(label)   \(Words.coordinate(row.1.coordinate))"
    }
  }
}

extension Complaint {
  /// That a name is one of several places, which are listed with numbers.
  static func ambiguous(_ name: String, _ places: [Place]) -> Complaint {
    PlaceChoice.ambiguous(name, places)
  }
}
