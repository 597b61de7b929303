import Testing
import WeatherCore

@testable import weather_cli

/// Lists keep to the width as the weather does (C9).
@Suite("places list, providers and config show in any width")
struct NarrowListsTests {
  private static let widths = Array(20...120) + [200]

  private static let configuration = """
    place = Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch
    units = uk,wind=kn,temperature=F,pressure=inHg,precipitation=mm,distance=km
    provider = open-meteo
    """

  private static let names: [(String, String?, String)] = [
    ("Lisbon", nil, "PT"), ("नमस्ते", "उत्तर प्रदेश", "IN"),
    ("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch", "Wales", "GB"),
    ("東京都千代田区永田町一丁目", nil, "JP"),
  ]

  /// The first is at 38.71, -9.14, each other one ten degrees north of the one before.
  private static let places = names.enumerated().compactMap { index, name in
    Coordinate(latitude: 38.71 + Double(index) * 10, longitude: -9.14).map {
      Place(name: name.0, area: name.1, country: name.2, coordinate: $0)
    }
  }

  private func stage(columns: Int?) -> Stage {
    var stage = Stage()
    stage.environment = ["HOME": "/home/ann"]
    stage.environment["COLUMNS"] = columns.map { "\($0)" }
    stage.file = .text(Self.configuration, mode: 0o600)
    stage.places = .memory(Self.places)
    return stage
  }

  private static let lists = [["places", "list"], ["providers"], ["config", "show"]]

  @Test("no line is wider than the width", arguments: lists)
  func width(list: [String]) {
    for columns in Self.widths {
      let run = stage(columns: columns).run(list)
      #expect(run.exit == .success)
      for line in run.out.split(separator: "\n") {
        #expect(line.cellWidth <= columns && line.last != " ", "\(columns): \(line)")
      }
    }
  }

  @Test("what a line has no room for stands on others", arguments: [["providers"], ["config"]])
  func whole(list: [String]) {
    let letters = { (text: String) in text.filter { !$0.isWhitespace } }
    let whole = letters(stage(columns: nil).run(list).out)
    for columns in Self.widths {
      #expect(letters(stage(columns: columns).run(list).out) == whole, "\(columns)")
    }
  }

  @Test("a place keeps its number, its point and its aliases, and loses of its name what it must")
  func places() throws {
    for columns in Self.widths {
      let stage = stage(columns: columns)
      #expect(stage.run("places", "add", "1,2", "--alias", "grandmother").exit == .success)
      let out = stage.run("places").out
      let letters = out.filter { !$0.isWhitespace }
      #expect(letters.contains("1Lisbon,PT38.71,-9.14"), "\(out)")
      #expect(letters.contains("5") && letters.contains("1.00,2.00grandmother"), "\(out)")
      #expect(out.contains("3  Llanfair"))
      #expect(out.contains("gogoch, Wales, GB") || out.contains("…"))
    }
  }

  @Test("into a pipe nothing is cut, and every place is one line")
  func pipe() {
    let out = stage(columns: nil).run("places").out
    #expect(out.split(separator: "\n").count == Self.places.count)
    #expect(out.contains("gogoch, Wales, GB") && !out.contains("…"))
    for list in Self.lists.dropFirst() {
      #expect(!stage(columns: nil).run(list).out.contains("…"))
    }
  }

  @Test("a terminal's own width counts, whatever COLUMNS says")
  func terminal() {
    var stage = stage(columns: 200)
    stage.output = World.Surface(isTerminal: true, columns: 30)
    for list in Self.lists {
      for line in stage.run(list).out.split(separator: "\n") { #expect(line.cellWidth <= 30) }
    }
  }

  @Test("points stand one below the other, whatever script the names are in")
  func columns() {
    let rows = stage(columns: 120).run("places").out.split(separator: "\n")
    // Devanagari's vowels beside a letter take a cell: wcwidth gives नमस्ते four.
    let starts = rows.map { row in
      row.ranges(of: /\d8\.71/).first.map { row[..<$0.lowerBound].cellWidth }
    }
    #expect(starts.count == Self.places.count && Set(starts).count == 1 && starts[0] != nil)
  }
}
