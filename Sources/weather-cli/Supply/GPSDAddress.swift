/// Where gpsd is: `HOST`, `HOST:PORT`, or, for an IPv6 address with a port, `[HOST]:PORT`.
struct GPSDAddress: Equatable {
  var host = "localhost"
  var port: UInt16 = 2947

  /// The address that is written so, the usual one for an empty text; nil for anything else.
  init?(_ text: String) {
    if text.isEmpty { return }
    var rest = text[...]
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      host = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    } else {
      // More than one colon is an IPv6 address by itself.
      let isName = rest.count { $0 == ":" } < 2
      let end = isName ? rest.firstIndex(of: ":") ?? rest.endIndex : rest.endIndex
      host = String(rest[..<end])
      rest = rest[end...]
    }
    if host.isEmpty || host.contains(where: { $0.isWhitespace || "[]/@".contains($0) }) {
      return nil
    }
    if rest.isEmpty { return }
    let digits = rest.dropFirst()
    guard rest.first == ":", digits.allSatisfy({ $0.isNumber }), let port = UInt16(digits), port > 0
    else { return nil }
    self.port = port
  }
}
