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
    #expect(configuration.place == .name("São Paulo, BR"))
    #expect(configuration.units == UnitChoice(.si))
  }

  @Test(
    "a line that says nothing known is named by its number, without its text",
    arguments: [
      ("\nsecret123", "Line 2 of F is not of the form name = value."),
      ("password = secret123", "Line 1 of F sets something that is not known."),
      ("units = secret123", "Line 1 of F names units that are not known."),
      ("key = secret123 x", "Line 1 of F holds no usable key."),
      ("key =", "Line 1 of F gives no key after the equals sign."),
      ("units = ", "Line 1 of F gives no units after the equals sign."),
      ("= secret123", "Line 1 of F is not of the form name = value."),
      ("place = Oslo\r\nsecret123", "Line 2 of F is not of the form name = value."),
      ("place = Oslo\rsecret123", "Line 2 of F is not of the form name = value."),
      ("place = 91,0", "Line 1 of F names no place: \"91,0\" lies outside the globe."),
    ]
  )
  func invalid(text: String, summary: String) {
    #expect(throws: ConfigurationError.invalid(summary: summary)) {
      try Configuration(text, path: "F")
    }
  }

  @Test("lines may end as on any system", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text =
      "\u{FEFF}"
      + ["# mine", "", "key = abc", "units = si", "place = Oslo", ""]
      .joined(separator: end)
    let configuration = try Configuration(text)
    #expect(configuration.key == APIKey("abc"))
    #expect(configuration.units == UnitChoice(.si))
    #expect(configuration.place == .name("Oslo"))
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

  @Test("a variable that holds no key is refused, and what it holds is not said")
  func unusableKey() throws {
    let variable = "OPENWEATHERMAP_API_KEY"
    for text in ["two words", "a\u{7}b", "line\nline"] {
      let environment = home.merging([variable: text]) { $1 }
      #expect(throws: ConfigurationError.unusableKey(variable: variable)) {
        try Configuration.load(environment: environment) { _ in .text("key = abc", mode: 0o600) }
      }
    }
    let complaint = Complaint(ConfigurationError.unusableKey(variable: variable))
    #expect(complaint.exit == .key)
    #expect(complaint.summary.hasPrefix(variable))
  }

  @Test("a key in somebody else's file is refused; without a key it may be anybody's")
  func foreign() throws {
    #expect(throws: ConfigurationError.foreignKey(path: path)) {
      try Configuration.load(environment: home) { _ in
        .text("key = abc", mode: 0o600, isOwn: false)
      }
    }
    let shared = try Configuration.load(environment: home) { _ in
      .text("units = uk", mode: 0o644, isOwn: false)
    }
    #expect(shared.units == UnitChoice(.uk))
  }

  @Test("a file that is too long is named")
  func tooLarge() {
    #expect(throws: ConfigurationError.tooLarge(path: path)) {
      try Configuration.load(environment: home) { _ in .tooLarge }
    }
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
    #expect(open.place == .name("Oslo"))
    #expect(throws: ConfigurationError.unreadable(path: path)) {
      try Configuration.load(environment: home) { _ in .unreadable }
    }
  }
}
