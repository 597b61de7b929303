import Foundation
import Signals
import Testing
import WeatherCore

@testable import weather_cli

@Suite("dashboard: the list of places")
struct DashboardPlacesTests {
  private func sitting() throws -> Sitting {
    var stage = try Stage.london()
    stage.places = .memory()
    return Sitting(stage)
  }

  @Test("without a place it says how to add one")
  func none() throws {
    #expect(try sitting().text.contains("a adds one"))
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
    #expect(!sitting.text.contains("51.51, -0.13"))
    #expect(sitting.text.contains("1 of 1 places"))
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
      sitting.text.contains("Which one?") && sitting.text.contains("2  Springfield, Missouri")
    )
    sitting.type("2")
    #expect(sitting.lines.first?.hasPrefix("Springfield, Missouri, US") == true)
    #expect(sitting.text.contains("1 of 1 places"))
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
