import Foundation
import TestSupport
import Testing

@testable import Documenter

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("pictures", .ownThread)
struct GalleryTests {
  @Test("every picture is what its diagram says, and so is the page that shows it")
  func upToDate() throws {
    let gallery = try Gallery.drawn(from: .package)
    try #require(gallery.files.count > 100)
    let changes = try gallery.changes(in: .package)
    #expect(changes.isEmpty, "draw them again with: swift run Documenter pictures")
  }

  @Test("every diagram in the operators' comments has a picture")
  func complete() throws {
    let sources = try Folder.package.files(below: "Sources/Signals", endingIn: ".swift")
      .map(Folder.package.text)
    let diagrams = sources.map { $0.components(separatedBy: "```marble\n").count - 1 }
    let pictures = try Gallery.drawn(from: .package).files.keys
    #expect(pictures.count { $0.hasPrefix(Gallery.folder) } == diagrams.reduce(0, +))
  }

  @Test("every picture is well-formed, has a title and a description, and its own colours by night")
  func accessible() throws {
    for (path, text) in try Gallery.drawn(from: .package).files where path.hasSuffix(".svg") {
      let reader = Reader()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(path) is not XML")
      #expect(reader.texts["title"]?.isEmpty == false, "\(path) has no title")
      #expect(reader.texts["desc"]?.isEmpty == false, "\(path) has no description")
      #expect(reader.texts["style"]?.contains("prefers-color-scheme:dark") == true)
    }
  }

  @Test("what is missing, other or of nothing is found, written and removed")
  func changes() throws {
    let disk = try TemporaryPackage()
    defer { disk.remove() }
    try disk.folder.write(
      """
      extension Signal {
        /// Sends what it gets.
        ///
        /// ```marble
        /// input  : a|
        /// output : a|
        /// ```
        func same() -> Signal { self }
      }
      """,
      to: "Sources/Signals/Operators/Same.swift"
    )
    let picture = "Docs/Signals.docc/Resources/Same-1.svg"
    let gallery = try Gallery.drawn(from: disk.folder)
    #expect(gallery.files.keys.sorted() == ["Docs/Operators.md", picture])
    #expect(try gallery.changes(in: disk.folder) == ["Docs/Operators.md", picture])
    try gallery.write(to: disk.folder, gallery.changes(in: disk.folder))
    #expect(try gallery.changes(in: disk.folder) == [])

    let page = try disk.folder.text(of: "Docs/Operators.md")
    #expect(page.contains("## Operators\n\n### same()\n\nSends what it gets.\n"))
    #expect(page.contains("](Signals.docc/Resources/Same-1.svg)"))

    try disk.folder.write("<svg/>", to: picture)
    try disk.folder.write("<svg/>", to: "Docs/Pictures/Gone-1.svg")
    #expect(try gallery.changes(in: disk.folder) == ["Docs/Pictures/Gone-1.svg", picture])
    try gallery.write(to: disk.folder, gallery.changes(in: disk.folder))
    #expect(try gallery.changes(in: disk.folder) == [])
  }

  /// The texts of the elements that have some, by name.
  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String: String] = [:]
    private var name = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) { self.name = name }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      texts[name, default: ""] += text
    }
  }
}

/// A folder that goes when the test is over.
struct TemporaryPackage {
  let folder: Folder

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("signals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = Folder(url: url)
  }

  func remove() { try? FileManager.default.removeItem(at: folder.url) }
}
