public import Foundation

/// A run of a built program with pipes for its output and nothing for its input.
///
/// Its environment is what the test gives and nothing else.
///
/// ```swift
/// let run = try CommandRun.weatherCLI("Lisbon", environment: ["OPENWEATHERMAP_API_KEY": key])
/// let result = try await run.result()
/// #expect(result.ending == .exit(0))
/// ```
public final class CommandRun: Sendable {
  /// What a program left behind.
  public struct Result: Sendable {
    /// How it ended.
    public let ending: Ending
    /// The bytes it wrote to its output.
    public let output: Data
    /// The bytes it wrote to its error output.
    public let errors: Data

    /// The output as text.
    public var outputText: String { String(decoding: output, as: UTF8.self) }
    /// The error output as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  private let child: ChildProcess

  /// Starts `program`.
  public init(
    _ program: URL,
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    let (output, errors) = (try Pipe.open(), try Pipe.open())
    defer {
      close(output.writing)
      close(errors.writing)
    }
    do {
      child = try ChildProcess(
        program,
        arguments,
        environment: environment,
        outputs: [1: output.writing, 2: errors.writing]
      )
    } catch {
      close(output.reading)
      close(errors.reading)
      throw error
    }
    child.collect(output.reading, as: 1)
    child.collect(errors.reading, as: 2)
  }

  /// Starts the weather-cli that was built beside the tests.
  public static func weatherCLI(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(BuiltProduct.url("weather-cli"), arguments, environment: environment)
  }

  /// Waits until the program is over.
  ///
  /// - Throws: `WatchdogExpired`, after killing the program, when it takes longer than `limit`.
  public func result(within limit: Duration = .seconds(120)) async throws -> Result {
    let report = try await child.finish(within: limit)
    return Result(
      ending: report.ending ?? .signal(0),
      output: report.output[1] ?? Data(),
      errors: report.output[2] ?? Data()
    )
  }

  /// Waits until the output holds `text`.
  public func waitForOutput(_ text: String, within limit: Duration = .seconds(120)) async throws {
    try await child.report.wait(for: "\"\(text)\"", within: limit) {
      String(decoding: $0.output[1] ?? Data(), as: UTF8.self).contains(text)
    }
  }

  /// Waits until the error output holds `text`.
  public func waitForErrors(_ text: String, within limit: Duration = .seconds(120)) async throws {
    try await child.report.wait(for: "\"\(text)\"", within: limit) {
      String(decoding: $0.output[2] ?? Data(), as: UTF8.self).contains(text)
    }
  }

  /// Sends a signal, such as SIGINT.
  public func send(signal: Int32) { child.send(signal) }

  /// Everything written to the output so far.
  public var output: Data { child.report.state.output[1] ?? Data() }

  /// Everything written to the error output so far.
  public var errors: Data { child.report.state.output[2] ?? Data() }
}

/// Where the programs of this package are.
public enum BuiltProduct {
  /// The program of this name that was built together with the running tests, whatever the
  /// configuration and the build folder.
  public static func url(_ name: String) throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.executableURL].compactMap { $0 }
    let named = CommandLine.arguments.filter { $0.contains(".xctest") }.map {
      URL(fileURLWithPath: $0)
    }
    for start in named + bundles {
      var folder = start
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: candidate.path,
          isDirectory: &isFolder
        )
        if exists && !isFolder.boolValue { return candidate }
      }
    }
    throw SystemFailure("find \(name) beside \((named + bundles).map(\.path))", ENOENT)
  }
}
