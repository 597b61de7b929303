public import Foundation

/// A value with its age, and with the reason why there is no newer one.
public struct Aged<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// When it came from the provider, by the clock of who asked.
  public var received: Date
  /// Until when the provider has nothing newer.
  public var goodUntil: Date
  /// Why a newer one could not be had; nil where none was asked for, or this is it.
  public var failure: WeatherError?
  /// Who gave it, and who was passed over for that; nil where only one could have.
  public var source: WeatherSource?

  /// A value that came at `received`.
  public init(_ value: Value, received: Date, goodUntil: Date, failure: WeatherError? = nil) {
    self.value = value
    self.received = received
    self.goodUntil = goodUntil
    self.failure = failure
  }

  /// How old it is; nothing less than zero, whatever clocks do.
  public func age(at now: Date) -> Duration {
    .seconds(max(0, now.timeIntervalSince(received)))
  }

  /// Whether the provider is likely to have a newer one.
  ///
  /// A value that comes from the future, by a clock that was wrong, is stale too.
  public func isStale(at now: Date) -> Bool { now >= goodUntil || now < received }
}

extension Aged {
  /// An answer, as old as it says, and as long good; else new, and good for `interval`.
  init(answer value: Value, at now: Date, goodFor interval: Duration) {
    let freshness = (value as? any Fresh)?.freshness
    let received = freshness?.received ?? now
    self.init(
      value,
      received: received,
      goodUntil: freshness?.goodUntil ?? received.addingTimeInterval(interval / .seconds(1))
    )
  }
}

extension Aged: Equatable where Value: Equatable {}
extension Aged: Hashable where Value: Hashable {}
