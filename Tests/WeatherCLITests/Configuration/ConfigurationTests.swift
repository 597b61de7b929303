import Testing
import WeatherCore

@testable import weather_cli

@Suite("Configuration")
struct ConfigurationTests {
  private let path = "/home/ann/.config/weather-cli/config"
  private let home = ["HOME": "/home/ann"]

  @Test("the file holds name = value lines, empty lines and remarks")
  func file() throws {
    let text = "# mine\n\nkey = abc=def\n  place=São Paulo, BR \nunits = si\n"
    let configuration = try Configuration(text)
    #expect(configuration.key == APIKey("abc=def"))
    #expect(configuration.place == "São Paulo, BR")
    #expect(configuration.units == .si)
  }

  @Test(
    "a line that says nothing known is named by its number, without its text",
    arguments: [
      ("\nsecret123", "Line 2 of F is not of the form name = value."),
      ("password = secret123", "Line 1 of F sets something that is not known."),
      ("units = secret123", "Line 1 of F names units that are not known."),
      ("key = secret123 x", "Line 1 of F holds no usable key."),
    ]
  )
  func invalid(text: String, summary: String) {
    #expect(throws: ConfigurationError.invalid(summary: summary)) {
      try Configuration(text, path: "F")
    }
  }

  @Test("the file lies under XDG_CONFIG_HOME if that is absolute, else under HOME")
  func location() {
    let xdg = Configuration.path(in: ["XDG_CONFIG_HOME": "/x", "HOME": "/home/ann"])
    #expect(xdg == "/x/weather-cli/config")
    for unusable in ["", "relative"] {
      let environment = ["XDG_CONFIG_HOME": unusable, "HOME": "/home/ann"]
      #expect(Configuration.path(in: environment) == path)
    }
    #expect(Configuration.path(in: [:]) == nil)
  }

  @Test("the environment's key wins over the file's; an empty one does not count")
  func keys() throws {
    let load = { (environment: [String: String]) in
      try Configuration.load(environment: environment) { _ in .text("key = file", mode: 0o600) }
    }
    let both = home.merging(["OPENWEATHERMAP_API_KEY": " env "]) { $1 }
    #expect(try load(both).key == APIKey("env"))
    #expect(try load(home.merging(["OPENWEATHERMAP_API_KEY": " "]) { $1 }).key == APIKey("file"))
    #expect(try load(home).key == APIKey("file"))
    #expect(try load([:]).key == nil)
  }

  @Test("no file is no configuration")
  func absent() throws {
    let configuration = try Configuration.load(environment: home) { _ in .absent }
    #expect(configuration == (try Configuration()))
  }

  @Test(
    "a file with a key that others may read is refused",
    arguments: [0o644, 0o640, 0o604, 0o620, 0o601] as [UInt16]
  )
  func exposed(mode: UInt16) {
    #expect(throws: ConfigurationError.exposedKey(path: path)) {
      try Configuration.load(environment: home) { _ in .text("key = abc", mode: mode) }
    }
  }

  @Test("a file without a key may be read by anyone; an unreadable one is named")
  func modes() throws {
    let open = try Configuration.load(environment: home) { _ in .text("place = Oslo", mode: 0o644) }
    #expect(open.place == "Oslo")
    #expect(throws: ConfigurationError.unreadable(path: path)) {
      try Configuration.load(environment: home) { _ in .unreadable }
    }
  }
}
