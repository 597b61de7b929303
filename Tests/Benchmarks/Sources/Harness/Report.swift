import Foundation

/// Figures as a table, with earlier ones beside them.
struct Report: CustomStringConvertible {
  private let figures: [Figure]
  private let earlier: [String: Figure]

  init(_ figures: [Figure], earlier: [Figure]) {
    self.figures = figures
    self.earlier = Dictionary(
      earlier.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  var description: String { figures.map(line).joined(separator: "\n") }

  /// A table for a page: what can be counted, with its goals, and a word where one is missed.
  var markdown: String {
    let head = """
      | path | instructions | goal | allocations | goal | |
      |---|---|---|---|---|---|

      """
    return figures.reduce(head) { table, figure in
      let cells = [
        figure.name,
        cell(figure.instructions),
        cell(figure.instructionGoal, digits: 0),
        cell(figure.allocations ?? figure.bytes),
        cell(figure.allocationGoal ?? figure.byteGoal, digits: 0),
        figure.meetsGoals ? "" : "missed",
      ]
      return table + "| " + cells.joined(separator: " | ") + " |\n"
    }
  }

  private func cell(_ number: Double?, digits: Int = 1) -> String {
    number.map { String(format: "%.\(digits)f", $0) } ?? ""
  }

  private func line(_ figure: Figure) -> String {
    let before = earlier[figure.name]
    return figure.name.padding(toLength: 58, withPad: " ", startingAt: 0)
      + column(figure.nanoseconds, "ns", before?.nanoseconds)
      + column(figure.ratio, "× the floor", before?.ratio)
      + column(figure.instructions, "instructions", before?.instructions, figure.instructionGoal)
      + column(figure.allocations, "allocations", before?.allocations, figure.allocationGoal)
      + column(figure.bytes, "bytes", before?.bytes, figure.byteGoal)
  }

  private func column(
    _ figure: Double?,
    _ unit: String,
    _ before: Double?,
    _ goal: Double? = nil
  ) -> String {
    guard let figure else { return "" }
    var text = String(format: "%10.1f", figure) + " " + unit
    if let goal { text += String(format: " (goal %.6g, %@)", goal, verdict(figure, goal)) }
    if let before {
      text += String(format: " [was %.1f, %+.1f %%]", before, change(before, figure))
    }
    return text
  }

  private func verdict(_ figure: Double, _ goal: Double) -> String {
    Figure.meets(figure, goal) ? "met" : "MISSED"
  }

  private func change(_ before: Double, _ now: Double) -> Double {
    before == 0 ? 0 : (now / before - 1) * 100
  }
}
