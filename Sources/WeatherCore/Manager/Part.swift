public import Foundation

/// How one part of the weather stands: asked for, there, out of date, or not to be had.
///
/// The enumeration is complete: a `switch` needs no `default`.
public enum Part<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Nothing was asked for.
  case none
  /// It is on its way; what there was before is still good to show.
  case loading(last: Aged<Value>?)
  /// It is there.
  case received(Aged<Value>)
  /// It is there, but out of date; its `failure` says why no newer one came, if one was asked for.
  case stale(Aged<Value>)
  /// It could not be had, and there is none from before.
  case failed(WeatherError)

  /// The newest value there is, with its age.
  public var latest: Aged<Value>? {
    switch self {
    case .none, .failed: nil
    case .loading(let last): last
    case .received(let aged), .stale(let aged): aged
    }
  }

  /// The newest value there is.
  public var value: Value? { latest?.value }

  /// Why the last attempt failed, unless another one is on its way.
  public var failure: WeatherError? {
    switch self {
    case .none, .loading, .received: nil
    case .stale(let aged): aged.failure
    case .failed(let failure): failure
    }
  }

  /// Whether it is on its way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Whether it is there but out of date.
  public var isStale: Bool { if case .stale = self { true } else { false } }

  /// How old the newest value is; nil where there is none.
  public func age(at now: Date) -> Duration? { latest?.age(at: now) }
}

extension Part {
  /// It is asked for again.
  var asked: Part { .loading(last: latest) }

  /// It came; an answer that says why there is no newer one is out of date.
  static func came(_ aged: Aged<Value>) -> Part {
    aged.failure == nil ? .received(aged) : .stale(aged)
  }

  /// It did not come.
  func failing(_ failure: WeatherError) -> Part {
    guard var last = latest else { return .failed(failure) }
    last.failure = failure
    return .stale(last)
  }

  /// It is `moment`.
  func expired(by moment: Date) -> Part {
    if case .received(let aged) = self, aged.goodUntil <= moment { .stale(aged) } else { self }
  }

  /// When it will be out of date; nil where it is already, or is not there.
  func expiry(after now: Date) -> Date? {
    if case .received(let aged) = self, aged.goodUntil > now { aged.goodUntil } else { nil }
  }

  /// Whether asking again may bring something new.
  func isDue(at now: Date) -> Bool {
    switch self {
    case .none, .loading: false
    case .received(let aged): aged.isStale(at: now)
    case .stale: true
    case .failed(let failure): !failure.isLack
    }
  }
}
