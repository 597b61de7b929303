/// One element of an answer that could not be read and was left out.
public struct DecodingIssue: Sendable, Hashable, Codable {
  /// Where it stands in the answer, such as `list[3].main.temp`.
  public var path: String
  /// What was wrong with it.
  public var reason: String

  /// An issue.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
