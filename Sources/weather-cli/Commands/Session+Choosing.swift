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
      .flattenMap(.latest) { [world] found -> Signal<[Output], Complaint> in
        switch found {
        case .place(let place): return next(place)
        case .several(let complaint):
          let answer = world.line.promoteError(Complaint.self)
            .tryMap { (line) throws(Complaint) in try complaint.choice(line) }
            .flattenMap(.latest) { next($0) }
          return answer.startWith([.question(complaint.question)])
        }
      }
  }

  private enum Found: Sendable {
    case place(Place)
    case several(Complaint)
  }
}

extension Complaint {
  /// The places with their numbers, and what to type.
  fileprivate var question: String {
    let lines = ["weather-cli: " + summary] + advice.dropLast().map { "  " + $0 }
    return lines.map { $0.withoutControls + "\n" }.joined()
      + "Which one? (1 to \(choices.count)) "
  }

  /// The place with the number that was typed; the complaint itself for anything else.
  fileprivate func choice(_ line: String?) throws(Complaint) -> Place {
    guard let number = line.flatMap({ Int($0.trimmed) }), choices.indices.contains(number - 1)
    else { throw self }
    return choices[number - 1]
  }
}
