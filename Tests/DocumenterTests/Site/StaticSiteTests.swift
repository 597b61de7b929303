import Foundation
import Testing

@testable import Documenter

@Suite("a reference site")
struct StaticSiteTests {
  /// A site of one page, which links to those paths and shows those pictures.
  private func site(links: [String], pictures: [String]) throws -> TemporaryPackage {
    let disk = try TemporaryPackage()
    let topics = links.map { #""\#($0)": {"type": "topic", "url": "\#($0)"}"# }
    let images = pictures.map {
      #""\#($0)": {"type": "image", "variants": [{"url": "\#($0)"}]}"#
    }
    let references = (topics + images).joined(separator: ",")
    try disk.folder.write(#"{"references": {\#(references)}}"#, to: "data/documentation/a.json")
    try disk.folder.write("{}", to: "data/tutorials/learn.json")
    try disk.folder.write("<svg/>", to: "images/there.svg")
    try disk.folder.write("<html/>", to: "documentation/a/index.html")
    return disk
  }

  @Test("links and pictures that lead somewhere are not complained about")
  func whole() throws {
    let disk = try site(
      links: ["/documentation/A#Topics", "/tutorials/learn/chapter"],
      pictures: ["/images/there.svg"]
    )
    defer { disk.remove() }
    #expect(try StaticSite(disk.folder.url).brokenLinks() == [])
    #expect(StaticSite(disk.folder.url).pages() == ["/documentation/a", "/tutorials/learn"])
  }

  @Test("a link and a picture that lead nowhere are found")
  func broken() throws {
    let disk = try site(links: ["/documentation/b"], pictures: ["/images/gone.svg"])
    defer { disk.remove() }
    #expect(
      try StaticSite(disk.folder.url).brokenLinks() == [
        "/documentation/a links to /documentation/b", "/documentation/a shows /images/gone.svg",
      ]
    )
  }

  @Test("a browser gets pages, files and nothing else")
  func responses() throws {
    let disk = try site(links: [], pictures: [])
    defer { disk.remove() }
    let site = StaticSite(disk.folder.url)
    let page = site.response(to: "\(StaticSite.origin)/documentation/a")
    #expect(page.status == 200 && page.type == "text/html")
    let picture = site.response(to: "\(StaticSite.origin)/images/there.svg")
    #expect(picture.status == 200 && picture.type == "image/svg+xml")
    #expect(site.response(to: "\(StaticSite.origin)/images/gone.svg").status == 404)
    #expect(site.response(to: "http://elsewhere.invalid/images/there.svg").status == 404)
  }
}
