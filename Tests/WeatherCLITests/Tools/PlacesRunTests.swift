import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("weather-cli places")
struct PlacesRunTests {
  /// Lisbon and Paris are known to the geocoder; the weather is London's whatever the place.
  private func stage() throws -> Stage {
    var stage = try Stage.london()
    stage.places = .memory()
    let lisbon = String(
      decoding: try Fixture.data("owm/geo_direct_lisbon_2023.json"),
      as: UTF8.self
    )
    stage.answers = { address in
      guard address.path == Stage.geocode else { return nil }
      switch address.queryItems?.first(where: { $0.name == "q" })?.value {
      case "Lisbon": return .body(lisbon)
      case "Paris":
        return .body(
          """
          [{"name":"Paris","lat":48.8534,"lon":2.3488,"country":"FR"},
           {"name":"Paris","lat":33.6617,"lon":-95.5555,"country":"US","state":"Texas"}]
          """
        )
      default: return .body("[]")
      }
    }
    return stage
  }

  @Test("a place is added, listed, selected, renamed and removed")
  func life() throws {
    let stage = try stage()
    #expect(stage.run("places").out.hasPrefix("No places are kept"))
    #expect(
      stage.run("places", "add", "Lisbon", "--alias", "home").outputs
        == [.out("Lisbon, PT (home) is kept.\n"), .exit(.success)]
    )
    #expect(stage.run("places", "add", "48.8534,2.3488").out == "48.85, 2.35 is kept.\n")
    #expect(
      stage.run("places", "list").out == """
          1  Lisbon, PT    38.71, -9.14   home
          2  48.85, 2.35   48.85, 2.35

        """
    )
    #expect(stage.run("places", "rename", "2", "Paris").out == "It is called Paris now.\n")
    let selected = stage.run("places", "select", "HOME")
    #expect(selected.out.hasPrefix("Lisbon, PT (home) is selected"))
    #expect(stage.run("places").out.hasPrefix("* 1  Lisbon, PT   38.71, -9.14   home\n  2  Paris"))
    #expect(stage.run("places", "remove", "paris").out == "Paris is removed.\n")
    let refused = stage.run("places", "remove", "Lisbon")
    #expect(refused.exit == .other)
    #expect(refused.errors.contains("Lisbon is the selected place."))
  }

  @Test("a place that is kept already gets the alias it is added with, and keeps its others")
  func aliases() throws {
    let stage = try stage()
    _ = stage.run("places", "add", "Lisbon")
    let first = stage.run("places", "add", "Lisbon", "--alias", "home")
    #expect(first.outputs == [.out("Lisbon, PT (home) is kept.\n"), .exit(.success)])
    let second = stage.run("places", "add", "38.7078,-9.1366", "--alias", "work")
    #expect(second.out == "Lisbon, PT (home, work) is kept.\n")
    #expect(stage.run("places", "add", "Lisbon", "--alias", "HOME").out == second.out)
    let table = "  1  Lisbon, PT   38.71, -9.14   home, work\n"
    #expect(stage.run("places", "list").out == table)
    _ = stage.run("places", "add", "10,20", "--alias", "far")
    let taken = stage.run("places", "add", "10,20", "--alias", "home")
    #expect(taken.exit == .other)
    #expect(taken.errors.contains("\"home\" is the name of Lisbon."))
    #expect(stage.run("places", "list").out.contains("38.71, -9.14   home, work\n"))
  }

  @Test("an alias takes no other place's name, and a name takes no other place's alias")
  func hijack() throws {
    let stage = try stage()
    _ = stage.run("places", "add", "Lisbon", "--alias", "work")
    let alias = stage.run("places", "add", "10,20", "--alias", "lisbon")
    #expect(alias.exit == .other && alias.errors.contains("\"lisbon\" is the name of Lisbon."))
    _ = stage.run("places", "add", "10,20", "--alias", "tokyo")
    let name = stage.run("places", "rename", "tokyo", "work")
    #expect(name.exit == .other && name.errors.contains("\"work\" is the name of Lisbon."))
    #expect(stage.run("places", "remove", "Lisbon").out == "Lisbon, PT (work) is removed.\n")
  }

  @Test("a kept place goes by its name and its alias, and the selected one when none is given (C2)")
  func used() throws {
    let stage = try stage()
    _ = stage.run("places", "add", "Lisbon", "--alias", "home")
    stage.requests.withLock { $0 = [] }
    let run = stage.run("current", "Home")
    #expect(run.out.hasPrefix("Lisbon, PT "))
    let asked = stage.requests.withLock { $0 }
    #expect(!asked.contains { $0.path == Stage.geocode })
    #expect(
      asked.contains {
        $0.queryItems?.contains(URLQueryItem(name: "lat", value: "38.7078")) == true
      }
    )
    #expect(stage.run("current").exit == .usage)
    _ = stage.run("places", "select", "home")
    #expect(stage.run("current").out.hasPrefix("Lisbon, PT "))
    #expect(stage.run("current", "1,2").out.hasPrefix("London "))
  }

  @Test("the list as JSON names identifiers, points and what is selected")
  func json() throws {
    let stage = try stage()
    _ = stage.run("places", "add", "Lisbon", "--alias", "home")
    let run = stage.run("places", "list", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    let places = try #require(value?["places"] as? [[String: Any]])
    #expect(value?["version"] as? Int == 1)
    #expect(places.count == 1)
    #expect(places[0]["name"] as? String == "Lisbon")
    #expect(places[0]["country"] as? String == "PT")
    #expect(places[0]["aliases"] as? [String] == ["home"])
    #expect(places[0]["isSelected"] as? Bool == false)
    #expect((places[0]["id"] as? String).flatMap { UUID(uuidString: $0) } != nil)
    #expect(stage.run("places", "list", "--oneline").exit == .usage)
  }

  @Test("a place that is kept already, and one that is not, are told of")
  func wrong() throws {
    let stage = try stage()
    _ = stage.run("places", "add", "Lisbon")
    let again = stage.run("places", "add", "Lisbon")
    #expect(again.exit == .other)
    #expect(again.errors.contains("Lisbon is saved already"))
    #expect(again.errors.contains("weather-cli places add … --alias home"))
    let unknown = stage.run("places", "remove", "Lisbn")
    #expect(unknown.exit == .place)
    #expect(unknown.errors.contains("Did you mean Lisbon?"))
    for words in [
      ["remove"], ["select"], ["rename", "a"], ["rename", "a", " "], ["list", "x"], ["add"],
    ] {
      let run = stage.run(["places"] + words)
      #expect(run.exit == .usage, "\(words)")
      #expect(run.errors.contains("For example: weather-cli places"))
    }
    let mistyped = stage.run("places", "lsit")
    #expect(mistyped.errors.contains("Did you mean weather-cli places list?"))
    #expect(stage.run("current", "1,2", "--alias", "a").exit == .usage)
  }

  @Test("a name of several places is asked about at a terminal, and ends with 3 in a pipe (C2)")
  func several() throws {
    var stage = try stage()
    #expect(stage.run("current", "Paris").exit == .place)
    stage.typed = " 2 "
    let run = stage.run("current", "Paris")
    #expect(run.exit == .success)
    #expect(run.out.hasPrefix("Paris, Texas, US "))
    #expect(
      run.outputs.first
        == .question(
          """
          weather-cli: "Paris" fits several places:
            1  Paris, FR          48.85, 2.35
            2  Paris, Texas, US   33.66, -95.56
          Which one? (1 to 2)\u{20}
          """
        ),
      "\(run.outputs)"
    )
    #expect(stage.run("places", "add", "Paris").out == "Paris, Texas, US is kept.\n")
  }

  @Test("a mistyped name is answered with the kept one as it is written")
  func spelled() throws {
    let stage = try stage()
    _ = stage.run("places", "add", "Lisbon", "--alias", "Cabin")
    #expect(stage.run("places", "remove", "Lisbn").errors.contains("Did you mean Lisbon?"))
    #expect(stage.run("places", "select", "cabni").errors.contains("Did you mean Cabin?"))
  }

  @Test("a wrong number is told and asked again; an empty line or the end ends with 3")
  func askedAgain() throws {
    var stage = try stage()
    stage.typed = "3\n0\nx\n1"
    let run = stage.run("current", "Paris")
    #expect(run.exit == .success && run.out.hasPrefix("Paris, FR "))
    let questions = run.outputs.compactMap {
      if case .question(let text) = $0 { text } else { nil }
    }
    #expect(
      questions.dropFirst() == [
        "\"3\" is not a number from 1 to 2.\nWhich one? (1 to 2) ",
        "\"0\" is not a number from 1 to 2.\nWhich one? (1 to 2) ",
        "\"x\" is not a number from 1 to 2.\nWhich one? (1 to 2) ",
      ]
    )
    for end in ["", "7", "7\n \n1"] {
      stage.typed = end
      let run = stage.run("current", "Paris")
      #expect(run.exit == .place, "\(end)")
      #expect(run.errors.hasPrefix("weather-cli: None of the places was chosen.\n"), "\(end)")
    }
  }

  @Test("--here is where this machine is; without a receiver it says so (C2)")
  func here() throws {
    var stage = try stage()
    let run = stage.run("current", "--here")
    #expect(run.exit == .place)
    #expect(run.errors.contains("There is nothing here to find the location with."))
    let point = try #require(Coordinate(latitude: 37.7858, longitude: -122.4064))
    stage.location = .just(
      LocationFix(coordinate: point, horizontalAccuracy: Length(meters: 5), time: stage.now)
    )
    #expect(stage.run("current", "--here").exit == .success)
    let asked = stage.requests.withLock { $0.last { $0.path == Stage.weather } }
    #expect(asked?.queryItems?.contains(URLQueryItem(name: "lat", value: "37.7858")) == true)
    #expect(stage.run("current", "--here", "Lisbon").exit == .usage)
  }

  private func fix(_ point: Coordinate, _ time: Date) -> Signal<LocationFix, LocationError> {
    .just(LocationFix(coordinate: point, horizontalAccuracy: Length(meters: 5), time: time))
  }

  @Test("places list --here marks the kept place that this machine is at, until it is elsewhere")
  func located() throws {
    var stage = try stage()
    _ = stage.run("places", "add", "Lisbon", "--alias", "home")
    _ = stage.run("places", "add", "48.8534,2.3488")
    #expect(stage.run("places", "list", "--here").exit == .place)
    // Lisbon is kept at 38.7077507, -9.1365919: about 50 m to the south.
    let near = try #require(Coordinate(latitude: 38.7073, longitude: -9.1366))
    stage.location = fix(near, stage.now)
    let run = stage.run("places", "list", "--here")
    #expect(run.out.hasPrefix("@ 1  Lisbon, PT "), "\(run.out)\(run.errors)")
    #expect(run.exit == .success)
    #expect(stage.run("places").out == run.out)
    let json = stage.run("places", "list", "--here", "--json").out
    #expect(json.contains("\"isCurrent\" : true") && json.contains("\"isCurrent\" : false"))
    #expect(stage.run("places", "remove", "home").errors.contains("is where this machine is"))
    #expect(stage.run("current", "--here").out.hasPrefix("Lisbon, PT "))

    let far = try #require(Coordinate(latitude: 60, longitude: 25))
    stage.location = fix(far, stage.now)
    let elsewhere = stage.run("places", "list", "--here").out
    #expect(elsewhere.hasPrefix("  1  Lisbon, PT ") && elsewhere.split(separator: "\n").count == 2)
    #expect(stage.run("places", "remove", "home", "--here").exit == .usage)
    #expect(stage.run("places", "remove", "home").exit == .success)
  }

  @Test("a postcode with its country is looked up as one (C2)")
  func postcode() throws {
    var stage = try stage()
    stage.replies["/geo/1.0/zip"] = try .fixture("owm/geo_zip_1000-001_pt_2023.json")
    #expect(stage.run("current", "1000-001, Portugal").out.hasPrefix("Lisbon, PT "))
    let asked = stage.requests.withLock { $0.first }
    #expect(asked?.queryItems?.contains(URLQueryItem(name: "zip", value: "1000-001,PT")) == true)
  }

  @Test("without a home there is nowhere to keep places")
  func homeless() throws {
    var stage = try stage()
    stage.places = nil
    let run = stage.run("places", "add", "Lisbon")
    #expect(run.exit == .other)
    #expect(run.errors.contains("HOME"))
  }
}
