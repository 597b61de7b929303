import Signals
import WeatherCore

extension Session {
  /// Goes on with the place that is meant; where a name fits several and a person is there, asks
  /// which one.
  func chosen(
    _ query: PlaceQuery,
    then next: @escaping @Sendable (Place) -> Signal<[Output], Complaint>
  ) -> Signal<[Output], Complaint> {
    answering.place(query, kept: kept)
      .traced("place", in: world.tracer) { place in
        "\(Words.place(place)) \(Words.coordinate(place.coordinate))".trimmed
      }
      .map(Found.place)
      .catch { [world] complaint in
        world.asks && !complaint.choices.isEmpty ? .just(.several(complaint)) : .fail(complaint)
      }
      .flattenMap(.latest) { found -> Signal<[Output], Complaint> in
        switch found {
        case .place(let place): next(place)
        case .several(let complaint): answer(complaint.list, to: complaint, then: next)
        }
      }
  }

  /// Says something and asks which place is meant, until one of them is said or nothing is.
  private func answer(
    _ words: String,
    to complaint: Complaint,
    then next: @escaping @Sendable (Place) -> Signal<[Output], Complaint>
  ) -> Signal<[Output], Complaint> {
    world.line.promoteError(Complaint.self)
      .flattenMap(.latest) { line -> Signal<[Output], Complaint> in
        guard let line = line?.withoutControls.trimmed, !line.isEmpty else {
          return .fail(complaint.unanswered)
        }
        if let number = Int(line), complaint.choices.indices.contains(number - 1) {
          return next(complaint.choices[number - 1])
        }
        let wrong = "\"\(line)\" is not a number from 1 to \(complaint.choices.count).\n"
        return answer(wrong, to: complaint, then: next)
      }
      .startWith([.question(words + "Which one? (1 to \(complaint.choices.count)) ")])
  }

  private enum Found: Sendable {
    case place(Place)
    case several(Complaint)
  }
}

extension Complaint {
  /// The places with their numbers, a line each.
  fileprivate var list: String {
    let lines = ["weather-cli: " + summary] + advice.dropLast().map { "  " + $0 }
    return lines.map { $0.withoutControls + "\n" }.joined()
  }

  /// That none of the places was said; they stand on the screen already.
  fileprivate var unanswered: Complaint {
    Complaint(summary: "None of the places was chosen.", advice: advice.suffix(1), exit: exit)
  }
}
