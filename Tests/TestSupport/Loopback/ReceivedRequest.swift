import Foundation

/// One request as a `LoopbackServer` read it.
public struct ReceivedRequest: Sendable, Equatable {
  /// How many requests the server had read before this one.
  public let number: Int
  /// How many connections the server had accepted before the one this came by.
  public let connection: Int
  /// The method, such as GET.
  public let method: String
  /// The path, without the query.
  public let path: String
  /// The query's names and values, decoded; the last of several equal names.
  public let query: [String: String]
  /// The header fields, with their names in lower case.
  public let headers: [String: String]

  /// Reads a request's head, without the empty line that ends it; nil for anything else.
  init?(head: String, number: Int, connection: Int) {
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    guard let target = URLComponents(string: String(words[1])) else { return nil }
    self.number = number
    self.connection = connection
    method = String(words[0])
    path = target.path
    var query: [String: String] = [:]
    for item in target.queryItems ?? [] { query[item.name] = item.value ?? "" }
    self.query = query
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[line[..<colon].lowercased()] = value
    }
    self.headers = headers
  }
}

/// How the answer to one request ended.
public struct SentReply: Sendable, Equatable {
  /// The request's number.
  public let request: Int
  /// How many bytes of the body the network took.
  public let bodyBytes: Int
  /// Whether the client went away before the answer was all sent.
  public let clientLeft: Bool
}
