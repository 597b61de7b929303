/// A block of an answer: columns that run parallel to `time`, or a single row without lists.
///
/// A cell that is neither number nor text costs itself alone.
struct OpenMeteoTable: Decodable, Sendable {
  enum Cell: Sendable { case none, number(Double), text(String) }

  private(set) var columns: [String: [Cell]] = [:]
  private(set) var issues: [DecodingIssue] = []

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    for name in values.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      let path = DecodingPath.text(values.codingPath + [name])
      if var list = try? values.nestedUnkeyedContainer(forKey: name) {
        columns[name.stringValue] = try cells(&list, path)
      } else {
        columns[name.stringValue] = [cell(in: values, name, path)]
      }
    }
  }

  /// The number of rows.
  var count: Int { columns["time"]?.count ?? 0 }

  /// A cell; nothing where its column is missing or too short.
  subscript(column: String, row: Int) -> Cell {
    guard let cells = columns[column], cells.indices.contains(row) else { return .none }
    return cells[row]
  }

  private mutating func cells(
    _ list: inout any UnkeyedDecodingContainer,
    _ path: String
  ) throws -> [Cell] {
    var cells: [Cell] = []
    while !list.isAtEnd {
      if try list.decodeNil() {
        cells.append(.none)
      } else if let number = try? list.decode(Double.self) {
        cells.append(.number(number))
      } else if let text = try? list.decode(String.self) {
        cells.append(.text(text))
      } else {
        _ = try list.superDecoder()
        issues.append(DecodingIssue(path: "\(path)[\(cells.count)]", reason: "has another type"))
        cells.append(.none)
      }
    }
    return cells
  }

  private mutating func cell(
    in values: KeyedDecodingContainer<Name>,
    _ name: Name,
    _ path: String
  ) -> Cell {
    if let number = try? values.decode(Double.self, forKey: name) { return .number(number) }
    if let text = try? values.decode(String.self, forKey: name) { return .text(text) }
    if (try? values.decodeNil(forKey: name)) != true {
      issues.append(DecodingIssue(path: path, reason: "has another type"))
    }
    return .none
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
