import Foundation
import Harness

/// Measures every row of the table of costs.
@main
enum Goals {
  static func main() {
    let rows =
      Cold.rows + Hot.rows + Operators.rows + Combining.rows + Flattening.rows + Threading.rows
      + Properties.rows + Subscribing.rows
    let suite = Suite(rows: rows, footprints: Subscribing.footprints, floor: Cold.floor)
    exit(Program.main([suite], Array(CommandLine.arguments.dropFirst())))
  }
}
