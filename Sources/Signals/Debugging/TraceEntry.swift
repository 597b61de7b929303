/// What a tracer has recorded.
struct TraceLog: Sendable {
  var entries: [TraceEntry] = []
  var runs = 0
  /// The runs that go on, by number.
  var live: [Int: Run] = [:]
}

/// One subscription to a named signal.
@usableFromInline
struct Run: Sendable, CustomStringConvertible {
  let name: String
  let number: Int

  @usableFromInline var description: String { "\(name)#\(number)" }
}

/// One thing that happened in a run.
@usableFromInline
enum TraceEvent: Sendable {
  case subscribed
  case next(String)
  case failed(String)
  case completed
  case disposed

  /// Whether the run is over with it.
  var isLast: Bool {
    switch self {
    case .subscribed, .next: false
    case .failed, .completed, .disposed: true
    }
  }
}

struct TraceEntry: Sendable, CustomStringConvertible {
  let time: Duration
  let run: Run
  let event: TraceEvent

  var description: String {
    let milliseconds = time / .milliseconds(1)
    let rounded = Int(milliseconds.rounded())
    let fraction = String(rounded % 1000 + 1000).dropFirst()
    let what =
      switch event {
      case .subscribed: "subscribed"
      case .next(let value): "next \(value)"
      case .failed(let failure): "failed \(failure)"
      case .completed: "completed"
      case .disposed: "disposed"
      }
    let line = "\(rounded / 1000).\(fraction) s \(run) \(what)"
    return line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }

  /// One event of Chrome's trace format: `b`, `n` and `e` are a slice's begin, marks and end.
  var chromeEvent: String {
    let (phase, detail) =
      switch event {
      case .subscribed: ("b", "")
      case .next(let value): ("n", #""next":"# + json(value))
      case .failed(let failure): ("e", #""failed":"# + json(failure))
      case .completed: ("e", #""ended":"completed""#)
      case .disposed: ("e", #""ended":"disposed""#)
      }
    let microseconds = time / .microseconds(1)
    return #"{"name":\#(json(run.name)),"cat":"signal","ph":"\#(phase)","id":\#(run.number),"#
      + #""pid":1,"tid":1,"ts":\#(microseconds),"args":{\#(detail)}}"#
  }
}

/// A JSON string.
private func json(_ text: String) -> String {
  var escaped = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": escaped += "\\\""
    case "\\": escaped += "\\\\"
    case _ where scalar.value < 0x20:
      escaped += "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped + "\""
}
