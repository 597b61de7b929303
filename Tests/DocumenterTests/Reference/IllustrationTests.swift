import Foundation
import Testing

@testable import Documenter

@Suite("illustrated symbol graphs")
struct IllustrationTests {
  @Test("each diagram becomes its picture, and everything else stays")
  func pictures() throws {
    let disk = try TemporaryPackage()
    defer { disk.remove() }
    let lines = [
      "Sends the first.", "", "```marble", "input  : a-b|", "output : (a|)", "```", "",
      "```swift", "take(1)", "```",
    ]
    try disk.folder.write(
      lines.map { "/// \($0)\n" }.joined() + "func take(_ count: Int)\n",
      to: "Take.swift"
    )
    let file = disk.folder.url.appendingPathComponent("Take.swift")
    let graph: [String: Any] = [
      "module": ["name": "Signals"],
      "symbols": [
        [
          "location": ["uri": file.absoluteString],
          "docComment": [
            "lines": lines.enumerated().map { number, text in
              ["text": text, "range": ["start": ["line": number, "character": 4]]] as [String: Any]
            }
          ],
        ] as [String: Any],
        ["pathComponents": ["bare"]],
      ],
    ]
    let name = "Signals.symbols.json"
    try JSONSerialization.data(withJSONObject: graph)
      .write(to: disk.folder.url.appendingPathComponent(name))

    #expect(try Illustration.illustrate(disk.folder.url) == 1)

    let text = Data(try disk.folder.text(of: name).utf8)
    let result = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let symbols = result?["symbols"] as? [[String: Any]]
    let comment = symbols?.first?["docComment"] as? [String: Any]
    let written = (comment?["lines"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    #expect(
      written == [
        "Sends the first.", "",
        "![input: a at 0, b at 2, completion at 3. output: a and completion at 0.](Take-1.svg)", "",
        "```swift", "take(1)", "```",
      ]
    )
    #expect(symbols?.count == 2 && result?["module"] != nil)
  }

  @Test("what is no symbol graph is refused")
  func refused() throws {
    let disk = try TemporaryPackage()
    defer { disk.remove() }
    try disk.folder.write("[]", to: "A.symbols.json")
    #expect(throws: Problem.self) { try Illustration.illustrate(disk.folder.url) }
  }
}
