import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

/// The command lines and the configuration that the pages show are understood.
@Suite("Docs: command lines")
struct ExampleLinesTests {
  @Test("every command line can be typed", arguments: ["README.md", "Docs/TerminalClient.md"])
  func lines(page: String) throws {
    let lines = try blocks(of: page, "sh", "sh network").flatMap { block in
      block.split(separator: "\n").compactMap(Self.arguments)
    }
    try #require(lines.count > 5)
    for arguments in lines {
      #expect(throws: Never.self, "\(arguments)") { try ArgumentParser.parse(arguments) }
    }
  }

  @Test("the configuration can be used")
  func configuration() throws {
    let block = try #require(try blocks(of: "Docs/TerminalClient.md", "").first)
    let configuration = try Configuration(block, path: "the page")
    #expect(configuration.values.count == 7)
    #expect(configuration.keySource == .file("~/.keys/owm"))
  }

  @Test("the exit codes of the page are those of the program")
  func statuses() throws {
    let page = try text(of: "Docs/TerminalClient.md")
    for status in 0...7 { #expect(page.contains("\n| \(status) | ")) }
    #expect(ExitCode.stale.rawValue == 7)
  }

  /// The words after the program's name, as a shell takes them apart; nil for other lines.
  private static func arguments(_ line: Substring) -> [String]? {
    var line = line[...]
    if line.hasPrefix("swift run ") { line = line.dropFirst(10) }
    guard line.hasPrefix("weather-cli") else { return nil }
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "#" || character == "|" {
        break
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return Array(words.dropFirst())
  }

  private func blocks(of page: String, _ openings: String...) throws -> [String] {
    let parts = try text(of: page).components(separatedBy: "```")
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { openings.contains(String($0.prefix { $0 != "\n" })) }
      .map { String($0.drop { $0 != "\n" }) }
  }

  private func text(of page: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    return try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
  }
}
