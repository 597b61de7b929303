import Foundation
import Testing

/// What Docs/Architecture.md says of the tree and of the costs is so.
@Suite("architecture")
struct ArchitectureTests {
  @Test("the tree on the page is the tree on the disk")
  func tree() throws {
    let drawn = try Tree.folders(in: page())
    let found = try Tree.folders(below: "Sources", levels: .max)
      .union(Tree.folders(below: "Tests", levels: 1))
      .union(Tree.folders(below: "Docs", levels: 1))
    let missing = found.subtracting(drawn).sorted()
    let gone = drawn.subtracting(found).subtracting(["Sources", "Tests", "Docs"]).sorted()
    #expect(missing.isEmpty, "Add a line for each to the tree in Docs/Architecture.md.")
    #expect(gone.isEmpty, "Take these out of the tree in Docs/Architecture.md.")
  }

  @Test("what the page says of costs stands in Docs/Costs.md")
  func costs() throws {
    let costs = try String(
      contentsOf: Package.root.appendingPathComponent("Docs/Costs.md"),
      encoding: .utf8
    )
    let rows = try page().matches(of: /\n\|[^|\n]+\|([^|\n]+)\|\s*([0-9.]+)\s*\|/)
    try #require(rows.count > 10)
    for row in rows {
      let (name, figure) = (row.1.trimmingCharacters(in: .whitespaces), row.2)
      #expect(costs.contains("| \(name) | \(figure) |"), "\(name) costs something else by now")
    }
  }

  @Test("a tree is read level by level")
  func reading() {
    let page = "```text tree\nA/   one\n  B/\n    C/  two\n  D/\n```\n"
    #expect(Tree.folders(in: page) == ["A", "A/B", "A/B/C", "A/D"])
  }

  private func page() throws -> String {
    try String(
      contentsOf: Package.root.appendingPathComponent("Docs/Architecture.md"),
      encoding: .utf8
    )
  }
}

/// Folders, as a page draws them and as the disk has them.
private enum Tree {
  /// The folders of the block that is marked as a tree: two blanks a level, a slash after a name.
  static func folders(in page: String) -> Set<String> {
    let block = page.components(separatedBy: "```text tree\n").dropFirst().first ?? ""
    var path: [String] = []
    var folders: Set<String> = []
    for line in block.components(separatedBy: "```")[0].split(separator: "\n") {
      let level = line.prefix { $0 == " " }.count / 2
      guard let slash = line.firstIndex(of: "/") else { continue }
      path = path.prefix(level) + [line[..<slash].trimmingCharacters(in: .whitespaces)]
      folders.insert(path.joined(separator: "/"))
    }
    return folders
  }

  /// The folders that hold a file, so many levels below one at the root.
  static func folders(below top: String, levels: Int) throws -> Set<String> {
    let start = Package.root.appendingPathComponent(top).path
    let files = try FileManager.default.subpathsOfDirectory(atPath: start).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(start)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return Set(
      files.flatMap { file in
        let names = file.split(separator: "/").dropLast().prefix(levels)
        return names.indices.map { ([top] + names[...$0].map(String.init)).joined(separator: "/") }
      }
    )
  }
}
