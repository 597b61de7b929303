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
      ("secret123 = secret", "Line 1 of F sets something that is not known."),
      ("key = secret123 x", "Line 1 of F: key is set to something that is no key."),
      ("key =", "Line 1 of F gives no key after the equals sign."),
      ("units = ", "Line 1 of F gives no units after the equals sign."),
      ("place = \"\"", "Line 1 of F gives no place after the equals sign."),
      ("= secret123", "Line 1 of F is not of the form name = value."),
      ("place = Oslo\r\nsecret123", "Line 2 of F is not of the form name = value."),
      ("place = Oslo\rsecret123", "Line 2 of F is not of the form name = value."),
    ]
  )
  func invalid(text: String, summary: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try Configuration(text, path: "F") }
    #expect(Complaint(error).summary == summary)
    #expect(!Complaint(error).text.contains("secret123"))
  }

  @Test(
    "a wrong value is quoted, with those that would do; a wrong name with the one that was meant",
    arguments: [
      ("units = furlongs", "units cannot be \"furlongs\".", "Choose one of: metric, imperial"),
      ("units = metrik", "units cannot be \"metrik\".", "Did you mean metric?"),
      ("units = wind=kx", "The unit of wind cannot be \"kx\".", "Choose one of:"),
      ("provider = acme", "provider cannot be \"acme\".", "Choose one of: openweathermap"),
      ("provider = open-metoe", "provider cannot be \"open-metoe\".", "Did you mean open-meteo?"),
      ("time = noon", "time cannot be \"noon\".", "Choose one of: 12h, 24h."),
      ("icons = big", "icons cannot be \"big\".", "ascii"),
      ("color = red", "color cannot be \"red\".", "Choose one of: auto, always, never."),
      ("ambiguous = thin", "ambiguous cannot be \"thin\".", "narrow, wide"),
      ("lang = klingon", "\"klingon\" is not a language.", "for example: lang = de"),
      ("max-age = soon", "max-age cannot be \"soon\".", "for example: max-age = 5m"),
      ("place = 91,0", "\"91,0\" lies outside the globe.", "A latitude is between"),
      ("unit = metric", "there is nothing called \"unit\" to be set.", "Did you mean units?"),
      ("weather = fine", "there is nothing called \"weather\" to be set.", "The names are: key,"),
    ]
  )
  func quoted(line: String, summary: String, advice: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try Configuration(line, path: "F") }
    #expect(Complaint(error).summary == "Line 1 of F: \(summary)")
    #expect(Complaint(error).advice.joined().contains(advice), "\(Complaint(error).advice)")
  }

  @Test(
    "what may be a key in the wrong place is not quoted",
    arguments: ["units", "provider", "time", "icons", "color", "ambiguous", "lang", "max-age"]
  )
  func misplacedKey(name: String) throws {
    let key = "0123456789abcdef0123456789abcdef"
    for line in ["\(name) = \(key)", "\(name) = \"\(key)\"", "\(name) = x=\(key)", "\(key) = 1"] {
      let error = try #require(throws: ConfigurationError.self) {
        try Configuration(line, path: "F")
      }
      #expect(!Complaint(error).text.contains("0123"), "\(Complaint(error).text)")
      #expect(Complaint(error).advice.joined() != "")
    }
    var stage = Stage()
    stage.environment = ["HOME": "/home/ann"]
    let set = stage.run("config", "set", name, key)
    #expect(set.exit == .usage)
    #expect(!set.errors.contains("0123"), "\(set.errors)")
  }

  @Test(
    "a pair of quotes around a value is taken off; what a shell reads stays",
    arguments: [
      ("place = \"Lisbon, PT\"", "place", "Lisbon, PT"), ("place = 'Oslo'", "place", "Oslo"),
      ("units=\" si \"", "units", "si"), ("key = '@~/owm'", "key", "@~/owm"),
      ("place = 'Oslo\"", "place", "'Oslo\""), ("place = Hawai'i'", "place", "Hawai'i'"),
      ("key = !\"my pass\" \"owm\"", "key", "!\"my pass\" \"owm\""),
    ]
  )
  func quotes(line: String, name: String, value: String) throws {
    let configuration = try Configuration(line)
    #expect(configuration.values == [try #require(ConfigurationName(rawValue: name)): value])
  }

  @Test("a name on several lines is told of with each line and the one that counts, the last")
  func repeated() throws {
    let text = "units = uk\n# more\nplace = Oslo\nunits = si\nunits = ca\n"
    let configuration = try Configuration(text, path: "F")
    #expect(configuration.units == UnitChoice(.ca))
    #expect(
      configuration.notices.map(\.summary)
        == ["units is set on lines 1, 4 and 5 of F; line 5 counts."]
    )
    #expect(try Configuration("units = uk\nplace = Oslo").notices.isEmpty)
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
    #expect(configuration == Configuration())
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
