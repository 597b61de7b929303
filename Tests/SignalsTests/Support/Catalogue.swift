import Foundation
import TestSupport

/// The public symbols of the built library, as the toolchain describes them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Names: Decodable { let title: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Location: Decodable { let uri: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }
    struct Signature: Decodable { let returns: [Fragment]? }

    let kind: Kind
    let names: Names
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?
    let functionSignature: Signature?
    let declarationFragments: [Fragment]?
  }

  let symbols: [Symbol]

  /// Asks the toolchain for the graph of the module that these tests were built with.
  static func ofSignals() async throws -> SymbolGraph {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let modules = try BuiltProduct.url("Modules/Signals.swiftmodule").deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("signals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let info = try JSONDecoder().decode(Info.self, from: await tool("swiftc", "-print-target-info"))
    var arguments = [
      "-module-name", "Signals", "-I", modules.path, "-target", info.target.triple,
      "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    #if canImport(Darwin)
    let sdk = String(decoding: try await tool("xcrun", "--show-sdk-path"), as: UTF8.self)
    arguments += ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
    #endif
    _ = try await tool("swift-symbolgraph-extract", arguments)
    let graph = folder.appendingPathComponent("Signals.symbols.json")
    let whole = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: graph))
    // Adapters to Apple's frameworks are seen on Apple's platforms alone; what is documented and
    // drawn is the same everywhere.
    return SymbolGraph(
      symbols: whole.symbols.filter { $0.location?.uri.contains("/Bridges/Apple/") != true }
    )
  }

  private static func tool(_ name: String, _ arguments: String...) async throws -> Data {
    try await tool(name, arguments)
  }

  /// What a program of the toolchain writes to its output.
  private static func tool(_ name: String, _ arguments: [String]) async throws -> Data {
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

  struct ToolFailure: Error, CustomStringConvertible { let description: String }
}

/// A public function or property that makes a signal.
struct Operator: Equatable {
  /// Its name with its labels, as documentation links it: `take(during:)`.
  let title: String
  /// Its source file below the library's folder.
  let file: String
  let isDrawn: Bool

  /// Its name alone: `take`.
  var name: String { String(title.prefix { $0 != "(" }) }

  /// What its file may be called: after the name, or after the name and the first label.
  var fileNames: Set<String> {
    let labels = title.drop { $0 != "(" }.dropFirst().dropLast()
    let label = labels.split(separator: ":").first.map { String($0.capitalizedFirst) } ?? ""
    let name = name.capitalizedFirst
    // Three to eight inputs are a second file, alike for all counts.
    return [name, name + label, name + "Many"]
  }
}

extension Operator {
  /// The operator that a symbol is, if it is one: a member of `Signal` that is called upon and
  /// gives a signal or a connection, or a function outside all types that does.
  init?(_ symbol: SymbolGraph.Symbol) {
    let isMember = symbol.pathComponents.count == 2 && symbol.pathComponents[0] == "Signal"
    let fragments: [SymbolGraph.Symbol.Fragment]? =
      switch symbol.kind.identifier {
      case "swift.method" where isMember, "swift.type.method" where isMember, "swift.func":
        symbol.functionSignature?.returns
      case "swift.type.property" where isMember: symbol.declarationFragments
      default: nil
      }
    let type = fragments?.first { $0.kind == "typeIdentifier" }?.spelling
    guard type == "Signal" || type == "Connection" else { return nil }
    title = symbol.names.title
    file = symbol.location?.uri.components(separatedBy: "/Sources/Signals/").last ?? ""
    isDrawn = symbol.docComment?.lines.contains { $0.text.hasPrefix("```marble") } ?? false
  }
}

extension StringProtocol {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
