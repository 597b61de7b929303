public import Foundation

/// A value, and when it came.
public struct Received<Value: Sendable & Hashable>: Sendable, Hashable {
  /// What came.
  public var value: Value
  /// When it came, by the clock of who asked.
  public var time: Date

  /// A value that came at `time`.
  public init(_ value: Value, at time: Date) {
    self.value = value
    self.time = time
  }
}

/// How one part of the weather stands: asked for, there, or failed with what was there before.
public enum Part<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Nothing was asked for.
  case none
  /// It is on its way; what there was before is still good to show.
  case loading(last: Received<Value>?)
  /// It is there.
  case received(Received<Value>)
  /// It could not be had; what there was before is still good to show.
  case failed(WeatherError, last: Received<Value>?)

  /// The newest value there is, and when it came.
  public var latest: Received<Value>? {
    switch self {
    case .none: nil
    case .loading(let last), .failed(_, let last): last
    case .received(let received): received
    }
  }

  /// The newest value there is.
  public var value: Value? { latest?.value }

  /// Why the last attempt failed, unless another one is on its way.
  public var failure: WeatherError? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Whether it is on its way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }
}
