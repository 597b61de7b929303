/// Operators that cut a signal into pieces by time; a piece is told as one number.
extension Interpreter {
  /// What such an operator sends; nil if it is none.
  mutating func cut(_ graph: Graph, at moment: Moment) throws -> [Event]? {
    switch graph.operation {
    case .bufferWithTime(let ticks, let count):
      try buffers(graph.inputs[0], ticks, count, at: moment)
    case .window(let ticks, let count):
      try windows(graph.inputs[0], ticks, count, at: moment)
    default: nil
    }
  }

  /// A value opens a piece unless the time of one is running; a full piece starts the time anew.
  private mutating func buffers(
    _ input: Graph,
    _ ticks: Int,
    _ count: Int?,
    at moment: Moment
  ) throws -> [Event] {
    var piece: [Int] = []
    var isTimed = false
    func close() -> [Kind] {
      defer { piece = [] }
      return piece.isEmpty ? [] : [.value(Arithmetic.fold(piece))]
    }
    var desk = Desk()
    desk.add(try run(input, at: moment.then(0)), from: 0)
    return desk.play { desk, origin, event in
      switch (origin, event.kind) {
      case (.timer, _):
        isTimed = false
        return close()
      case (_, .failed): return [event.kind]
      case (_, .completed): return close() + [.completed]
      case (_, .value(let value)):
        piece.append(value)
        let isFull = piece.count == count
        if isFull { desk.stop(.timer(0)) }
        if isFull || !isTimed {
          isTimed = true
          desk.ring(at: event.moment.then(0).later(by: ticks))
        }
        return isFull ? close() : []
      }
    }
  }

  /// Windows follow each other without a gap, and those without a value are not seen.
  private mutating func windows(
    _ input: Graph,
    _ ticks: Int,
    _ count: Int?,
    at moment: Moment
  ) throws -> [Event] {
    var start = moment.time
    return try pieces(input, count, at: moment) { first in
      while start + ticks <= first.time { start += ticks }
      return start + ticks
    } closed: { time in
      start = time
    }
  }

  private mutating func pieces(
    _ input: Graph,
    _ count: Int?,
    at moment: Moment,
    end: (_ first: Moment) -> Int,
    closed: (Int) -> Void = { _ in }
  ) throws -> [Event] {
    var piece: [Int] = []
    func close(at time: Int) -> [Kind] {
      defer { piece = [] }
      closed(time)
      return piece.isEmpty ? [] : [.value(Arithmetic.fold(piece))]
    }
    var desk = Desk()
    desk.add(try run(input, at: moment.then(0)), from: 0)
    return desk.play { desk, origin, event in
      switch (origin, event.kind) {
      case (.timer, _): return close(at: event.moment.time)
      case (_, .failed): return [event.kind]
      case (_, .completed): return close(at: event.moment.time) + [.completed]
      case (_, .value(let value)):
        piece.append(value)
        if piece.count == 1 {
          let end = end(event.moment)
          if count != 1 { desk.ring(at: event.moment.then(0).later(by: end - event.moment.time)) }
        }
        if piece.count != count { return [] }
        desk.stop(.timer(0))
        return close(at: event.moment.time)
      }
    }
  }
}
