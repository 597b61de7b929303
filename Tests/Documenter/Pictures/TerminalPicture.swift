/// What a program wrote to a terminal, as SVG.
///
/// Every character is taken to be one column wide. Blocks and bars are drawn: fonts leave gaps
/// between them. The rest is text, which is made to fit its columns whichever font there is.
struct TerminalPicture {
  let title: String
  private let lines: [[Cell]]

  init(title: String, text: String) {
    self.title = title
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.cells)
  }

  /// The whole file.
  var svg: String {
    let rows = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    let width = (rows.map(\.count).max() ?? 0) * Self.column + 2 * Self.margin
    let height = rows.count * Self.row + 2 * Self.margin
    let shapes = rows.enumerated().flatMap { number, cells in
      Self.shapes(of: cells, top: Self.margin + number * Self.row)
    }
    let words = rows.map { String($0.map(\.character)) }.joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title id="title">\(escaped(title))</title>
      <desc id="desc">\(escaped(words))</desc>
      <style>\(Self.style)</style>
      <rect class="page" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="8"/>
      \(shapes.joined(separator: "\n"))
      </svg>

      """
  }

  /// A character and how it stands out.
  private struct Cell {
    let character: Character
    let look: Look
  }

  private struct Look: Equatable {
    var isStrong = false
    var isFaint = false
    var color: Int?

    /// Follows codes of "Select Graphic Rendition": off, bold, faint, one of 256 colours.
    mutating func apply(_ codes: [Int]) {
      var rest = codes[...]
      while let code = rest.popFirst() {
        switch code {
        case 0: self = Look()
        case 1: isStrong = true
        case 2: isFaint = true
        case 38:
          color = rest.dropFirst().first
          rest = rest.dropFirst(2)
        default: break
        }
      }
    }

    /// The attributes of an element that looks so.
    var attributes: String {
      let names = (isStrong ? ["strong"] : []) + (isFaint ? ["faint"] : [])
      let classes = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
      return classes + (color.map { " style=\"fill:\(Self.hex($0))\"" } ?? "")
    }

    /// A colour of the cube of 6 × 6 × 6 that begins at 16 in the palette of 256.
    private static func hex(_ color: Int) -> String {
      let cube = min(max(color - 16, 0), 215)
      let parts = [cube / 36, cube / 6 % 6, cube % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
      return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// The characters of a line, without the codes between them.
  private static func cells(_ line: Substring) -> [Cell] {
    var look = Look()
    var cells: [Cell] = []
    for (number, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .enumerated()
    {
      var text = part
      if number > 0, let end = part.firstIndex(of: "m") {
        look.apply(part[..<end].split(separator: ";").compactMap { Int($0) })
        text = part[part.index(after: end)...]
      }
      cells += text.map { Cell(character: $0, look: look) }
    }
    return cells
  }

  /// Runs of what looks alike: bars, each block, and words with single spaces between them.
  private static func shapes(of cells: [Cell], top: Int) -> [String] {
    var shapes: [String] = []
    var start = 0
    while start < cells.count {
      let first = cells[start]
      let isAlone = blocks[first.character] != nil && first.character != "━"
      var end = start + 1
      while !isAlone, end < cells.count, cells[end].look == first.look,
        (cells[end].character == "━") == (first.character == "━"),
        blocks[cells[end].character] == nil || first.character == "━",
        !(cells[end].character == " " && cells[end - 1].character == " ")
      { end += 1 }
      shapes += shape(of: cells[start..<end], top: top)
      start = end
    }
    return shapes
  }

  private static func shape(of run: ArraySlice<Cell>, top: Int) -> [String] {
    guard let first = run.first else { return [] }
    let (x, look) = (margin + run.startIndex * column, first.look.attributes)
    if let block = blocks[first.character] {
      let width = block.width * run.count
      return [
        """
        <rect\(look) x="\(x + block.left)" y="\(top + block.top)" width="\(width)" \
        height="\(block.height)"/>
        """
      ]
    }
    let text = String(run.map(\.character))
    let words = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    if words.isEmpty { return [] }
    let left = x + text.prefix { $0 == " " }.count * column
    return [
      """
      <text\(look) x="\(left)" y="\(top + 12)" textLength="\(words.count * column)" \
      lengthAdjust="spacingAndGlyphs">\(escaped(String(words)))</text>
      """
    ]
  }

  private static let column = 8
  private static let row = 16
  private static let margin = 16

  /// What is drawn, within its cell.
  private static let blocks: [Character: (left: Int, top: Int, width: Int, height: Int)] = {
    var blocks: [Character: (left: Int, top: Int, width: Int, height: Int)] = [
      "━": (0, 7, column, 2), "▏": (0, 0, 1, row), "▕": (column - 1, 0, 1, row),
    ]
    for (number, block) in "▁▂▃▄▅▆▇█".enumerated() {
      let height = row * (number + 1) / 8
      blocks[block] = (0, row - height, column, height)
    }
    return blocks
  }()

  /// Text and ground for light and dark surroundings; colours are the same in both.
  private static let style = """
    svg{color-scheme:light dark;--page:#fff;--edge:#d8dee4;--ink:#1f2328;--faint:#656d76}\
    @media(prefers-color-scheme:dark){svg{--page:#161b22;--edge:#30363d;--ink:#e6edf3;\
    --faint:#8d96a0}}\
    text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;\
    white-space:pre}\
    text,rect{fill:var(--ink)}.faint{fill:var(--faint)}text.strong{font-weight:bold}\
    rect.page{fill:var(--page);stroke:var(--edge)}
    """
}
