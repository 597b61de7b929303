import Foundation

/// How often a test repeats itself.
///
/// `TEST_EFFORT=reduced` asks for a tenth, for builds in which everything takes ten times as
/// long: those under a sanitizer.
func effort(_ rounds: Int) -> Int {
  ProcessInfo.processInfo.environment["TEST_EFFORT"] == "reduced" ? max(1, rounds / 10) : rounds
}
