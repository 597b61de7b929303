import Foundation

/// What a document must be like, by the words of JSON Schema that those in Docs use.
struct Schema {
  private let root: [String: Any]

  /// - Parameter text: The schema.
  init(_ text: Data) throws {
    root = try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
  }

  /// Where a document is not as it must be.
  func faults(of document: Any) -> [String] { faults(of: document, by: root, at: "") }

  private func faults(of value: Any, by schema: [String: Any], at path: String) -> [String] {
    var schema = schema
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let found = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(path): \(reference) is not there"]
      }
      schema = found
    }
    let own = ownFaults(of: value, by: schema, at: path)
    if let object = value as? [String: Any] {
      return own + memberFaults(of: object, by: schema, at: path)
    }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      return own
        + array.enumerated().flatMap { faults(of: $1, by: items, at: "\(path)[\($0)]") }
    }
    return own
  }

  private func ownFaults(of value: Any, by schema: [String: Any], at path: String) -> [String] {
    var faults: [String] = []
    let type = schema["type"]
    let types = type as? [String] ?? (type as? String).map { [$0] }
    if let types, !types.contains(kind(of: value)) {
      faults.append("\(path): \(kind(of: value)) is none of \(types)")
    }
    if let constant = schema["const"], !isSame(constant, value) {
      faults.append("\(path): not \(constant)")
    }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { isSame($0, value) }) {
      faults.append("\(path): \(value) is none of \(choices)")
    }
    if let number = value as? NSNumber, kind(of: value) == "number" {
      if let least = schema["minimum"] as? Double, number.doubleValue < least {
        faults.append("\(path): \(number) is too small")
      }
      if let most = schema["maximum"] as? Double, number.doubleValue > most {
        faults.append("\(path): \(number) is too large")
      }
    }
    if let text = value as? String, let pattern = schema["pattern"] as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      faults.append("\(path): \(text) does not fit \(pattern)")
    }
    return faults
  }

  private func memberFaults(
    of object: [String: Any],
    by schema: [String: Any],
    at path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    let missing = required.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
    // Every name that is written is described, though readers must bear with more.
    let unknown = object.keys.filter { properties[$0] == nil }.map { "\(path).\($0) is not known" }
    return missing + unknown
      + object.flatMap { name, value in
        properties[name].map { faults(of: value, by: $0, at: "\(path).\(name)") } ?? []
      }
  }

  private func kind(of value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case let number as NSNumber: isBool(number) ? "boolean" : "number"
    default: "nothing"
    }
  }

  /// Whether a number of Foundation's stands for true or false, which it keeps as characters.
  private func isBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  private func isSame(_ one: Any, _ other: Any) -> Bool {
    (one as? NSObject)?.isEqual(other as? NSObject) == true
  }
}
