import Testing

@testable import weather_cli

@Suite("the address of gpsd")
struct GPSDAddressTests {
  @Test(
    "is a host, perhaps with a port",
    arguments: [
      ("", "localhost", 2947), ("gps.local", "gps.local", 2947), ("gps.local:1", "gps.local", 1),
      ("10.0.0.1:65535", "10.0.0.1", 65_535), ("[::1]:2948", "::1", 2948), ("[::1]", "::1", 2947),
      ("::1", "::1", 2947), ("fe80::1:2", "fe80::1:2", 2947),
    ] as [(String, String, UInt16)]
  )
  func good(text: String, host: String, port: UInt16) throws {
    let address = try #require(GPSDAddress(text))
    #expect(address.host == host)
    #expect(address.port == port)
  }

  @Test(
    "is nothing else",
    arguments: [
      "localhost:99999", "localhost:0", "localhost:", "localhost:x", ":2947", "[::1", "[]:1",
      "[::1]x", "[::1]:", "a b", "http://localhost", "localhost:+1",
    ]
  )
  func bad(text: String) { #expect(GPSDAddress(text) == nil) }
}
