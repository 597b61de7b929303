package import Foundation

/// The public symbols of the built library, as the toolchain describes them.
package struct SymbolGraph: Decodable {
  package struct Symbol: Decodable {
    package struct Kind: Decodable { package let identifier: String }
    package struct Names: Decodable { package let title: String }
    package struct Comment: Decodable {
      package struct Line: Decodable { package let text: String }
      package let lines: [Line]
    }
    package struct Location: Decodable { package let uri: String }
    package struct Fragment: Decodable {
      package let kind: String
      package let spelling: String
    }
    package struct Signature: Decodable { package let returns: [Fragment]? }

    package let kind: Kind
    package let names: Names
    package let pathComponents: [String]
    package let docComment: Comment?
    package let location: Location?
    package let functionSignature: Signature?
    package let declarationFragments: [Fragment]?
  }

  package let symbols: [Symbol]

  /// Asks the toolchain for the graph of the module that these tests were built with.
  package static func ofSignals() async throws -> SymbolGraph {
    let folder = TemporaryFolder()
    try await extract("Signals", into: folder.url)
    let graph = folder.url.appendingPathComponent("Signals.symbols.json")
    let whole = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: graph))
    // Adapters to Apple's frameworks are seen on Apple's platforms alone; what is documented and
    // drawn is the same everywhere.
    return SymbolGraph(
      symbols: whole.symbols.filter { $0.location?.uri.contains("/Bridges/Apple/") != true }
    )
  }

  /// Has the toolchain write what a module that these tests were built with offers, and a file more
  /// for each module that it extends.
  package static func extract(_ module: String, into folder: URL) async throws {
    struct Info: Decodable {
      package struct Target: Decodable { let triple: String }
      package let target: Target
    }
    let modules = try BuiltProduct.url("Modules/\(module).swiftmodule").deletingLastPathComponent()
    let info = try JSONDecoder().decode(Info.self, from: await tool("swiftc", "-print-target-info"))
    var arguments = [
      "-module-name", module, "-I", modules.path, "-target", info.target.triple,
      "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    #if canImport(Darwin)
    let sdk = String(decoding: try await tool("xcrun", "--show-sdk-path"), as: UTF8.self)
    arguments += ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
    #endif
    _ = try await tool("swift-symbolgraph-extract", arguments)
  }

  package static func tool(_ name: String, _ arguments: String...) async throws -> Data {
    try await tool(name, arguments)
  }

  /// What a program of the toolchain writes to its output.
  package static func tool(_ name: String, _ arguments: [String]) async throws -> Data {
    var command = [name] + arguments
    #if canImport(Darwin)
    if name != "xcrun" { command.insert("xcrun", at: 0) }
    #endif
    let run = try CommandRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      command,
      environment: ProcessInfo.processInfo.environment
    )
    let result = try await run.result()
    guard result.ending == .exit(0) else {
      throw ToolFailure(description: "\(command): \(result.ending): \(result.errorText)")
    }
    return result.output
  }

  package struct ToolFailure: Error, CustomStringConvertible { package let description: String }
}
