import Signals

/// A diagram as SVG: time runs from left to right, a row a line, the operator between what goes in
/// and what comes out.
struct Picture {
  let diagram: Diagram
  private let scale: Scale

  init(_ diagram: Diagram) {
    self.diagram = diagram
    scale = Scale(diagram)
  }

  /// The whole file.
  var svg: String {
    var y = Scale.margin
    var body: [String] = []
    for (index, row) in diagram.rows.enumerated() {
      if diagram.hasOutput, index == diagram.rows.count - 1 {
        body += stage(top: y)
        y += Scale.stageHeight + Scale.gap
      }
      let height = scale.height(of: row)
      body += line(of: row, at: y + height / 2)
      y += height + Scale.gap
    }
    let height = y - Scale.gap + Scale.margin
    let (width, all) = (text(scale.width), text(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" \
      width="\(width)" height="\(all)" viewBox="0 0 \(width) \(all)">
      <title id="title">\(escaped(diagram.title))</title>
      <desc id="desc">\(escaped(diagram.words))</desc>
      <style>\(Picture.style)</style>
      <rect class="page" x="0.5" y="0.5" width="\(text(scale.width - 1))" \
      height="\(text(height - 1))" rx="8"/>
      \(body.joined(separator: "\n"))
      </svg>

      """
  }

  /// The box with the operator's name.
  private func stage(top: Double) -> [String] {
    let height = Scale.stageHeight
    let left = scale.left - 8
    return [
      """
      <rect class="stage" x="\(text(left))" y="\(text(top))" \
      width="\(text(scale.width - left - Scale.margin))" height="\(text(height))" rx="6"/>
      """,
      """
      <text class="name" x="\(text((left + scale.width - Scale.margin) / 2))" \
      y="\(text(top + height / 2 + 4.5))">\(escaped(diagram.title))</text>
      """,
    ]
  }

  private func line(of row: Diagram.Row, at y: Double) -> [String] {
    let marble = row.marble
    var shapes = [
      "<text class=\"row\" x=\"\(text(Scale.margin))\" y=\"\(text(y + 4))\">\(escaped(row.name))</text>"
    ]
    let last = marble.end.map(scale.x) ?? scale.width - Scale.margin - 4
    let solid = marble.cut.map { scale.x($0) - scale.tick / 2 } ?? last
    shapes.append(stroke("line", scale.left - 8, y, solid, y))
    if marble.cut != nil { shapes.append(stroke("on", solid, y, last, y)) }
    if marble.end == nil {
      let head = "M\(text(last - 5)) \(text(y - 5))L\(text(last + 2)) \(text(y))"
      shapes.append("<path class=\"line\" d=\"\(head)L\(text(last - 5)) \(text(y + 5))\"/>")
    }
    for tick in 0...scale.ticks where scale.x(tick) < min(solid, last) && marble.beats[tick] == nil
    {
      shapes.append(stroke("tick", scale.x(tick), y - 3, scale.x(tick), y + 3))
    }
    for (tick, beats) in marble.beats.sorted(by: { $0.key < $1.key }) {
      shapes += self.beats(beats, x: scale.x(tick), y: y)
    }
    return shapes
  }

  /// What happens in one tick: one below the other, the completion behind them all.
  private func beats(_ beats: [Marble.Beat], x: Double, y: Double) -> [String] {
    let stacked = beats.filter { $0 != .completed }
    let top = y - Double(max(stacked.count, 1) - 1) / 2 * Scale.step
    let ends = beats.contains(.completed)
    let reach = Double(max(stacked.count, 1) - 1) / 2 * Scale.step + Scale.marble / 2 + 6
    let bar = ends ? [stroke("end", x, y - reach, x, y + reach)] : []
    return bar
      + stacked.enumerated().flatMap { index, beat -> [String] in
        let middle = top + Double(index) * Scale.step
        guard case .next(let value) = beat else { return [cross(x, middle)] }
        let width = Scale.width(of: value)
        return [
          """
          <rect class="value \(hue(of: value))" x="\(text(x - width / 2))" \
          y="\(text(middle - Scale.marble / 2))" width="\(text(width))" \
          height="\(text(Scale.marble))" rx="\(text(Scale.marble / 2))"/>
          """,
          "<text class=\"letter\" x=\"\(text(x))\" y=\"\(text(middle + 4.5))\">\(escaped(value))</text>",
        ]
      }
  }

  private func cross(_ x: Double, _ y: Double) -> String {
    let (left, right) = (text(x - 8), text(x + 8))
    let (top, bottom) = (text(y - 8), text(y + 8))
    return
      "<path class=\"failure\" d=\"M\(left) \(top)L\(right) \(bottom)M\(left) \(bottom)L\(right) \(top)\"/>"
  }

  private func stroke(
    _ name: String,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> String {
    "<path class=\"\(name)\" d=\"M\(text(x1)) \(text(y1))L\(text(x2)) \(text(y2))\"/>"
  }

  /// The colour of a value: that of its first letter, whatever its case, so that what comes of it
  /// can be told.
  private func hue(of value: String) -> String {
    let first = value.lowercased().unicodeScalars.first?.value ?? 0
    return "hue\(first % 6)"
  }
}

/// A figure as SVG has it, with a half at most.
private func text(_ figure: Double) -> String {
  let halves = Int((figure * 2).rounded())
  return halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
}

/// Text as XML has it.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
