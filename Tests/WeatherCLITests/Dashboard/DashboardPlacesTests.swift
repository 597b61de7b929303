import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("dashboard: the list of places", .ownThread)
struct DashboardPlacesTests {
  private func sitting() throws -> Sitting {
    var stage = try Stage.london()
    stage.places = .memory()
    return Sitting(stage)
  }

  @Test("without a place it says how to add one")
  func none() throws {
    let sitting = try sitting()
    #expect(sitting.text.components(separatedBy: "a adds one").count == 2)
    sitting.type("r")
    #expect(sitting.lines[22] == "No place yet: a adds one.")
    sitting.type("a51.51,-0.13\r")
    #expect(!sitting.text.contains("a adds one"))
  }

  @Test("a name in Devanagari takes of its row what wcwidth says, and no row is too long")
  func devanagari() throws {
    let names = ["नमस्ते", "दिल्ली हिन्दी नमस्ते दिल्ली हिन्दी नमस्ते"]
    var stage = try Stage.london()
    stage.places = .memory(
      names.enumerated().compactMap { index, name in
        Coordinate(latitude: 10 + Double(index), longitude: 20).map {
          Place(name: name, coordinate: $0)
        }
      }
    )
    let sitting = Sitting(stage, columns: 40, rows: 12)
    sitting.type("p")
    // By hand: vowels beside a letter take a cell, marks above and below it none (glibc's wcwidth).
    let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark]
    let cells = { (text: String) in
      text.unicodeScalars.count { !marks.contains($0.properties.generalCategory) }
    }
    #expect(sitting.lines.allSatisfy { cells($0) <= 40 })
    let rows = sitting.lines.filter { $0.contains(", 20.00") }
    let starts = rows.compactMap { row in
      row.firstRange(of: /1\d\.00/).map { cells(String(row[..<$0.lowerBound])) }
    }
    #expect(starts.count == 2 && Set(starts).count == 1)
  }

  @Test("a place that is added is kept, selected and shown")
  func add() throws {
    let sitting = try sitting()
    sitting.type("a")
    #expect(sitting.text.contains("Add a place:"))
    sitting.type("51.51,-0.13")
    #expect(sitting.text.contains("Add a place: 51.51,-0.13"))
    sitting.type("\r")
    #expect(sitting.text.contains("1 of 1 places") && sitting.text.contains("Moderate rain"))
    sitting.type("p")
    #expect(sitting.text.contains("> * 51.51, -0.13"))
  }

  @Test("what is typed can be corrected, pasted and given up")
  func typing() throws {
    let sitting = try sitting()
    sitting.type("axy\u{7F}")
    sitting.type("\u{1B}[200~ab\ncd\u{1B}[201~")
    #expect(sitting.text.contains("Add a place: xab cd"))
    sitting.type("\u{1B}")
    #expect(!sitting.text.contains("Add a place"))
    #expect(sitting.stage.requests.withLock { $0.isEmpty })
  }

  @Test("the selected place and that of the machine stay, with a sentence; others go")
  func delete() throws {
    let sitting = try sitting()
    sitting.type("a51.51,-0.13\r")
    sitting.type("a10,20\r")
    sitting.type("d")
    #expect(sitting.text.contains("is the selected place. Select another place first."))
    sitting.type("p")
    #expect(sitting.text.contains("> * 10.00, 20.00"))
    sitting.type("\u{1B}[A")
    sitting.type("d")
    #expect(sitting.text.contains("Delete 51.51, -0.13? (y/n)"))
    sitting.type("n")
    #expect(sitting.text.contains("> * 10") == false && sitting.text.contains(">   51.51, -0.13"))
    sitting.type("dy")
    #expect(!sitting.text.contains("51.51, -0.13"))
    #expect(sitting.text.contains("1 of 1 places"))
  }

  @Test("where the machine is stays, also where another place is shown")
  func protected() throws {
    var stage = try Stage.london()
    stage.places = .memory()
    let home = try #require(Coordinate(latitude: 51.51, longitude: -0.13))
    let storage = try #require(stage.places)
    SavedPlaces(in: storage).locate(Place(name: "Home", coordinate: home)).catch { _ in .empty }
      .subscribe { _ in }
    let sitting = Sitting(stage)
    #expect(sitting.lines.first?.hasPrefix("Home") == true)
    sitting.type("d")
    #expect(sitting.text.contains("Home is where this machine is."))
    sitting.type("a10,20\r")
    #expect(sitting.text.contains("2 of 2 places"))
    sitting.type("p\u{1B}[A")
    #expect(sitting.text.contains("> @ Home"))
    sitting.type("d")
    #expect(sitting.text.contains("Home is where this machine is."))
    #expect(!sitting.text.contains("(y/n)"))
  }

  @Test("a place given by coordinates has the name of what is there, in title, list and trace")
  func named() throws {
    var stage = try Stage.london()
    stage.places = .memory()
    stage.replies[Stage.reverse] = .body(
      #"[{"name":"Soho","lat":51.51,"lon":-0.13,"country":"GB","state":"England"}]"#
    )
    let sitting = Sitting(stage, "--trace", "-")
    sitting.type("a51.51,-0.13\r")
    #expect(sitting.lines.first?.hasPrefix("Soho, England, GB") == true)
    sitting.type("p")
    #expect(sitting.text.contains("> * Soho, England, GB   51.51, -0.13"))
    sitting.type("q")
    let told = sitting.all.reduce("") { if case .error(let text) = $1 { $0 + text } else { $0 } }
    #expect(told.contains("next place Soho, England, GB"))

    let other = Sitting(stage, "51.52,-0.13")
    #expect(other.lines.first?.hasPrefix("Soho, England, GB") == true)
  }

  @Test("a place that is kept already is shown, and kept once")
  func twice() throws {
    let sitting = try sitting()
    sitting.type("a51.51,-0.13\r")
    sitting.type("a10,20\r")
    // 0.0001° of latitude are 11 m.
    sitting.type("a51.5101,-0.13\r")
    #expect(sitting.text.contains("1 of 2 places"))
  }

  @Test("offline a name cannot be looked up, which is said")
  func offline() throws {
    var stage = try Stage.london()
    stage.places = .memory()
    stage.answers = { _ in .failure(.offline) }
    let sitting = Sitting(stage)
    sitting.type("aLisbon\r")
    #expect(sitting.lines[22].hasPrefix("No network, and nothing stored for Lisbon."))
  }

  @Test("of a list with more places than rows, the rows around the cursor are shown")
  func scrolling() throws {
    var stage = try Stage.london()
    let places = try (0..<30).map { number in
      let coordinate = try #require(Coordinate(latitude: Double(number), longitude: 0))
      return Place(name: "Place \(number)", coordinate: coordinate)
    }
    stage.places = .memory(places)
    let sitting = Sitting(stage, columns: 40, rows: 12)
    sitting.type("p")
    // Of 12 rows, two are above the list and two below.
    #expect(sitting.lines[2].hasPrefix(">   Place 0 ") && sitting.lines[9].contains("Place 7 "))
    sitting.type("\u{1B}[F")
    #expect(sitting.lines[9].hasPrefix(">   Place 29") && sitting.lines[2].contains("Place 22"))
    sitting.type("\u{1B}[A")
    #expect(sitting.text.contains(">   Place 28"))
  }

  @Test("of a text that is longer than the line, its end is seen")
  func long() throws {
    let sitting = try sitting()
    sitting.type("a\u{1B}[200~" + String(repeating: "x", count: 10_000) + "\u{1B}[201~")
    // Beyond 200 characters it is no name.
    sitting.type("\u{7F}end")
    #expect(sitting.lines[22].hasSuffix("xxe") && sitting.lines[22].cellWidth < 80)
    sitting.type("\u{1B}")
    #expect(!sitting.text.contains("xxx"))
  }

  @Test("the arrows go round the places, and each is shown and selected")
  func arrows() throws {
    let sitting = try sitting()
    sitting.type("a51.51,-0.13\r")
    sitting.type("a10,20\r")
    #expect(sitting.text.contains("2 of 2 places"))
    sitting.type("\u{1B}[C")
    #expect(sitting.text.contains("1 of 2 places"))
    sitting.type("\u{1B}[D")
    #expect(sitting.text.contains("2 of 2 places"))
    sitting.type("p\u{1B}[A\r")
    #expect(sitting.text.contains("1 of 2 places"))
  }

  @Test("a name of several places asks which one")
  func several() throws {
    var stage = try Stage.london()
    stage.places = .memory()
    let springfields = """
      [{"name":"Springfield","lat":39.8,"lon":-89.64,"country":"US","state":"Illinois"},
      {"name":"Springfield","lat":37.21,"lon":-93.3,"country":"US","state":"Missouri"}]
      """
    stage.replies[Stage.geocode] = .body(springfields)
    let sitting = Sitting(stage)
    sitting.type("aSpringfield\r")
    #expect(
      sitting.text.contains("Which one?") && sitting.text.contains("2 Springfield, Missouri")
    )
    sitting.type("2")
    #expect(sitting.lines.first?.hasPrefix("Springfield, Missouri, US") == true)
    #expect(sitting.text.contains("1 of 1 places"))

    stage.places = .memory()
    let other = Sitting(stage, "Springfield")
    #expect(other.text.contains("Which one?"))
    other.type("\u{1B}[B\u{1B}[A\r")
    #expect(other.lines.first?.hasPrefix("Springfield, Illinois, US") == true)
    other.type("p")
    #expect(other.text.contains("No places are kept"))
  }

  @Test("a name that nobody knows is said, and nothing is kept")
  func unknown() throws {
    var stage = try Stage.london()
    stage.places = .memory()
    stage.replies[Stage.geocode] = .body("[]")
    let sitting = Sitting(stage)
    sitting.type("aNowhere at all\r")
    #expect(sitting.text.contains("No place is known as \"Nowhere at all\"."))
    sitting.type("p")
    #expect(sitting.text.contains("No places are kept"))
  }
}
