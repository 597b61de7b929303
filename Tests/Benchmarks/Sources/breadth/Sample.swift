/// A kind of value that signals carry.
protocol Sample: Sendable, Equatable {
  static var kind: String { get }
  /// The value for a number, made beforehand where making one would cost something.
  static func at(_ number: Int) -> Self
  /// Another value.
  var turned: Self { get }
  var weight: Int { get }
}

extension Int: Sample {
  static var kind: String { "Int" }
  static func at(_ number: Int) -> Int { number }
  var turned: Int { (self ^ 0x5a5a) &- 3 }
  var weight: Int { self }
}

/// Long enough to be counted by reference.
extension String: Sample {
  static var kind: String { "String" }
  static func at(_ number: Int) -> String { texts[number & 1_023] }
  var turned: String { self }
  var weight: Int { utf8.count }
}

private let texts = (0..<1_024).map { "the value with the number \($0)" }

/// Sixty-four bytes without references.
struct Large: Sample {
  static var kind: String { "64 bytes" }
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  var g = 0
  var h = 0
  static func at(_ number: Int) -> Large { Large(a: number, h: number) }
  var turned: Large {
    var other = self
    other.a ^= 0x5a5a
    return other
  }
  var weight: Int { a &+ h }
}
