import Counting
import Foundation

/// A benchmark program: some suites and a command line.
package enum Program {
  /// Measures what the command line asks for.
  ///
  /// - Returns: The exit status: 0, 1 for what went wrong, or 2 for what was asked wrongly.
  package static func main(_ suites: [Suite], _ arguments: [String]) -> Int32 {
    if counting_under_valgrind() {
      suites.forEach(Callgrind.mark)
      return 0
    }
    do {
      try run(suites, Options(arguments))
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return error is Options.Wrong ? 2 : 1
    }
  }

  private static func run(_ suites: [Suite], _ options: Options) throws {
    let measure = options.measure
    let counts =
      measure == .instructions || measure == .all ? try Callgrind.counts() : [:]
    let figures = suites.map { $0.only(options.only) }.flatMap { suite in
      switch measure {
      case .times: suite.times(rounds: options.rounds, share: options.share)
      case .allocations: suite.allocations()
      case .instructions: Callgrind.instructions(of: suite, counts)
      case .memory: suite.growth(share: options.share)
      case .all:
        Figure.joined([
          suite.allocations(),
          Callgrind.instructions(of: suite, counts),
          suite.times(rounds: options.rounds, share: options.share),
          suite.growth(share: options.share),
        ])
      }
    }
    let earlier = try options.compare.map { try Figure.read(URL(fileURLWithPath: $0)) } ?? []
    print(Report(figures, earlier: earlier))
    if let file = options.markdown {
      try Report(figures, earlier: []).markdown.write(
        toFile: file,
        atomically: true,
        encoding: .utf8
      )
    }
    if let file = options.json { try Figure.write(figures, to: URL(fileURLWithPath: file)) }
  }
}

struct Options {
  enum Measure: String, CaseIterable { case times, allocations, instructions, memory, all }

  var measure = Measure.times
  var only: String?
  var rounds = 7
  var share = 1.0
  var json: String?
  var markdown: String?
  var compare: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only = try rest.popFirst() ?? missing(argument)
      case "--json": json = try rest.popFirst() ?? missing(argument)
      case "--markdown": markdown = try rest.popFirst() ?? missing(argument)
      case "--compare": compare = try rest.popFirst() ?? missing(argument)
      case "--rounds": rounds = try rest.popFirst().flatMap(Int.init) ?? missing(argument)
      case "--short": (rounds, share) = (1, 0.01)
      default:
        guard let known = Measure(rawValue: argument) else { throw Wrong(argument: argument) }
        measure = known
      }
    }
  }

  struct Wrong: Error, CustomStringConvertible {
    let argument: String
    var description: String {
      """
      '\(argument)' is not understood. \
      Usage: [times|allocations|instructions|memory|all] [--only TEXT] [--rounds N] [--short] \
      [--json FILE] [--markdown FILE] [--compare FILE]
      """
    }
  }

  private func missing<Value>(_ argument: String) throws -> Value {
    throw Wrong(argument: argument)
  }
}
