import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("watch")
struct WatchRunTests {
  private func weatherRequests(_ stage: Stage) -> Int {
    stage.requests.withLock { $0.count { $0.path == Stage.weather } }
  }

  @Test("each round has a record of each place, a line of JSON each")
  func records() throws {
    let stage = try Stage.london()
    let run = stage.run(
      ["watch", "51.51,-0.13", "52,1", "--every", "10m", "--json"],
      during: .seconds(25 * 60)
    )
    // At 0, 10 and 20 minutes, two places each.
    let records = run.outputs.compactMap { if case .out(let text) = $0 { text } else { nil } }
    #expect(records.count == 6)
    for record in records {
      #expect(record.hasSuffix("\n") && record.count { $0.isNewline } == 1)
      let value = try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any]
      #expect(value?["version"] as? Int == 1)
    }
    #expect(run.exit == nil && run.errors == "")
  }

  @Test("without a form it is one line for each place")
  func lines() throws {
    let run = try Stage.london().run("watch", "51.51,-0.13", during: .seconds(1))
    #expect(run.out.hasPrefix("London ☂ 9°") && run.out.hasSuffix("\n"))
  }

  @Test("no more than four places are asked about at once")
  func bounded() throws {
    var stage = try Stage.london()
    stage.replies[Stage.weather] = stage.replies[Stage.weather]?.after(.seconds(1))
    let places = (1...6).map { "51,\($0)" }
    let early = stage.run(["watch"] + places, during: .milliseconds(900))
    #expect(weatherRequests(stage) == 4)
    #expect(early.out == "")
    let late = try Stage.london().run(["watch"] + places, during: .seconds(10))
    #expect(late.out.split(separator: "\n").count == 6)
  }

  @Test("what may pass is told, and tried again after a minute and not only after an hour")
  func failure() throws {
    var stage = try Stage.london()
    stage.answers = { _ in .failure(.connectionRefused) }
    let run = stage.run(
      ["watch", "51.51,-0.13", "--every", "1h"],
      during: .seconds(130)
    )
    // At 0, 60 and 120 seconds.
    #expect(weatherRequests(stage) == 3)
    #expect(run.exit == nil && run.out == "")
    #expect(run.errors.hasPrefix("weather-cli: "))
  }

  @Test("a key that is refused ends it, and so does a place nobody knows")
  func permanent() throws {
    var stage = try Stage.london()
    stage.answers = { _ in .body("{\"cod\":401,\"message\":\"Invalid API key\"}", status: 401) }
    #expect(stage.run("watch", "51.51,-0.13").exit == .key)
    stage.answers = { _ in .body("[]") }
    #expect(stage.run("watch", "Nowhere at all").exit == .place)
  }

  @Test("--all is every kept place, and there has to be one")
  func all() throws {
    var stage = try Stage.london()
    stage.places = .memory()
    #expect(stage.run("watch", "--all").exit == .usage)
    _ = stage.run("places", "add", "51.51,-0.13")
    _ = stage.run("places", "add", "10,20")
    let run = stage.run(["watch", "--all"], during: .seconds(1))
    #expect(run.out.split(separator: "\n").count == 2)
  }

  @Test("a terminal is told how far the round is, a pipe is not")
  func progress() throws {
    var stage = try Stage.london()
    stage.messages.isTerminal = true
    let run = stage.run(["watch", "51,1", "51,2"], during: .seconds(1))
    #expect(run.progress == ["0 of 2 places", "1 of 2 places", ""])
    stage.messages.isTerminal = false
    #expect(stage.run(["watch", "51,1", "51,2"], during: .seconds(1)).progress == [])
  }

  @Test(
    "what does not fit together is wrong usage",
    arguments: [
      ["watch", "--all", "Lisbon"], ["--every", "5m"], ["current", "Lisbon", "--all"],
      ["watch", "Lisbon", "--every", "0s"], ["watch", "Lisbon", "--every", "soon"],
      ["watch", "Lisbon", "--every"],
    ]
  )
  func usage(arguments: [String]) throws {
    #expect(try Stage.london().run(arguments).exit == .usage)
  }

  @Test("of several places, a failure says of which it is")
  func named() throws {
    var stage = try Stage.london()
    stage.answers = { _ in .failure(.connectionRefused) }
    let run = stage.run(["watch", "51,51", "52,52", "--every", "1h"], during: .seconds(1))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("weather-cli: ") && $0.contains("51.00, 51.00") })
    #expect(lines.contains { $0.hasPrefix("weather-cli: ") && $0.contains("52.00, 52.00") })
  }

  @Test("a round of metrics is one document: help and type once, each metric's samples together")
  func exposition() throws {
    let run = try Stage.london().run(
      ["watch", "51.51,-0.13", "52,1", "--every", "10m", "--prometheus"],
      during: .seconds(11 * 60)
    )
    let rounds = run.outputs.compactMap { if case .out(let text) = $0 { text } else { nil } }
    #expect(rounds.count == 2)
    for round in rounds {
      #expect(round.hasSuffix("\n\n"))
      var seen: [Substring] = []
      for line in round.split(separator: "\n") {
        let words = line.split(separator: " ")
        let name = line.hasPrefix("#") ? words[2] : line.prefix { $0 != "{" }
        if seen.last != name {
          #expect(!seen.contains(name), "\(name) stands in two places")
          #expect(line.hasPrefix("# HELP"), "\(line)")
          seen.append(name)
        }
      }
      #expect(
        round.split(separator: "\n").count { $0.hasPrefix("weather_temperature_celsius{") } == 2
      )
    }
  }
}
