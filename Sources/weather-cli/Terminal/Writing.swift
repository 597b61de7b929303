/// Turns outputs into bytes, one after the other; it remembers only whether a progress line stands
/// on the terminal, to be taken back before anything else is written, and what a whole screen shows.
struct Writing: Sendable, Equatable {
  /// What is left to the outside.
  enum Action: Sendable, Equatable {
    case out(String)
    case error(String)
    /// Take the whole screen, with keys as they are pressed, or give it back.
    case screen(Bool)
    /// Stop the process until it is called back.
    case stop
    case exit(Int32)
  }

  /// What the newest output comes down to.
  private(set) var actions: [Action] = []
  private var hasProgress = false
  /// What the whole screen shows; nil where it is not taken.
  private var canvas: Canvas?

  /// The state after an output.
  func next(_ output: Output) -> Writing {
    var next = Writing()
    next.canvas = canvas
    if hasProgress { next.actions.append(.error("\r\u{1B}[K")) }
    switch output {
    case .out(let text):
      next.leaveScreen()
      next.actions.append(.out(text))
    case .error(let text), .question(let text):
      next.leaveScreen()
      next.actions.append(.error(text))
    case .progress(let text):
      next.hasProgress = !text.isEmpty
      if next.hasProgress { next.actions.append(.error(text)) }
    case .frame(let frame): next.show(frame)
    case .repaint: next.canvas = nil
    case .suspend:
      next.leaveScreen()
      next.actions.append(.stop)
    case .exit(let code):
      next.leaveScreen()
      next.actions.append(.exit(code.rawValue))
    }
    return next
  }

  private mutating func show(_ frame: Frame) {
    if canvas == nil { actions.append(.screen(true)) }
    var shown = canvas ?? Canvas()
    let text = shown.turned(into: frame)
    canvas = shown
    if !text.isEmpty { actions.append(.out(text)) }
  }

  private mutating func leaveScreen() {
    if canvas != nil { actions.append(.screen(false)) }
    canvas = nil
  }
}
