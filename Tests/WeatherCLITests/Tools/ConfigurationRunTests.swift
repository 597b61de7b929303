import Foundation
import Signals
import Testing
import WeatherCore

@testable import weather_cli

@Suite("weather-cli config")
struct ConfigurationRunTests {
  private let path = "/home/ann/.config/weather-cli/config"

  private func stage(_ text: String? = nil, mode: UInt16 = 0o600) -> Stage {
    var stage = Stage()
    stage.environment = ["HOME": "/home/ann"]
    stage.file = text.map { .text($0, mode: mode) } ?? .absent
    return stage
  }

  @Test("the path is where the file is, or would be")
  func location() {
    #expect(stage().run("config", "path").outputs == [.out(path + "\n"), .exit(.success)])
    var homeless = stage()
    homeless.environment = [:]
    #expect(homeless.run("config", "path").exit == .other)
  }

  @Test("what is set is shown without keys")
  func show() {
    let text = "# mine\nkey = secret-secret\nunits = uk,wind=kn\nplace = Oslo\n"
    let run = stage(text).run("config")
    #expect(run.out == "key = •••\nplace = Oslo\nunits = uk,wind=kn\n")
    #expect(stage(text).run("config", "get", "units").out == "uk,wind=kn\n")
    #expect(stage(text).run("config", "get", "key").out == "•••\n")
    #expect(stage("key = @~/owm").run("config", "get", "key").out == "@~/owm\n")
    #expect(stage(text).run("config", "get", "time").exit == .other)
    #expect(stage().run("config", "show").out == "# nothing is set in \(path)\n")
  }

  @Test("what is not set is shown how to set, by a line that can be typed as it is")
  func unset() throws {
    for name in ConfigurationName.allCases {
      let errors = stage().run("config", "get", name.rawValue).errors
      let line = try #require(errors.firstMatch(of: /for example: weather-cli (config set .+)\n/)).1
      // The words as a shell takes them: those in quotes are one.
      let words = line.matches(of: /'([^']*)'|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
      let stage = stage()
      #expect(stage.run(words).exit == .success, "\(line)")
      #expect(stage.written.withLock { $0[path] } == "\(name.rawValue) = \(words[3])\n")
    }
  }

  @Test("the manual and the help say of each name what it is for")
  func meanings() {
    for name in ConfigurationName.allCases {
      let item = Manual.text.components(separatedBy: "\\fB\(name.rawValue)\\fR\n").last ?? ""
      #expect(item.first?.isUppercase == true, "\(item.prefix(60))")
    }
    for (_, text) in Help.variables { #expect(!text.contains("the same for"), "\(text)") }
    #expect(!Help.text.contains("the same for Pirate Weather\n    place"))
  }

  @Test("setting a value changes its line and no other")
  func set() {
    let stage = stage("# mine\nunits = uk\n\n  place=Oslo\n# end\n")
    #expect(
      stage.run("config", "set", "place", "Lisbon, PT").outputs == [.out(""), .exit(.success)]
    )
    #expect(
      stage.written.withLock { $0 }
        == [path: "# mine\nunits = uk\n\nplace = Lisbon, PT\n# end\n"]
    )
    _ = stage.run("config", "set", "time", "24h")
    #expect(
      stage.written.withLock { $0[path] }
        == "# mine\nunits = uk\n\n  place=Oslo\n# end\ntime = 24h\n"
    )
    let new = self.stage()
    _ = new.run("config", "set", "key", "abc")
    #expect(new.written.withLock { $0[path] } == "key = abc\n")
  }

  @Test("setting leaves one line of a name that has several, which are told of before")
  func repeated() {
    let stage = stage("units = uk\nplace = Oslo\nunits = si\n")
    let shown = stage.run("config", "show")
    #expect(shown.errors.contains("units is set on lines 1 and 3 of \(path); line 3 counts."))
    #expect(shown.out == "place = Oslo\nunits = si\n" && shown.exit == .success)
    #expect(stage.run("providers").errors.contains("line 3 counts."))
    _ = stage.run("config", "set", "units", "ca")
    #expect(stage.written.withLock { $0[path] } == "place = Oslo\nunits = ca\n")
  }

  @Test("unsetting takes a name's lines away and no other, also broken ones")
  func unsetting() {
    let stage = stage("\u{FEFF}units = uk\r\n# mine\r\nunits = nonsense\r\nplace = Oslo\r\n")
    let run = stage.run("config", "unset", "units")
    #expect(run.outputs == [.out(""), .exit(.success)])
    #expect(stage.written.withLock { $0[path] } == "\u{FEFF}# mine\r\nplace = Oslo\r\n")
    stage.written.withLock { $0 = [:] }
    let absent = stage.run("config", "unset", "time")
    #expect(absent.exit == .other && absent.errors.contains("time is not set."))
    #expect(stage.run("config", "unset", "tiem").errors.contains("Did you mean time?"))
    #expect(stage.run("config", "unset").exit == .usage)
    for value in ["", " ", "''"] {
      let empty = stage.run("config", "set", "key", value)
      #expect(empty.exit == .usage && empty.errors.contains("weather-cli config unset key"))
    }
    #expect(stage.written.withLock { $0.isEmpty })
  }

  @Test("a value that is set is written without quotes around it")
  func quotes() {
    let stage = stage()
    _ = stage.run("config", "set", "place", "\"Lisbon, PT\"")
    #expect(stage.written.withLock { $0[path] } == "place = Lisbon, PT\n")
  }

  @Test(
    "what cannot be set is refused, and nothing is written",
    arguments: [
      (["colour", "never"], "Did you mean color?"), (["nonsense", "1"], "The names are: key,"),
      (["units", "furlongs"], "Give one such as: metric, wind=kn"),
      (["units", "metrik"], "Did you mean metric?"),
      (["max-age", "soon"], "Give one such as: 5m"),
      (["place", "91,0"], "Give one such as: London, GB"),
      (["place", "a\nkey = b"], "Give one line of text."),
      (["place", "a\u{2028}units = si"], "Give one line of text."),
      (["key", "two words"], "Give one such as"),
    ]
  )
  func refused(words: [String], advice: String) {
    let stage = stage("units = uk\n")
    let run = stage.run(["config", "set"] + words)
    #expect(run.exit == .usage)
    #expect(run.errors.contains(advice), "\(run.errors)")
    #expect(!run.errors.contains("two words"))
    #expect(stage.written.withLock { $0.isEmpty })
  }

  @Test("line ends, and a mark before the text, stay as they are")
  func lineEnds() {
    let stage = stage("\u{FEFF}units = uk\r\n# mine\r\nplace = Oslo\r\n")
    _ = stage.run("config", "set", "place", "Rome")
    let renewed = "\u{FEFF}units = uk\r\n# mine\r\nplace = Rome\r\n"
    #expect(stage.written.withLock { Array(($0[path] ?? "").utf8) } == Array(renewed.utf8))
    _ = stage.run("config", "set", "units", "si")
    let first = "\u{FEFF}units = si\r\n# mine\r\nplace = Oslo\r\n"
    #expect(stage.written.withLock { Array(($0[path] ?? "").utf8) } == Array(first.utf8))
    let open = self.stage("units = uk\r\n# mine")
    _ = open.run("config", "set", "place", "Rome")
    let longer = "units = uk\r\n# mine\r\nplace = Rome\r\n"
    #expect(open.written.withLock { Array(($0[path] ?? "").utf8) } == Array(longer.utf8))
  }

  @Test("what would be too long to be read again is not written")
  func tooLong() {
    let stage = stage("units = uk\n")
    // "place = " and the line end are nine bytes, the line of units eleven, the most is 65536.
    let longest = String(repeating: "x", count: 65_536 - 20)
    #expect(stage.run("config", "set", "place", longest).exit == .success)
    #expect(stage.written.withLock { $0[path]?.utf8.count } == 65_536)
    stage.written.withLock { $0 = [:] }
    let run = stage.run("config", "set", "place", longest + "x")
    #expect(run.exit == .usage)
    #expect(run.errors.contains("would be longer than 64 KiB"))
    #expect(stage.written.withLock { $0.isEmpty })
  }

  @Test("a file that is broken is named with its line (C13)")
  func broken() {
    let run = stage("units = uk\nnonsense").run("config", "show")
    #expect(run.exit == .other)
    #expect(run.errors.hasPrefix("weather-cli: Line 2 of \(path) is not of the form name = value."))
    for words in [["get"], ["set", "units"], ["path", "x"], ["show", "x"], ["get", "a", "b"]] {
      #expect(stage().run(["config"] + words).exit == .usage)
    }
  }
}

@Suite("where a key is from (C13)")
struct KeySourceTests {
  private func stage(_ environment: [String: String]) throws -> Stage {
    var stage = try Stage.london()
    stage.environment = environment
    return stage
  }

  private func key(_ stage: Stage) -> String? {
    _ = stage.run("current", "51.51,-0.13")
    return stage.requests.withLock { asked in
      asked.first { $0.path == Stage.weather }?.queryItems?.first { $0.name == "appid" }?.value
    }
  }

  @Test("a file that the variable names, if nobody else can read it")
  func file() throws {
    var stage = try stage(["OPENWEATHERMAP_API_KEY": "@~/owm", "HOME": "/home/ann"])
    stage.files["/home/ann/owm"] = .text("file-key\nmore\n", mode: 0o600)
    #expect(key(stage) == "file-key")
    stage.files["/home/ann/owm"] = .text("file-key\n", mode: 0o640)
    let exposed = stage.run("current", "1,2")
    #expect(exposed.exit == .key)
    #expect(exposed.errors.contains("chmod 600 /home/ann/owm"))
    stage.files["/home/ann/owm"] = .text("file-key\n", mode: 0o600, isOwn: false)
    #expect(stage.run("current", "1,2").exit == .key)
    stage.files["/home/ann/owm"] = .text("two words\n", mode: 0o600)
    #expect(stage.run("current", "1,2").errors.contains("no usable key in the first line"))
    stage.files["/home/ann/owm"] = .absent
    let absent = stage.run("current", "1,2")
    #expect(absent.exit == .key)
    #expect(absent.errors.contains("The file of the key, /home/ann/owm, is not there."))
    stage.files["/home/ann/owm"] = .unreadable
    let unreadable = stage.run("current", "1,2")
    #expect(unreadable.exit == .key)
    #expect(unreadable.errors.contains("The file of the key, /home/ann/owm, cannot be read."))
  }

  @Test("a command, whose key is never told")
  func command() throws {
    var stage = try stage(["HOME": "/home/ann"])
    stage.file = .text("key = !pass show owm", mode: 0o644)
    stage.commands["pass show owm"] = "command-key\n"
    stage.replies[Stage.reverse] = .body("[{\"name\":\"command-key\",\"lat\":1,\"lon\":2}]")
    #expect(key(stage) == "command-key")
    let run = stage.run("current", "51.51,-0.13")
    #expect(run.out.hasPrefix("•••"))
    stage.commands = [:]
    // What asks nobody does not run it.
    #expect(stage.run("providers").out.contains("its key is there"))
    #expect(stage.run("demo").exit == .success)
    #expect(stage.run("current", "51.51,-0.13", "--offline").exit == .network)
    let failed = stage.run("current", "51.51,-0.13")
    #expect(failed.exit == .key)
    #expect(failed.errors.contains("The command that is to tell the key fails"))
  }

  @Test("each provider has a key of its own")
  func pirate() throws {
    var stage = try stage(["PIRATE_WEATHER_API_KEY": "pirate-key"])
    stage.replies["/forecast/header/40.7100,-74.0000"] = try .fixture(
      "pirate/forecast_newyork_si_two_alerts_v2.9_2026.json"
    )
    let run = stage.run("current", "40.71,-74", "--provider", "pirate-weather")
    #expect(run.exit == .success, "\(run.errors)")
    // temperature -0.26, humidity 0.56.
    #expect(run.out.contains("0°  Overcast") && run.out.contains("56 %"))
    #expect(run.out.contains("Powered by Pirate Weather"))
    stage.environment = [:]
    #expect(stage.run("current", "1,2", "--provider", "pirate-weather").exit == .key)
  }
}
