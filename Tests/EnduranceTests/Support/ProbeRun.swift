import Foundation
import TestSupport
import Testing

/// A run of the program EnduranceProbe, for what only a process of its own can tell.
enum ProbeRun {
  /// So little is no growth, in bytes.
  ///
  /// A sanitizer keeps what was freed for a while, so that under one nothing can be said.
  static let little = effort(1_048_576, reduced: .max)

  /// By how many bytes the program's memory grew in a case.
  static func growth(in id: String) async throws -> Int {
    let text = try await output(of: id)
    return try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), "\(text)")
  }

  /// What the program prints in a case.
  static func output(of id: String, environment: [String: String] = [:]) async throws -> String {
    let program = try BuiltProduct.url("EnduranceProbe")
    let environment = environment.merging(["ENDURANCE_CASE": id]) { _, id in id }
    let result = try await CommandRun(program, environment: environment).result()
    try #require(result.ending == .exit(0), "\(result.outputText)\(result.errorText)")
    return result.outputText
  }
}

/// The library of Debian's faketime, by which a test can set a program's clock.
enum FakeTime {
  /// Where it is, if it is installed: `apt-get install faketime`.
  static let library: String? = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return folders.map { "/usr/lib/\($0)/faketime/libfaketime.so.1" }
      .first(where: FileManager.default.fileExists)
  }()
}
