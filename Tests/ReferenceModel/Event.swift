/// What a signal can send: values and failures are numbers.
public enum Kind: Hashable, Sendable {
  /// A value.
  case value(Int)
  /// The end by a failure.
  case failed(Int)
  /// The end by completion.
  case completed

  /// Whether nothing comes after it.
  public var isEnding: Bool { if case .value = self { false } else { true } }
}

/// An event of the model, with its exact place in the course of things.
struct Event: Sendable {
  let moment: Moment
  let kind: Kind

  init(_ moment: Moment, _ kind: Kind) {
    self.moment = moment
    self.kind = kind
  }
}

/// An event as an observer with a clock sees it.
public struct Seen: Hashable, Sendable, CustomStringConvertible {
  /// The tick at which it came.
  public let time: Int
  /// What came.
  public let kind: Kind

  /// `kind` at the tick `time`.
  public init(_ time: Int, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// As cases are written: `1@10`, `C@20`, `E3@20`.
  public var description: String {
    switch kind {
    case .value(let value): "\(value)@\(time)"
    case .failed(let number): "E\(number)@\(time)"
    case .completed: "C@\(time)"
    }
  }
}
