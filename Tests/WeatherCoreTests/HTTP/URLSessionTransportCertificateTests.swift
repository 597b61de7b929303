import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A real TLS server whose certificate nobody has signed but itself.
@Suite("Certificates, through the URLSession transport", .ownThread)
struct URLSessionTransportCertificateTests {
  private static let openssl = URL(fileURLWithPath: "/usr/bin/openssl")
  private static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: openssl.path)
  }

  @Test("a certificate that is not trusted is not secure", .enabled(if: isInstalled))
  func untrusted() async throws {
    let folder = TemporaryFolder()
    let (key, certificate) = (
      folder.url.appending(path: "key.pem").path, folder.url.appending(path: "cert.pem").path
    )
    let made = try await CommandRun(
      Self.openssl,
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
        "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate,
      ]
    ).result()
    try #require(made.ending == .exit(0), "\(made.errorText)")
    let server = try CommandRun(
      Self.openssl,
      ["s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www"]
    )
    defer { server.send(signal: SIGTERM) }
    try await server.waitForOutput("ACCEPT 127.0.0.1:")
    let output = String(decoding: server.output, as: UTF8.self)
    let port = try #require(output.firstMatch(of: /ACCEPT 127\.0\.0\.1:(\d+)/)?.1)
    let url = try #require(URL(string: "https://127.0.0.1:\(port)/?appid=\(testKey)"))
    let heard = try await Answer(Transport.patient.send(URLRequest(url: url))).ended()
    #expect(heard.values.isEmpty)
    #expect(heard.failure == .notSecure)
  }
}
