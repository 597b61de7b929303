public import Foundation
public import Signals

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// How requests are sent: a value, so that tests and demos replace it with their own.
public struct Transport: Sendable {
  /// Makes the signal of one request.
  ///
  /// The signal is cold: each subscription sends the request once and disposal cancels it. It
  /// sends one response and completes, whatever the status.
  public let send: @Sendable (URLRequest) -> Signal<HTTPResponse, TransportError>

  /// A transport that sends as `send` does.
  public init(send: @escaping @Sendable (URLRequest) -> Signal<HTTPResponse, TransportError>) {
    self.send = send
  }
}

/// An answer as it came: nothing of it has been looked at.
public struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status.
  public var status: Int
  /// The header fields.
  public var headers: [String: String]
  /// The bytes after the header.
  public var body: Data

  /// An answer.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of a header field; case does not matter.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
  }
}

/// Why no answer came.
///
/// Never holds an address, since addresses hold keys.
public enum TransportError: Error, Sendable, Hashable {
  /// There is no network.
  case offline
  /// The host's name is not known.
  case hostNotFound
  /// Nothing answers there.
  case connectionRefused
  /// The connection ended in the middle of the answer.
  case connectionLost
  /// No answer within the time allowed.
  case timedOut
  /// The connection cannot be made secure, for instance for a wrong certificate.
  case notSecure
  /// The server pointed to an address that is not allowed, or in a circle.
  case redirectRefused
  /// The answer is longer than ``Transport/largestBody``.
  case bodyTooLarge
  /// Anything else, in a few words that hold no address.
  case other(String)
}

extension Transport {
  /// The longest body that is accepted, in bytes: 4 MiB.
  ///
  /// The longest known answer is under 60 KiB.
  public static let largestBody = 4 << 20
}
