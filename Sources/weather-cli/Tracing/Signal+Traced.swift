import Signals

extension Signal {
  /// Names the signal for the tracer of the run, which is told `words` of each value.
  ///
  /// Without a tracer it is the signal itself.
  func traced(
    _ name: String,
    in tracer: Tracer?,
    _ words: @escaping @Sendable (Value) -> String
  ) -> Signal {
    guard let tracer else { return self }
    return map { Told(value: $0, description: words($0)) }
      .named(name, in: tracer)
      .map(\.value)
  }
}

/// A value with what is told of it.
private struct Told<Value: Sendable>: Sendable, CustomStringConvertible {
  let value: Value
  let description: String
}
