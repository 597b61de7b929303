import Foundation
import Testing

@testable import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("What the errors of URLSession mean")
struct URLSessionErrorsTests {
  @Test(
    "each code has its meaning",
    arguments: [
      (.notConnectedToInternet, .offline), (.dataNotAllowed, .offline),
      (.cannotFindHost, .hostNotFound), (.dnsLookupFailed, .hostNotFound),
      (.cannotConnectToHost, .connectionRefused), (.networkConnectionLost, .connectionLost),
      (.timedOut, .timedOut), (.httpTooManyRedirects, .redirectRefused),
      (.secureConnectionFailed, .notSecure), (.serverCertificateUntrusted, .notSecure),
      (.cancelled, .other("cancelled")), (.badURL, .other("the address cannot be used")),
      (.cannotParseResponse, .other("the answer is not HTTP")),
      (.fileDoesNotExist, .other("error -1100")),
    ] as [(URLError.Code, TransportError)]
  )
  func codes(code: URLError.Code, meaning: TransportError) {
    #expect(TransportError(URLError(code), answerBegan: false) == meaning)
  }

  @Test(
    "where Linux has no code, curl's words tell",
    arguments: [
      ("SSL certificate problem: certificate has expired", .notSecure),
      ("error:0A00010B:SSL routines::wrong version number", .notSecure),
      ("Failed to connect to 10.0.0.1 port 443 after 0 ms: Network is unreachable", .offline),
      ("Failed to connect to 10.0.0.1 port 443: No route to host", .connectionRefused),
      ("Recv failure: Connection reset by peer", .connectionLost),
      ("Failed writing header", .other("the answer is not HTTP")),
      ("Something else at https://host/?appid=secret", .other("no answer")),
    ] as [(String, TransportError)]
  )
  func words(words: String, meaning: TransportError) {
    let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
    #expect(TransportError(error, answerBegan: false) == meaning)
  }

  @Test("an unknown error after the head of an answer is a lost connection")
  func began() {
    #expect(TransportError(URLError(.unknown), answerBegan: true) == .connectionLost)
  }

  @Test("no error at all, and one of another kind, is no answer")
  func none() {
    #expect(TransportError(nil, answerBegan: false) == .other("no answer"))
    #expect(TransportError(CocoaError(.fileNoSuchFile), answerBegan: true) == .other("no answer"))
  }
}

@Suite("The origin of an address")
struct OriginTests {
  private func origin(_ text: String) -> Origin? { Origin(URL(string: text)) }

  @Test("is its scheme, host and port, however they are spelled")
  func same() {
    #expect(origin("https://Example.com/a?b") == origin("HTTPS://example.COM:443/c"))
    #expect(origin("http://[::1]/") == origin("http://[::1]:80"))
  }

  @Test("differs with each of the three")
  func different() {
    let one = origin("https://example.com/")
    #expect(one != origin("http://example.com/"))
    #expect(one != origin("https://example.com.evil.net/"))
    #expect(one != origin("https://example.com:8443/"))
    #expect(one != origin("https://example.com@evil.net/"))
  }

  @Test("needs a host", arguments: ["file:///etc", "data", "https:///a", "mailto:a@b.c"])
  func none(text: String) { #expect(origin(text) == nil) }
}
