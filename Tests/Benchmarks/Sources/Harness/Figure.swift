import Foundation

/// What was measured of one row.
package struct Figure: Codable, Equatable, Sendable {
  package let name: String
  package var nanoseconds: Double?
  /// Nanoseconds as a multiple of the hand-written floor's.
  package var ratio: Double?
  package var allocations: Double?
  package var allocationGoal: Double?
  package var instructions: Double?
  package var instructionGoal: Double?
  package var bytes: Double?
  package var byteGoal: Double?

  init(name: String) { self.name = name }

  /// Whether every goal that was measured is met.
  package var meetsGoals: Bool {
    [(allocations, allocationGoal), (instructions, instructionGoal), (bytes, byteGoal)]
      .allSatisfy { figure, goal in
        guard let figure, let goal else { return true }
        return Figure.meets(figure, goal)
      }
  }

  /// Whether a figure meets a goal, but for the last bits of a division.
  static func meets(_ figure: Double, _ goal: Double) -> Bool { figure <= goal + 0.000_1 }

  /// One figure a name, with everything that was measured under it.
  static func joined(_ lists: [[Figure]]) -> [Figure] {
    var joined = lists.first ?? []
    for figure in lists.dropFirst().joined() {
      guard let index = joined.firstIndex(where: { $0.name == figure.name }) else {
        joined.append(figure)
        continue
      }
      joined[index].nanoseconds = figure.nanoseconds ?? joined[index].nanoseconds
      joined[index].ratio = figure.ratio ?? joined[index].ratio
      joined[index].instructions = figure.instructions ?? joined[index].instructions
      joined[index].instructionGoal = figure.instructionGoal ?? joined[index].instructionGoal
    }
    return joined
  }

  /// Reads what `write` wrote.
  package static func read(_ file: URL) throws -> [Figure] {
    try JSONDecoder().decode([Figure].self, from: Data(contentsOf: file))
  }

  /// Writes figures as JSON.
  package static func write(_ figures: [Figure], to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(figures).write(to: file)
  }
}
