import Foundation

/// How often a test repeats itself.
///
/// `TEST_EFFORT=reduced` is for builds in which everything takes ten times as long, those under a
/// sanitizer; `TEST_EFFORT=full` is for a release build. Without it a test does what an everyday
/// run, in a debug build, has time for.
///
/// - Parameters:
///   - rounds: The full count.
///   - everyday: What a debug build does, if that is less.
///   - reduced: What a build under a sanitizer does; a tenth, unless said.
/// - Returns: How many rounds to do in this run.
public func effort(_ rounds: Int, everyday: Int? = nil, reduced: Int? = nil) -> Int {
  switch ProcessInfo.processInfo.environment["TEST_EFFORT"] {
  case "full": rounds
  case "reduced": reduced ?? max(1, rounds / 10)
  default: everyday ?? rounds
  }
}
