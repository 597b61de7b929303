/// A list whose broken elements are left out and reported, so that one costs itself alone.
struct WireList<Element: Decodable & Sendable>: Decodable, Sendable {
  private(set) var elements: [Element] = []
  private(set) var issues: [DecodingIssue] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let element = try list.superDecoder()
      do {
        elements.append(try Element(from: element))
      } catch {
        issues.append(DecodingIssue(error, in: element.codingPath))
      }
    }
  }
}
