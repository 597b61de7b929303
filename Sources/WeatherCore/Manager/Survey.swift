/// How one part of the weather stands at many places, and how many have answered.
public struct Survey<Value: Sendable & Hashable & Codable>: Sendable, Hashable {
  /// The places that are asked about.
  public let places: [Place]
  /// How the part stands at each of them, in the order of `places`.
  public private(set) var parts: [Part<Value>]
  /// How many places have answered, or failed to.
  public private(set) var answered = 0

  /// A survey of which no place has answered yet.
  init(_ places: [Place]) {
    self.places = places
    parts = places.map { _ in .loading(last: nil) }
  }

  /// How much of it is done, 0…1.
  public var progress: Double {
    places.isEmpty ? 1 : Double(answered) / Double(places.count)
  }

  mutating func note(_ part: Part<Value>, at index: Int) {
    parts[index] = part
    answered += 1
  }
}
