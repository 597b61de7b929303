import Testing
import WeatherCore

@testable import weather_cli

@Suite("Graphs")
struct GraphsTests {
  private func celsius(_ value: Double) -> Temperature { Temperature(celsius: value) }

  private func text(_ line: Line) -> String { line.pieces.map(\.text).joined() }

  @Test("a bar for each temperature, an eighth of the span apart, and a gap for a missing one")
  func sparkline() {
    // 0…16 in steps of an eighth is 2 degrees a bar: 0 → first, 6 → fourth, 16 → last.
    let line = Graphs.sparkline([celsius(0), celsius(6), nil, celsius(16)])
    #expect(text(line) == "▁▄ █")
    #expect(text(Graphs.sparkline([celsius(5), celsius(5)])) == "▅▅")
    #expect(text(Graphs.sparkline([nil, nil])) == "")
  }

  @Test("a range lies where it belongs, in a field of the asked width")
  func range() {
    // Ten cells for 0…10: 2…5 is cells 2, 3 and 4.
    let bar = Graphs.range(
      from: celsius(2),
      to: celsius(5),
      within: celsius(0)...celsius(10),
      width: 12
    )
    #expect(text(bar) == "▕  ━━━     ▏")
    let point = Graphs.range(
      from: celsius(10),
      to: celsius(10),
      within: celsius(0)...celsius(10),
      width: 12
    )
    #expect(text(point) == "▕         ━▏")
    let only = Graphs.range(
      from: celsius(3),
      to: celsius(3),
      within: celsius(3)...celsius(3),
      width: 5
    )
    #expect(text(only) == "▕━━━▏")
  }
}
