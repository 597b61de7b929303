extension Signal {
  /// Writes a line for each thing that happens: subscribing, values, the ending, disposal.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// A line reads `search (App/Search.swift:12): next apples`. Values and failures are written as
  /// they describe themselves, so keep it off signals that carry secrets.
  ///
  /// - Parameters:
  ///   - label: Comes first in each line, if it is not empty.
  ///   - file: Where the call is.
  ///   - line: Where the call is.
  ///   - sink: Takes the lines; prints them if not given.
  /// - Complexity: O(1) per value, besides describing it. Keeps no value.
  @inlinable
  public func logEvents(
    _ label: String = "",
    file: StaticString = #fileID,
    line: UInt = #line,
    to sink: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> Signal {
    let place = label.isEmpty ? "\(file):\(line)" : "\(label) (\(file):\(line))"
    return on(
      subscribed: { sink("\(place): subscribed") },
      next: { sink("\(place): next \($0)") },
      failed: { sink("\(place): failed \($0)") },
      completed: { sink("\(place): completed") },
      disposed: { sink("\(place): disposed") }
    )
  }
}
