import Foundation

/// A place as a person wrote it, taken apart: a name, and what it lies in.
package struct PlaceWords: Sendable, Equatable {
  /// The name alone.
  package let name: String
  /// The areas and countries that were said, the smallest first.
  package let regions: [String]

  /// Takes a text apart at its commas.
  package init(_ text: String) {
    let parts = text.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    .filter { !$0.isEmpty }
    name = parts.first ?? text
    regions = Array(parts.dropFirst())
  }

  /// What to ask for, one after the other until one has a fitting answer.
  ///
  /// Services know countries by their codes and few areas by more than one name. So codes are
  /// asked for where there are any, then what was said, then less of it.
  package var questions: [String] {
    guard let last = regions.last else { return [name] }
    let country = Countries.code(of: last)
    let areaCountries =
      regions.count > 1 ? [country].compactMap(\.self) : Areas.countries(with: last)
    let area = regions[0]
    var questions: [[String]] = []
    if regions.count == 1, let country { questions.append([name, country]) }
    // OpenWeatherMap takes codes of areas for the United States alone.
    if areaCountries.contains("US"), let code = Areas.code(of: area, in: "US") {
      questions.append([name, code, "US"])
    }
    for other in areaCountries where other != "US" && regions.count == 1 {
      questions.append([name, other])
    }
    if regions.count > 1 { questions.append([name] + regions.dropLast() + [country ?? last]) }
    if regions.count > 1 { questions.append([name, country ?? last]) }
    if questions.isEmpty { questions.append([name] + regions) }
    questions.append([name])
    return questions.map { $0.joined(separator: ",") }.reduce(into: []) { asked, question in
      if !asked.contains(question) { asked.append(question) }
    }
  }

  /// `Springfield MO` with the comma that was left out; nil where there is one, or where no country
  /// and no area stands at the end.
  package static func withComma(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !text.contains(","), words.count > 1 else { return nil }
    return (1..<words.count).lazy
      .map { (name: words[..<$0], region: words[$0...].joined(separator: " ")) }
      .first { isRegion($0.region) }
      .map { "\($0.name.joined(separator: " ")), \($0.region)" }
  }

  private static func isRegion(_ text: String) -> Bool {
    Countries.code(of: text) != nil || !Areas.countries(with: text).isEmpty
  }

  /// Whether a place lies in everything that was said.
  package func fits(_ place: Place) -> Bool { regions.allSatisfy { lies(place, in: $0) } }

  /// Of the places that were found, those that lie in everything that was said; where none does
  /// for sure, those that may.
  ///
  /// - Parameters:
  ///   - found: What a service answered.
  ///   - question: What it was asked.
  package func fitting(_ found: [Place], asking question: String) -> [Place] {
    let sure = found.filter(fits)
    return sure.isEmpty ? found.filter { mayFit($0, asking: question) } : sure
  }

  /// Whether a place may lie in everything that was said, if the service says so.
  ///
  /// A region that cannot be judged here is left to the service, if it was asked with it: one that
  /// is not known, or an area where the place names none.
  package func mayFit(_ place: Place, asking question: String) -> Bool {
    let asked = PlaceWords(question).regions.map(\.comparable)
    return regions.allSatisfy { region in
      if lies(place, in: region) { return true }
      let code = Areas.code(of: region, in: place.country ?? "")
      guard !Self.isRegion(region) || place.area == nil && code != nil else { return false }
      return [region, code ?? region].contains { asked.contains($0.comparable) }
    }
  }

  private func lies(_ place: Place, in region: String) -> Bool {
    let country = place.country ?? ""
    if let area = place.area, Areas.areSame(area, region, in: country) { return true }
    return !country.isEmpty && Countries.isName(region, of: country)
  }
}
