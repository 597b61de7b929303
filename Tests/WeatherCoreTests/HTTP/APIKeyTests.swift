import Foundation
import Testing
import WeatherCore

@Suite("API key")
struct APIKeyTests {
  private struct Holder { let key: APIKey?, keys: [APIKey], name: String }

  @Test("shows itself to nobody")
  func hidden() throws {
    let secret = "s3cr3tK3y"
    let key = try #require(APIKey(secret))
    let holder = Holder(key: key, keys: [key], name: "holder")
    var dumped = ""
    dump(holder, to: &dumped)
    for text in [
      "\(key)", String(describing: key), String(reflecting: key), "\(holder)",
      String(reflecting: holder), dumped, "\([key: key])",
    ] {
      #expect(!text.contains(secret))
      #expect(!text.contains("s3cr"))
    }
  }

  @Test("is taken out of text in each spelling it can have in an address")
  func redacted() throws {
    let key = try #require(APIKey("a+b/c=d"))
    let text = "https://example.com?appid=a+b/c=d&x=a%2Bb%2Fc%3Dd and A%2bB%2fC%3dD"
    #expect(key.redacting(text) == "https://example.com?appid=•••&x=••• and •••")
    #expect(key.redacting("?appid=a+b%2Fc=d&") == "?appid=•••&")
    #expect(key.redacting("a+b/c=a+b/c=da+b/c=") == "a+b/c=•••a+b/c=")
    #expect(key.redacting("nothing here, %2 % é") == "nothing here, %2 % é")
    let percent = try #require(APIKey("%25"))
    #expect(percent.redacting("%25 %2525 %255") == "••• ••• •••5")
  }

  @Test("loses the white space around it, and has none inside")
  func trimmed() {
    #expect(APIKey(" abc\n") == APIKey("abc"))
    for none in ["", "  \n", "a b", "a\nb", "a\u{0}b", "a\u{1B}[31m"] {
      #expect(APIKey(none) == nil)
    }
  }
}
