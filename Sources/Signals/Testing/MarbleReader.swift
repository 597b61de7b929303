/// Reads a diagram character by character.
struct MarbleReader {
  private(set) var beats: [Int: [Marble.Beat]] = [:]
  private(set) var cut: Int?

  private let diagram: String
  private var offset = 0
  private var tick = 0
  private var dots = 0
  private var isInGroup = false
  private var groupStart = 0
  private var textStart = 0
  private var text: String?
  private var isEscaped = false
  private var hasEnded = false

  init(_ diagram: String) { self.diagram = diagram }

  mutating func read() throws(MarbleSyntaxError) {
    for character in diagram {
      if text != nil { addToText(character) } else { try read(character) }
      offset += 1
    }
    if text != nil { throw problem("a [ is never closed", at: textStart) }
    if isInGroup { throw problem("a ( is never closed", at: groupStart) }
    if cut != nil, dots != 3 { throw problem("a drawing that goes on ends in three dots") }
  }

  private mutating func read(_ character: Character) throws(MarbleSyntaxError) {
    if character == " " { return }
    if cut != nil, character != "." { throw problem("nothing follows three dots") }
    switch character {
    case ".":
      if isInGroup { throw problem("a group cannot go on") }
      cut = tick
      dots += 1
    case "(": try openGroup()
    case ")": try closeGroup()
    case "[":
      if hasEnded { throw problem("nothing happens after the end") }
      text = ""
      textStart = offset
    case "]": throw problem("a ] closes nothing")
    case "-":
      if isInGroup { throw problem("no time passes within a group") }
      tick += 1
    case "|": try add(.completed)
    case "#": try add(.failed(MarbleFailure()))
    default: try add(.next(String(character)))
    }
  }

  private mutating func addToText(_ character: Character) {
    guard character == "]", !isEscaped, let value = text else {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { text?.append(character) }
      return
    }
    text = nil
    addUnchecked(.next(value))
  }

  private mutating func openGroup() throws(MarbleSyntaxError) {
    if isInGroup { throw problem("a group cannot hold another one") }
    isInGroup = true
    groupStart = offset
  }

  private mutating func closeGroup() throws(MarbleSyntaxError) {
    guard isInGroup else { throw problem("a ) closes nothing") }
    if beats[tick] == nil { throw problem("a group holds something", at: groupStart) }
    isInGroup = false
    tick += 1
  }

  private mutating func add(_ beat: Marble.Beat) throws(MarbleSyntaxError) {
    if hasEnded { throw problem("nothing happens after the end") }
    if case .next = beat {} else { hasEnded = true }
    addUnchecked(beat)
  }

  private mutating func addUnchecked(_ beat: Marble.Beat) {
    beats[tick, default: []].append(beat)
    if !isInGroup { tick += 1 }
  }

  private func problem(_ text: String, at place: Int? = nil) -> MarbleSyntaxError {
    MarbleSyntaxError(diagram: diagram, offset: place ?? offset, problem: text)
  }
}
