import Foundation
import Signals
import Testing

@testable import weather_cli

@Suite("chart (C15)")
struct ChartTests {
  /// The lines of a chart of London's next two days, 21:00 on 20 March 2025 to 21:00 on the 22nd:
  /// the first 17 of the 40 steps.
  private func chart(_ options: String..., columns: Int = 80) throws -> [String] {
    var stage = try Stage.london()
    stage.environment["COLUMNS"] = "\(columns)"
    let run = stage.run(["chart", "51.51,-0.13"] + options)
    #expect(run.exit == .success)
    return run.out.components(separatedBy: "\n")
  }

  @Test("temperature, precipitation and wind have their ranges in words")
  func words() throws {
    let lines = try chart()
    // The coldest of the 17 steps has 282.56 K = 9.41 °C, the warmest 288.76 K = 15.61 °C.
    #expect(lines.contains("Temperature  9° … 16°"))
    // 0.32 + 1.08 + 4.43 + 0.24 + 0.11 + 0.56 + 0.82 = 7.56 mm, and one step has a probability of 1.
    #expect(lines.contains("Precipitation  7.6 mm, up to 100 %"))
    // 5.63 m/s × 3.6 = 20.3 km/h, 13.78 m/s × 3.6 = 49.6 km/h.
    #expect(lines.contains("Wind  up to 20 km/h, gusts 50 km/h"))
  }

  @Test("midnight stands where it belongs: three of the 48 hours after the first step")
  func scale() throws {
    let line = try #require(try chart().first { $0.contains("Fri") })
    // The chart begins after 9 cells and has 71; 3 / 48 × 70 = 4.4.
    #expect(line.prefix { $0 == " " }.count == 9 + 4)
    #expect(line.contains("12 PM") && line.contains("Sat"))
  }

  @Test("the curve begins at the top where the day is warmest, and ends at the bottom")
  func curve() throws {
    let lines = try chart()
    let title = try #require(lines.firstIndex { $0.hasPrefix("Temperature") })
    let rows = lines[(title + 1)...(title + 8)].map { Array($0) }
    // The first step has 288.11 K, 90 % of the way from the lowest to the highest; the last one
    // is the coldest.
    #expect(rows[1].prefix(11).last != " ")
    #expect(rows[7].last != "▕" && rows[7].count == 80)
    // The warmest step is the seventh, 18 of the 48 hours on: 18 / 48 × 70 = 26.
    #expect(rows[0].dropFirst(9 + 24).prefix(5).contains { $0 != " " })
  }

  @Test("no line is wider than the screen", arguments: [20, 40, 60, 80, 120])
  func width(columns: Int) throws {
    for line in try chart(columns: columns) { #expect(line.cellWidth <= columns, "\(line)") }
  }

  @Test("with letters alone it has none of the dots")
  func ascii() throws {
    let text = try chart("--icons", "ascii").joined()
    #expect(!text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    #expect(text.contains("o###"))
  }

  @Test("in any height it has as many lines as were asked for", arguments: 4...30)
  func height(height: Int) throws {
    let report = try Report.london()
    let screen = Screen(report, units: .metric, columns: 80)
    #expect(screen.chart(height: height).count == height)
    #expect(screen.temperatureChart(height: height).count == height)
  }

  @Test("the picture is written to a file of its own, and says so to nobody")
  func svg() throws {
    let stage = try Stage.london()
    let run = stage.run("chart", "51.51,-0.13", "--svg", "/tmp/a.svg")
    #expect(run.outputs == [.exit(.success)])
    #expect(stage.written.withLock { $0["/tmp/a.svg"] }?.contains("</svg>") == true)
    let piped = stage.run("chart", "51.51,-0.13", "--svg", "-")
    #expect(piped.out.hasSuffix("</svg>\n"))
  }

  @Test("--svg with another command is wrong usage")
  func usage() throws {
    #expect(try Stage.london().run("current", "1,2", "--svg", "a").exit == .usage)
  }
}
