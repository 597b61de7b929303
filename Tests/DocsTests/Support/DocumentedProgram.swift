import Foundation
import TestSupport

/// A program on a page, and what the page says that it prints.
///
/// A block of Swift that begins with an import starts a program, and those after it go on with it.
/// What it prints stands in the blocks of text between them.
struct DocumentedProgram: Sendable, CustomStringConvertible {
  let page: String
  let number: Int
  var code: String
  var output: String?

  var description: String { "\(page), program \(number)" }

  /// The programs of a page.
  ///
  /// - Throws: If code stands before any program's start.
  static func all(on page: Page) throws -> [DocumentedProgram] {
    var programs: [DocumentedProgram] = []
    for block in page.blocks where block.mark.isEmpty {
      let current = programs.indices.last
      switch block.language {
      case "swift" where block.body.hasPrefix("import "):
        programs.append(.init(page: page.path, number: programs.count + 1, code: block.body))
      case "swift":
        guard let current else {
          throw Stray(description: "\(page): no program for\n\(block.body)")
        }
        programs[current].code += "\n" + block.body
      case "text":
        guard let current else {
          throw Stray(description: "\(page): no program for\n\(block.body)")
        }
        programs[current].output = (programs[current].output ?? "") + block.body
      default: break
      }
    }
    return programs
  }

  /// The steps of the tutorials, whose last lines are comments with what they print.
  static func steps() throws -> [DocumentedProgram] {
    let docs = Page.root.appendingPathComponent("Docs").path
    let names = FileManager.default.enumerator(atPath: docs)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let code = try String(contentsOfFile: "\(docs)/\(name)", encoding: .utf8)
      let said = code.split(separator: "\n").reversed().prefix { $0.hasPrefix("// ") }.reversed()
      var step = DocumentedProgram(page: "Docs/\(name)", number: 1, code: code)
      step.output = said.map { "\($0.dropFirst(3))\n" }.joined()
      return step
    }
  }

  struct Stray: Error, CustomStringConvertible { let description: String }

  private init(page: String, number: Int, code: String) {
    self.page = page
    self.number = number
    self.code = code
  }

  /// Compiles the program as a reader would, against the libraries that these tests were built
  /// with, and runs it.
  func run() async throws -> CommandRun.Result {
    let folder = TemporaryFolder()
    let source = folder.url.appendingPathComponent("main.swift")
    let program = folder.url.appendingPathComponent("program")
    try code.write(to: source, atomically: true, encoding: .utf8)
    let modules = try BuiltProduct.url("Modules/Signals.swiftmodule").deletingLastPathComponent()
    let libraries = ["Signals", "WeatherCore"].filter { code.contains("import \($0)\n") }
    let objects = try Set(libraries + ["Signals"]).flatMap { library in
      let built = modules.deletingLastPathComponent().appendingPathComponent("\(library).build")
      return try FileManager.default.contentsOfDirectory(atPath: built.path)
        .filter { $0.hasSuffix(".o") }.map { built.appendingPathComponent($0).path }
    }
    // In a file of their own, so that a failure is not buried under their names.
    let list = folder.url.appendingPathComponent("objects")
    try objects.map { "\"\($0)\"\n" }.joined()
      .write(to: list, atomically: true, encoding: .utf8)
    _ = try await SymbolGraph.tool(
      "swiftc",
      ["-swift-version", "6", "-warnings-as-errors", "-module-name", "Program"]
        + ["-I", modules.path, source.path, "-o", program.path, "@\(list.path)"]
    )
    return try await CommandRun(program).result()
  }
}
