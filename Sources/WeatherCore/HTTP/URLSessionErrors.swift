import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransportError {
  /// What an error of `URLSession` means, without the address and the words it holds.
  ///
  /// On Linux many failures have the code `unknown`; there the moment and the words that curl
  /// gives tell more.
  ///
  /// - Parameters:
  ///   - error: The error of a task.
  ///   - answerBegan: Whether the head of an answer had arrived.
  package init(_ error: (any Error)?, answerBegan: Bool) {
    guard let error = error as? URLError else {
      self = .other("no answer")
      return
    }
    switch error.code {
    case .notConnectedToInternet, .internationalRoamingOff, .dataNotAllowed, .callIsActive:
      self = .offline
    case .cannotFindHost, .dnsLookupFailed: self = .hostNotFound
    case .cannotConnectToHost: self = .connectionRefused
    case .networkConnectionLost, .badServerResponse: self = .connectionLost
    case .timedOut: self = .timedOut
    case .httpTooManyRedirects, .redirectToNonExistentLocation: self = .redirectRefused
    case .dataLengthExceedsMaximum: self = .bodyTooLarge
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired,
      .appTransportSecurityRequiresSecureConnection:
      self = .notSecure
    case .cancelled: self = .other("cancelled")
    case .unsupportedURL where error.localizedDescription.contains("HTTP/0.9"): self = .notHTTP
    case .badURL, .unsupportedURL: self = .other("the address cannot be used")
    case .cannotDecodeContentData, .cannotDecodeRawData:
      self = .other("the answer cannot be unpacked")
    case .cannotParseResponse: self = .notHTTP
    case .unknown where error.localizedDescription.contains("content unencoding"):
      self = .other("the answer cannot be unpacked")
    case .unknown where answerBegan: self = .connectionLost
    case .unknown: self = TransportError(words: error.localizedDescription)
    default: self = .other("error \(error.code.rawValue)")
    }
  }

  /// What curl's words mean.
  private init(words: String) {
    let words = words.lowercased()
    func say(_ signs: String...) -> Bool { signs.contains { words.contains($0) } }
    if say("ssl", "tls", "certificate") {
      self = .notSecure
    } else if say("network is unreachable", "network is down") {
      self = .offline
    } else if say("no route to host", "host is down", "failed to connect", "couldn't connect") {
      self = .connectionRefused
    } else if say("reset by peer", "broken pipe", "recv failure", "send failure") {
      self = .connectionLost
    } else if say("writing", "weird server reply", "header") {
      // Foundation refuses the head that curl hands on.
      self = .notHTTP
    } else {
      self = .other("no answer")
    }
  }

  private static let notHTTP = TransportError.other("the answer is not HTTP")
}
