import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite("private files")
struct PrivateFileTests {
  private let folder = TemporaryFolder()

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func makeFolders() throws {
    for name in ["real", "links"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name),
        withIntermediateDirectories: true
      )
    }
  }

  @Test(
    "a symbolic link stays one, whether or not its file is there yet",
    arguments: [true, false]
  )
  func link(isThere: Bool) throws {
    try makeFolders()
    if isThere { try Data("old".utf8).write(to: URL(fileURLWithPath: path("real/file"))) }
    try #require(symlink("../real/file", path("links/relative")) == 0)
    try #require(symlink(path("links/relative"), path("absolute")) == 0)
    #expect(PrivateFile(path("absolute")).replace(by: Data("new".utf8)))
    #expect(try String(contentsOfFile: path("real/file"), encoding: .utf8) == "new")
    var status = stat()
    for name in ["links/relative", "absolute"] {
      #expect(lstat(path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: path("links"))
    #expect(files == ["relative"])
  }

  @Test("links in a circle cannot be read")
  func circle() throws {
    try #require(symlink("b", path("a")) == 0 && symlink("a", path("b")) == 0)
    guard case .unreadable = PrivateFile(path("a")).read(atMost: 1) else {
      Issue.record("There is something to read.")
      return
    }
  }

  @Test("what is done alone is done by one at a time", .ownThread)
  func alone() {
    let file = PrivateFile(path("count"))
    onThreads(4) { _ in
      for _ in 0..<25 {
        let isWritten = file.alone {
          guard case .data(let data, _, _) = file.read(atMost: 100) else {
            return file.replace(by: Data("1".utf8))
          }
          let count = Int(String(decoding: data, as: UTF8.self)) ?? 0
          return file.replace(by: Data("\(count + 1)".utf8))
        }
        #expect(isWritten == true)
      }
    }
    // Four times 25.
    #expect((try? String(contentsOfFile: path("count"), encoding: .utf8)) == "100")
  }
}
