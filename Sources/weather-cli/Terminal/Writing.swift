/// Turns outputs into bytes, one after the other; it remembers only whether a progress line stands
/// on the terminal, to be taken back before anything else is written.
struct Writing: Sendable, Equatable {
  /// What is left to the outside.
  enum Action: Sendable, Equatable {
    case out(String)
    case error(String)
    case exit(Int32)
  }

  /// What the newest output comes down to.
  private(set) var actions: [Action] = []
  private var hasProgress = false

  /// The state after an output.
  func next(_ output: Output) -> Writing {
    var next = Writing()
    if hasProgress { next.actions.append(.error("\r\u{1B}[K")) }
    switch output {
    case .out(let text): next.actions.append(.out(text))
    case .error(let text), .question(let text): next.actions.append(.error(text))
    case .progress(let text):
      next.hasProgress = !text.isEmpty
      if next.hasProgress { next.actions.append(.error(text)) }
    case .exit(let code): next.actions.append(.exit(code.rawValue))
    }
    return next
  }
}
