import Foundation
import Testing

@testable import weather_cli

@Suite("configuration file")
struct ConfigurationFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weather-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("a file gives its text and its permissions", arguments: [0o600, 0o644] as [UInt16])
  func file(mode: UInt16) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("config")
      try Data("key = ä".utf8).write(to: file)
      let permissions = [FileAttributeKey.posixPermissions: Int(mode)]
      try FileManager.default.setAttributes(permissions, ofItemAtPath: file.path)
      #expect(Terminal.configurationFile(file.path) == .text("key = ä", mode: mode))
    }
  }

  @Test("no file is absent; a folder, and what is not UTF-8, cannot be read")
  func others() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("config")
      #expect(Terminal.configurationFile(file.path) == .absent)
      #expect(Terminal.configurationFile(file.path + "/deeper") == .absent)
      #expect(Terminal.configurationFile(folder.path) == .unreadable)
      try Data([0xFF, 0xFE]).write(to: file)
      #expect(Terminal.configurationFile(file.path) == .unreadable)
      #expect(Terminal.configurationFile(file.path + "/deeper") == .absent)
      try Data().write(to: file)
      guard case .text("", _, _) = Terminal.configurationFile(file.path) else {
        Issue.record("An empty file is no text.")
        return
      }
    }
  }

  @Test("64 KiB are read, and not one byte more")
  func size() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("config")
      let text = String(repeating: "#", count: 65_536)
      try Data(text.utf8).write(to: file)
      guard case .text(text, _, true) = Terminal.configurationFile(file.path) else {
        Issue.record("64 KiB are not read.")
        return
      }
      try Data((text + "#").utf8).write(to: file)
      #expect(Terminal.configurationFile(file.path) == .tooLarge)
    }
  }

  @Test("a file of another user is told from one's own")
  func owner() throws {
    guard geteuid() == 0 else {
      guard case .text(_, _, false) = Terminal.configurationFile("/etc/hosts") else {
        Issue.record("A file of root is not told from one's own.")
        return
      }
      return
    }
    try withFolder { folder in
      let file = folder.appendingPathComponent("config")
      try Data("key = abc".utf8).write(to: file)
      try #require(chmod(file.path, 0o600) == 0 && chown(file.path, 65_534, 65_534) == 0)
      let expected = ConfigurationFile.text("key = abc", mode: 0o600, isOwn: false)
      #expect(Terminal.configurationFile(file.path) == expected)
    }
  }

  @Test("a pipe that nobody writes to is not waited for")
  func pipe() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("config").path
      try #require(mkfifo(path, 0o600) == 0)
      #expect(Terminal.configurationFile(path) == .unreadable)
    }
  }
}
