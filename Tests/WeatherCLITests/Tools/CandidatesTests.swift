import Foundation
import Signals
import Testing
import WeatherCore

@testable import weather_cli

@Suite("what may come next on a command line (C19)")
struct CandidatesTests {
  private func kept() throws -> PlaceList {
    var list = PlaceList()
    for (name, latitude, aliases) in [("Oslo", 59.9, ["home"]), ("San Francisco", 37.8, [])] {
      let point = try #require(Coordinate(latitude: latitude, longitude: 10))
      try list.add(Place(name: name, coordinate: point), aliases: aliases)
    }
    return list
  }

  private func words(_ line: String...) throws -> [String] {
    Candidates(for: line, kept: try kept()).words.map(\.text)
  }

  @Test("at the beginning: every command, every tool and the kept places")
  func first() throws {
    let places = ["Oslo", "home", "San Francisco"]
    #expect(try words("") == Command.words + Tool.allCases.map(\.rawValue) + places)
    #expect(try words("--units", "uk", "--json", "") == (try words("")))
    #expect(try words() == (try words("")))
    #expect(try words("o") == ["Oslo"])
  }

  @Test("after a dash: the options that the command heeds")
  func options() throws {
    for command in ["", "hourly", "chart", "places", "watch"] {
      let offered = Set(try words(command, "-"))
      #expect(offered.contains("--units") && offered.contains("--help"))
      #expect(offered.contains("--svg") == (command == "chart"))
      #expect(offered.contains("--every") == (command == "watch"))
    }
    #expect(try words("--", "--un") == [])
    #expect(try words("--on") == ["--oneline"])
  }

  @Test("only forms that the command has are proposed")
  func forms() throws {
    for brief in ["--oneline", "--format", "--waybar", "--prometheus"] {
      for command in ["current", "watch"] { #expect(try words(command, "-").contains(brief)) }
      #expect(try words("-").contains(brief) && words("demo", "-").contains(brief))
      for command in ["hourly", "daily", "alerts", "air", "sun", "chart", "places", "dashboard"] {
        #expect(try !words(command, "-").contains(brief), "\(command) \(brief)")
      }
    }
    #expect(try words("hourly", "-").contains("--json") && words("places", "-").contains("--json"))
    #expect(try !words("dashboard", "-").contains("--json"))
  }

  @Test("after an option: its words, alone, attached or at the end of a list")
  func values() throws {
    #expect(try words("--color", "") == ["auto", "always", "never"])
    #expect(try words("--color=") == ["--color=auto", "--color=always", "--color=never"])
    #expect(try words("--provider", "open-meteo,pir") == ["open-meteo,pirate-weather"])
    #expect(try words("--units=uk,wind=k") == ["--units=uk,wind=km/h", "--units=uk,wind=kn"])
    #expect(try words("--lang", "") == [])
    // What is in a list already, or contradicts it, is not offered again.
    #expect(
      try words("--provider", "open-meteo,")
        == ["open-meteo,openweathermap", "open-meteo,pirate-weather"]
    )
    let units = try words("--units", "uk,wind=kn,")
    #expect(units.contains("uk,wind=kn,temperature=F"))
    #expect(!units.contains { $0.hasSuffix(",metric") || $0.contains(",wind=kn,wind") })
    #expect(try words("--json=") == [])
  }

  @Test("where a file is named, the shell is asked", arguments: ["--svg", "--trace"])
  func files(option: String) throws {
    for line in [["chart", option, ""], ["chart", "\(option)=/t"]] {
      let candidates = Candidates(for: line, kept: try kept())
      #expect(candidates.areFiles)
      #expect(candidates.text == "files\n")
    }
  }

  @Test("after a command: places; after a tool: its words, names and values")
  func rest() throws {
    #expect(try words("hourly", "") == ["Oslo", "home", "San Francisco"])
    #expect(try words("hourly", "Oslo", "") == [])
    #expect(try words("watch", "Oslo", "san") == ["San Francisco"])
    #expect(try words("places", "") == ["list", "add", "remove", "select", "rename"])
    #expect(try words("places", "add", "") == [])
    #expect(try words("places", "rename", "h") == ["home"])
    #expect(try words("places", "rename", "home", "") == [])
    #expect(try words("config", "get", "") == ConfigurationName.allCases.map(\.rawValue))
    #expect(try words("config", "unset", "ti") == ["time"])
    #expect(try words("config", "set", "time", "") == ["12h", "24h"])
    #expect(try words("config", "set", "key", "") == [])
    #expect(try words("completion", "") == ["bash", "zsh", "fish"])
    #expect(try words("man", "") == [])
    #expect(try words("demo", "h") == ["hourly"])
    #expect(try words("demo", "hourly", "") == Recording.all.map(\.place.name))
    #expect(try words("demo", "dashboard", "ber") == ["Berlin"])
    #expect(try words("demo", "wat") == [])
  }

  @Test("the shells ask by a word after completion, and damaged places are left for a command")
  func asked() throws {
    var stage = Stage()
    stage.places = .memory()
    #expect(stage.run("places", "add", "59.9,10", "--alias", "home").exit == .success)
    let run = stage.run("completion", "words", "--", "places", "select", "ho")
    #expect(run.outputs == [.out("words\nhome\t59.90, 10.00\n"), .exit(.success)])
    #expect(stage.run("completion", "words", "--", "--svg=x").out == "files\n")
    let damaged = Locked<Data?>(Data("{".utf8))
    stage.places = PlaceStorage(path: "damaged") { (decide) throws(PlacesError) in
      switch try decide(damaged.withLock { $0 }) {
      case .keep: break
      case .replace(let data), .setAside(_, let data): damaged.withLock { $0 = data }
      }
      return nil
    }
    #expect(stage.run("completion", "words", "--", "hour").out == "words\nhourly\tThe next hours\n")
    #expect(damaged.withLock { $0 } == Data("{".utf8))
    #expect(stage.requests.withLock { $0.count { $0.path.hasPrefix("/data") } } == 0)
  }
}
