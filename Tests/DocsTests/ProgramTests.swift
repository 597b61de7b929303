import Foundation
import TestSupport
import Testing

/// The code on the pages is compiled and run, and does what the page says.
@Suite("Docs: programs", .serialized)
struct ProgramTests {
  @Test("each program prints what its page says", arguments: try programs())
  func printed(program: DocumentedProgram) async throws {
    let result = try await program.run()
    #expect(result.ending == .exit(0), "\(result.errorText)")
    if let output = program.output { #expect(result.outputText == output) }
  }

  @Test("every recipe and every chapter with code says what its program prints")
  func complete() throws {
    let recipes = try Self.programs().filter { $0.page.hasPrefix("Docs/") }
    #expect(recipes.count >= 9)
    for program in recipes { #expect(program.output != nil, "\(program)") }
    for page in try Page.all() where page.path.hasPrefix("Docs/Recipes/") {
      #expect(try !DocumentedProgram.all(on: page).isEmpty, "\(page) has no program")
    }
  }

  @Test("what is marked as a fragment is part of a source, a test or another page's code")
  func fragments() throws {
    let all = try Page.all()
    let code = all.flatMap(\.blocks).filter { $0.language == "swift" && $0.mark != "fragment" }
      .map { plain($0.body) }
    let sources = try ["Sources", "Tests"].flatMap { folder -> [String] in
      let root = Page.root.appendingPathComponent(folder).path
      let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return try paths.filter {
        $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.contains("Recordings/")
      }
      .map { plain(try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8)) }
    }
    for page in all {
      for block in page.blocks where block.language == "swift" && block.mark == "fragment" {
        let fragment = plain(block.body)
        #expect(
          (code + sources).contains { $0.contains(fragment) },
          "\(page): in no file\n\(block.body)"
        )
      }
    }
  }

  @Test("a block of Swift is a program, a fragment or a manifest")
  func marks() throws {
    for page in try Page.all() {
      for block in page.blocks where block.language == "swift" {
        #expect(["", "fragment", "manifest"].contains(block.mark), "\(page): \(block.mark)")
      }
    }
  }

  @Test("a manifest on a page takes this package as its page says")
  func manifests() async throws {
    let manifests = try Page.all().flatMap(\.blocks).filter { $0.mark == "manifest" }
    #expect(!manifests.isEmpty)
    for manifest in manifests {
      let folder = TemporaryFolder()
      let package = folder.url.appendingPathComponent("hello")
      let sources = package.appendingPathComponent("Sources/hello")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data().write(to: sources.appendingPathComponent("main.swift"))
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent("signals"),
        withDestinationURL: Page.root
      )
      try manifest.body.write(
        to: package.appendingPathComponent("Package.swift"),
        atomically: true,
        encoding: .utf8
      )
      let description = try await SymbolGraph.tool(
        "swift",
        ["package", "--package-path", package.path, "describe", "--type", "json"]
      )
      let text = String(decoding: description, as: UTF8.self)
      #expect(text.contains(#""product_dependencies""#) && text.contains(#""Signals""#))
    }
  }

  static func programs() throws -> [DocumentedProgram] {
    try Page.all().flatMap(DocumentedProgram.all) + DocumentedProgram.steps()
  }

  /// Without indentation, comments and blank lines.
  private func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}
