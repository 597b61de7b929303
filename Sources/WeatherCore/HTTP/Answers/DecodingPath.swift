/// Says where an answer goes wrong.
enum DecodingPath {
  /// The way to a value, such as `list[3].main.temp`; `$` for the answer as a whole.
  static func text(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? "$"
      : path.reduce(into: "") { text, key in
        if let index = key.intValue {
          text += "[\(index)]"
        } else {
          text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
        }
      }
  }
}

extension DecodingIssue {
  /// What the decoder found wrong.
  ///
  /// - Parameter path: Where it was, for errors that do not say.
  init(_ error: any Error, in path: [any CodingKey] = []) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init(path: DecodingPath.text(context.codingPath + [key]), reason: "is missing")
    case .valueNotFound(_, let context):
      self.init(path: DecodingPath.text(context.codingPath), reason: "is null")
    case .typeMismatch(_, let context):
      self.init(path: DecodingPath.text(context.codingPath), reason: "has another type")
    case .dataCorrupted(let context):
      self.init(path: DecodingPath.text(context.codingPath), reason: "cannot be read")
    default:
      self.init(path: DecodingPath.text(path), reason: "cannot be read")
    }
  }
}
