public import Foundation
public import Signals

extension WeatherProvider {
  /// One part of the weather at many places.
  ///
  /// ```
  /// places ─ flatten(.concurrent(n)) ─ each answer or failure ─ scan ─ survey
  /// ```
  ///
  /// Cold. Sends the survey as it stands: before the first answer, then after each, in the order
  /// they come; and completes with the last. A place that fails disturbs no other.
  /// `survey.map(\.progress)` is its progress. Disposal cancels what is on its way, and asks no more.
  ///
  /// - Parameters:
  ///   - part: Which part.
  ///   - places: Where.
  ///   - count: How many places are asked about at once, at most.
  ///   - now: The time of day, for providers that have no clock of their own.
  /// - Complexity: O(1) per answer where the last survey is not kept, else O(places). Keeps one
  ///   survey.
  public func survey<Value: Hashable>(
    _ part: WeatherPart<Value>,
    at places: [Place],
    atOnce count: Int = 8,
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> Signal<Survey<Value>, Never> {
    precondition(count > 0, "A survey asks about one place at least")
    return Signal<(offset: Int, element: Place), Never>.values(Array(places.enumerated()))
      .flattenMap(.concurrent(count)) { index, place in
        aged(part, at: place, now: now)
          .takeLast(1)
          .ifEmpty(switchTo: Signal.fail(.transport("the provider sent no answer")))
          .map { (index, Part.came($0)) }
          .catch { .just((index, Part.failed($0))) }
      }
      .scan(into: Survey(places)) { survey, answer in survey.note(answer.1, at: answer.0) }
      .startWith(Survey(places))
  }
}
