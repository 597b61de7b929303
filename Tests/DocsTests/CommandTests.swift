import Foundation
import Testing

/// Commands on the pages are run somewhere, or say that they need the network.
@Suite("Docs: commands")
struct CommandTests {
  /// What .ci/run runs by another spelling, such as a short form.
  static let elsewhere = [
    "swift run hello": ".ci/start",
    "swift test --filter DebounceTests": "swift test",
    "swift run -c release goals": "goals --short",
    "swift run -c release decoding": "decoding --short",
    "swift run -c release breadth": "breadth --short",
  ]

  @Test("each is run by .ci/run, or needs the network", arguments: try Page.all())
  func commands(page: Page) throws {
    let run = try String(
      contentsOf: Page.root.appendingPathComponent(".ci/run"),
      encoding: .utf8
    )
    for block in page.blocks where block.language == "sh" {
      #expect(["", "network", "example"].contains(block.mark), "\(page): \(block.mark)")
      guard block.mark.isEmpty else { continue }
      for line in block.body.split(separator: "\n") {
        let command = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        if command.isEmpty || command.hasPrefix("cd ") || command == ".ci/run" { continue }
        let other = Self.elsewhere.first { command.hasPrefix($0.key) }?.value
        let isRun = run.contains(other ?? command)
        #expect(isRun, "\(page): nobody runs \(command)")
      }
    }
  }
}
