import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

/// What a shell runs once a person has typed a line with tabs in it.
@Suite("completion as shells do it (C19)", .ownThread)
struct CompletionInShellsTests {
  /// What is typed, with what the command is given in the end.
  static let lines: [(typed: String, words: [String])] = [
    ("hou\t", ["hourly"]),
    ("--onel\t hou\t", ["--oneline", "hourly"]),
    ("--units uk hou\t Osl\t", ["--units", "uk", "hourly", "Oslo"]),
    ("--units imp\t", ["--units", "imperial"]),
    ("--units=imp\t", ["--units=imperial"]),
    ("--icons=em\t dai\t", ["--icons=emoji", "daily"]),
    ("places sel\t", ["places", "select"]),
    ("places dai\t", ["places", "dai"]),
    ("places select San\t", ["places", "select", "San Francisco"]),
    ("places remove home\t", ["places", "remove", "homestead"]),
    ("config get un\t", ["config", "get", "units"]),
    ("config set col\t nev\t", ["config", "set", "color", "never"]),
    ("completion fi\t", ["completion", "fish"]),
    ("demo hou\t Ber\t", ["demo", "hourly", "Berlin"]),
    ("demo dash\t", ["demo", "dashboard"]),
    ("San\t --js\t", ["San Francisco", "--json"]),
    ("chart --svg FOLDER/my\t", ["chart", "--svg", "FOLDER/my picture.svg"]),
    ("chart --svg=FOLDER/oth\t", ["chart", "--svg=FOLDER/other.svg"]),
    ("--trace FOLDER/oth\t dai\t", ["--trace", "FOLDER/other.svg", "daily"]),
  ]

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  /// A home with kept places, files to be named, and the program on the path.
  private struct Home {
    let folder = TemporaryFolder()
    var environment: [String: String]

    init() throws {
      let program = try BuiltProduct.url("weather-cli")
      environment = [
        "HOME": folder.url.path, "ZDOTDIR": folder.url.path, "TERM": "xterm", "LC_ALL": "C.UTF-8",
        "PATH": "\(program.deletingLastPathComponent().path):/usr/bin:/bin",
        // Nobody is asked: there is nobody there.
        "OPEN_METEO_BASE_URL": "http://127.0.0.1:9",
      ]
      let url = try #require(PlaceStorage.standardURL(environment: environment))
      let places = SavedPlaces(in: .file(url))
      for (name, latitude, alias) in [("Oslo", 59.9, "homestead"), ("San Francisco", 37.8, "sf")] {
        let point = try #require(Coordinate(latitude: latitude, longitude: 10))
        places.add(Place(name: name, coordinate: point), aliases: [alias])
          .catch { _ in .empty }.subscribe { _ in }
      }
      for name in ["my picture.svg", "other.svg"] {
        try Data().write(to: folder.url.appendingPathComponent(name))
      }
    }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }

    /// A line or a word with the folder's name.
    func there(_ text: String) -> String { text.replacing("FOLDER", with: folder.url.path) }
  }

  /// Types the lines one after the other; a function in the program's place tells its words.
  private func expectLines(_ shell: String, _ options: [String], in home: Home) async throws {
    let screen = try PseudoTerminal(
      URL(fileURLWithPath: shell),
      options,
      environment: home.environment,
      columns: 1000
    )
    for (number, line) in zip(1..., Self.lines) {
      try await screen.waitForBytes("prompt \(number)", within: .seconds(60)) { bytes in
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "READY>").count > number
      }
      screen.type("weather-cli \(home.there(line.typed))\r")
      try await screen.waitForBytes("answer \(number)", within: .seconds(60)) { bytes in
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "]]END").count > number
      }
      let said = screen.text.components(separatedBy: "]]END")[number - 1]
        .components(separatedBy: "BEGIN[[").last
      #expect(said == line.words.map { home.there($0) }.joined(separator: "|"), "\(line.typed)")
    }
    screen.type("exit\r")
    _ = try await screen.ending()
  }

  /// A function in the program's place.
  private static let teller = """
    weather-cli() { local words="$1"; shift; for word in "$@"; do words="$words|$word"; done
      printf 'BEGI''N[[%s]''%s\\n' "$words" ']END'; }

    """

  @Test("bash", .enabled(if: isThere("/bin/bash")))
  func bash() async throws {
    let home = try Home()
    let script = Completion.script(for: .bash)
    try home.write("PS1='READ''Y>'\n" + Self.teller + script, to: "rc")
    try await expectLines("/bin/bash", ["--rcfile", home.there("FOLDER/rc"), "-i"], in: home)
  }

  @Test("zsh, by the script that is sourced", .enabled(if: isThere("/usr/bin/zsh")))
  func zsh() async throws {
    let home = try Home()
    let start = "PS1='READ''Y>'\nunsetopt prompt_sp\nautoload -Uz compinit && compinit -D -u\n"
    try home.write(start + Self.teller + Completion.script(for: .zsh), to: ".zshrc")
    try await expectLines("/usr/bin/zsh", ["-d", "-i"], in: home)
  }

  @Test("zsh, by the script in a folder of fpath", .enabled(if: isThere("/usr/bin/zsh")))
  func zshFolder() async throws {
    let home = try Home()
    try home.write(Completion.script(for: .zsh), to: "_weather-cli")
    let start = """
      PS1='READ''Y>'
      unsetopt prompt_sp
      fpath=(\(home.there("FOLDER")) $fpath)
      autoload -Uz compinit && compinit -D -u

      """
    try home.write(start + Self.teller, to: ".zshrc")
    try await expectLines("/usr/bin/zsh", ["-d", "-i"], in: home)
  }

  @Test("fish", .enabled(if: isThere("/usr/bin/fish")))
  func fish() async throws {
    let home = try Home()
    try home.write(Completion.script(for: .fish), to: "weather-cli.fish")
    for line in Self.lines {
      // Each tab is asked about with the words before it as they are in the end.
      let typed = line.typed.split(separator: " ").map(String.init)
      for (index, word) in typed.enumerated() where word.hasSuffix("\t") {
        let before = line.words[..<index].map { $0.replacing(" ", with: "\\ ") }
        let text = home.there(
          (["weather-cli"] + before + [String(word.dropLast())])
            .joined(separator: " ")
        )
        let run = try CommandRun(
          URL(fileURLWithPath: "/usr/bin/fish"),
          [
            "--no-config", "-c",
            home.there("source FOLDER/weather-cli.fish; complete -C '\(text)'"),
          ],
          environment: home.environment
        )
        let result = try await run.result()
        let offered = result.outputText.split(separator: "\n").map {
          String($0.split(separator: "\t")[0]).replacing("\\ ", with: " ")
        }
        let isDone = line.words[index] != String(word.dropLast())
        #expect(offered == (isDone ? [home.there(line.words[index])] : []), "\(text)")
        #expect(result.errorText == "", "\(text)")
      }
    }
  }
}
