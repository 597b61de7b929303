import Testing

@testable import Documenter

@Suite("a picture")
struct PictureTests {
  private func svg(_ rows: String...) throws -> String {
    Picture(try Diagram(title: "take(_:)", line: 0, rows.map { $0[...] })).svg
  }

  @Test("draws each value, ending and failure once")
  func shapes() throws {
    let picture = try svg("input : a-b-#", "output : a-(b|)")
    #expect(picture.matches(of: /class="value \w/).count == 4)
    #expect(picture.matches(of: /class="failure"/).count == 1)
    #expect(picture.matches(of: /class="end"/).count == 1)
    #expect(picture.matches(of: /class="stage"/).count == 1)
  }

  @Test("a value has the colour of its first letter, whatever its case")
  func colours() throws {
    let picture = try svg("input : a|", "output : [Ab]|")
    let colours = picture.matches(of: /class="value (hue\d)"/).map(\.1)
    #expect(Set(colours).count == 1 && colours.count == 2)
  }

  @Test("what happens at one time is at one place, what happens later to the right")
  func places() throws {
    let picture = try svg("output : (ab)-c|")
    let places = picture.matches(of: /class="letter" x="([\d.]+)"/).compactMap { Double($0.1) }
    try #require(places.count == 3)
    #expect(places[0] == places[1] && places[1] < places[2])
  }

  @Test("neighbours of any length do not touch")
  func widths() throws {
    let picture = try svg("output : [abcdefgh][ijklmnop]")
    let boxes = picture.matches(of: /class="value hue\d" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/)
      .compactMap { match in Double(match.1).flatMap { x in Double(match.2).map { (x, x + $0) } } }
    try #require(boxes.count == 2)
    #expect(boxes[0].1 < boxes[1].0)
  }

  @Test("signs of XML are escaped")
  func escaped() throws {
    let picture = try svg("a<b : [&]|")
    #expect(picture.contains("a&lt;b") && picture.contains(">&amp;</text>"))
  }
}
