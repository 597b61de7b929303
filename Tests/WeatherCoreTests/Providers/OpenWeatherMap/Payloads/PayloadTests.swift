import Foundation
import TestSupport
import Testing

@Suite("payloads of OpenWeatherMap")
struct PayloadTests {
  @Test("W6: each file decodes to the values it holds, or to its failure", arguments: Payload.all)
  func decodes(payload: Payload) throws {
    try payload.check(Fixture.data("owm/\(payload.file)"))
  }

  @Test("every file of the folder is in the table, once")
  func complete() throws {
    let root = Fixture.root.appending(path: "owm")
    let files = try #require(FileManager.default.subpaths(atPath: root.path()))
      .filter { !root.appending(path: $0).hasDirectoryPath && $0.contains(".") }
    #expect(files.sorted() == Payload.all.map(\.file).sorted())
    #expect(files.count == 51)
  }
}
