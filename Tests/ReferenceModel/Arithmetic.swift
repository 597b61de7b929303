/// What the closures of a drawn graph do, so that model and library are given the same ones.
public enum Arithmetic {
  /// Values stay small, so that equal ones and chance meetings are common.
  public static let modulus = 97

  /// What a mapping with the parameter `k` makes of a value.
  public static func map(_ value: Int, _ k: Int) -> Int { (value * 3 + k) % modulus }

  /// Whether a predicate with the parameter `k` accepts a value.
  public static func accepts(_ value: Int, _ k: Int) -> Bool { value % (k + 2) != 0 }

  /// One number for several, in their order.
  public static func fold(_ values: [Int]) -> Int {
    values.reduce(values.count) { ($0 * 31 + $1) % modulus }
  }

  /// The next running total.
  public static func add(_ total: Int, _ value: Int) -> Int { (total + value) % modulus }

  /// One number for an event that is sent as a value.
  public static func number(_ kind: Kind) -> Int {
    switch kind {
    case .value(let value): value * 3 % modulus
    case .failed(let number): (number * 3 + 1) % modulus
    case .completed: 2
    }
  }
}
