import Foundation
import Testing

/// What the compiler says is told on a page, and seen by `Tests/Client/check`.
@Suite("Docs: messages of the compiler")
struct MessageTests {
  @Test(
    "each on the page is that of a file that must not compile, and each of those is on the page"
  )
  func messages() throws {
    let page = try Page("Docs/Using/Compiler.md")
    let told = Set(page.cells(under: "it says").flatMap(NameTests.code))
    let folder = Page.root.appendingPathComponent("Tests/Client/rejected")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".corrected.swift") }
    let seen = try files.map { file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return String(text.prefix { $0 != "\n" }.trimmingPrefix("// error: "))
    }
    try #require(seen.count >= 10)
    // The kit is nothing that a user would look for.
    let inside: Set = ["inaccessible due to 'package' protection level"]
    #expect(told == Set(seen).subtracting(inside))
  }
}
