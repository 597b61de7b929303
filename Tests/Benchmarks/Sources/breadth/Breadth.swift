import Foundation
import Harness

/// Measures more paths than have goals, each with three kinds of values.
@main
enum Breadth {
  static func main() {
    let suites = [
      Paths<Int>.suite, Paths<String>.suite, Paths<Large>.suite, Aging.suite,
    ]
    exit(Program.main(suites, Array(CommandLine.arguments.dropFirst())))
  }
}
