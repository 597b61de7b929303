import Foundation
import Testing

@Suite("Docs: links")
struct LinkTests {
  @Test("every link inside the repository resolves, to the heading", arguments: try Page.all())
  func resolve(page: Page) throws {
    let folder = Page.root.appendingPathComponent(page.path).deletingLastPathComponent()
    for (path, anchor) in page.links {
      let target =
        path.isEmpty
        ? Page.root.appendingPathComponent(page.path)
        : folder.appendingPathComponent(path).standardized
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page) links to \(path)")
      guard let anchor, target.pathExtension == "md" else { continue }
      let text = try String(contentsOf: target, encoding: .utf8)
      let anchors = Page(path: path, text: text).anchors
      #expect(anchors.contains(anchor), "\(page) links to \(path)#\(anchor)")
    }
  }

  @Test("the table of contents leads to every page of Docs")
  func contents() throws {
    let linked = Set(try Page("Docs/README.md").links.map { "Docs/\($0.path)" })
    let pages = try Page.all().map(\.path).filter {
      $0.hasPrefix("Docs/") && !$0.contains(".docc/") && $0 != "Docs/README.md"
    }
    let missing = pages.filter { !linked.contains($0) }
    #expect(missing == [], "not in Docs/README.md")
  }

  @Test("a broken link would be found")
  func broken() {
    let page = Page(
      path: "A.md",
      text: "# One word\n[a](b.md#c) [d](#one-word)\n```\n[e](f)\n```\n"
    )
    #expect(page.links.map(\.path) == ["b.md", ""])
    #expect(page.links.map(\.anchor) == ["c", "one-word"])
    #expect(page.anchors == ["one-word"])
  }
}
