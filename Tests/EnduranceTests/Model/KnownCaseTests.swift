import ReferenceModel
import Signals
import Testing

/// The model itself is right: it says what the cases of the field say.
@Suite("model")
struct KnownCaseTests {
  /// A case: what is composed and what comes of it, at the times that the case gives.
  struct Known: Sendable, CustomTestStringConvertible {
    let name: String
    let specimen: Specimen
    let result: [Seen]

    init(_ name: String, _ graph: Graph, _ hots: [Hot] = [], is result: [Seen]) {
      self.name = name
      specimen = Specimen(graph, hots: hots, until: 700)
      self.result = result
    }

    var testDescription: String { name }
  }

  private static func hot(_ script: Scripted...) -> Hot { Hot(.none, script) }
  private static func cold(_ script: Scripted...) -> Graph { Graph(.cold(script)) }
  private static func value(_ value: Int, _ time: Int) -> Scripted { Scripted(time, .value(value)) }
  private static func end(_ time: Int) -> Scripted { Scripted(time, .completed) }
  private static func failure(_ time: Int) -> Scripted { Scripted(time, .failed(0)) }
  private static func value(_ value: Int, _ time: Int) -> Seen { Seen(time, .value(value)) }
  private static func end(_ time: Int) -> Seen { Seen(time, .completed) }
  private static func failure(_ time: Int) -> Seen { Seen(time, .failed(0)) }

  private static let source = Graph(.hot(0))
  private static let other = Graph(.hot(1))
  private static let combining = [known23, known27, known34, known35, known61]

  private static let known23 = Known(
    "E023: a failure of one of the merged ends the whole",
    Graph(.merge, source, other),
    [hot(failure(2)), hot(value(1, 1), value(2, 3))],
    is: [value(1, 1), failure(2)]
  )
  private static let known27 = Known(
    "E027: zip ends with the last possible pair",
    Graph(.zipPair, source, other),
    [hot(value(1, 1), end(2)), hot(value(10, 3), value(20, 4))],
    is: [value(Arithmetic.fold([1, 10]), 3), end(3)]
  )
  private static let known34 = Known(
    "E034: combineLatest",
    Graph(.combineLatestPair, source, other),
    [hot(value(1, 1), value(2, 3), end(5)), hot(value(10, 2), value(20, 4), end(6))],
    is: [
      value(Arithmetic.fold([1, 10]), 2), value(Arithmetic.fold([2, 10]), 3),
      value(Arithmetic.fold([2, 20]), 4), end(6),
    ]
  )
  private static let known35 = Known(
    "E035: combineLatest ends when all have",
    Graph(.combineLatest, source, other),
    [hot(end(1)), hot(value(1, 2), end(3))],
    is: [end(3)]
  )
  private static let known61 = Known(
    "E061: a trigger that completes ends takeUntil",
    Graph(.takeUntil, source, other),
    [hot(value(1, 10)), hot(end(25))],
    is: [value(1, 10), end(25)]
  )

  private static let flattening = [
    Known(
      "E008: flattenMap; of two at one time the one scheduled first",
      Graph(.flattenMap(.merge), source, cold(value(1, 5), value(2, 15), end(16))),
      [hot(value(10, 10), value(20, 20), end(30))],
      // What is made of 10 maps v to (3v + 10) mod 97, and of 20 to (3v + 20) mod 97.
      is: [value(13, 15), value(16, 25), value(23, 25), value(26, 35), end(36)]
    ),
    Known(
      "E009: a failing inner ends the whole",
      Graph(
        .flattenMap(.merge),
        source,
        cold(value(1, 5), end(16)),
        cold(failure(3))
      ),
      // 10 is even and takes the first, 21 is odd and takes the second.
      [hot(value(10, 10), value(21, 20), end(30))],
      is: [value(13, 15), failure(23)]
    ),
    Known(
      "E013: two at a time; the third starts when the first is done",
      Graph(.flattenMap(.concurrent(2)), source, cold(value(0, 5), end(10))),
      [hot(value(1, 0), value(2, 1), value(3, 2), end(3))],
      is: [value(1, 5), value(2, 6), value(3, 15), end(20)]
    ),
    Known(
      "E045: switching completes with an outer signal that sent nothing",
      Graph(.flattenMap(.latest), source, Graph(.never)),
      [hot(end(4))],
      is: [end(4)]
    ),
  ]

  private static let timing = [
    Known(
      "E079: debounce",
      Graph(.debounce(10), source),
      [hot(value(1, 10), value(2, 12))],
      is: [value(2, 22)]
    ),
    Known(
      "E080: debounce sends what waits before completion",
      Graph(.debounce(10), source),
      [hot(value(1, 10), value(2, 12), end(15))],
      is: [value(2, 15), end(15)]
    ),
    Known(
      "E082: a value at the due instant wins",
      Graph(.debounce(10), source),
      [hot(value(1, 10), value(2, 20), value(3, 30))],
      is: [value(3, 40)]
    ),
    Known(
      "E084: throttle loses nothing and keeps its spacing",
      Graph(.throttle(10, .both), source),
      [
        hot(
          value(1, 10),
          value(2, 12),
          value(3, 13),
          value(4, 35),
          value(5, 50),
          value(6, 51),
          end(52)
        )
      ],
      is: [value(1, 10), value(3, 20), value(4, 35), value(5, 50), value(6, 60), end(60)]
    ),
    Known(
      "E091: a failure does not wait in delay",
      Graph(.delay(10), source),
      [hot(value(1, 10), value(2, 20), failure(25))],
      is: [value(1, 20), failure(25)]
    ),
    Known(
      "E097: what completes when time is up has completed",
      Graph(.timeout(10), source),
      [hot(end(10))],
      is: [end(10)]
    ),
    Known(
      "E101: the first value opens a buffer",
      Graph(.bufferWithTime(10, count: nil), source),
      [hot(value(1, 3), value(2, 5), value(3, 20))],
      is: [value(Arithmetic.fold([1, 2]), 13), value(Arithmetic.fold([3]), 30)]
    ),
    Known(
      "E104: windows of 70 or three values, from 200 on",
      Graph(.delaySubscription(200), Graph(.window(70, count: 3), source)),
      [
        hot(
          value(1, 205),
          value(2, 210),
          value(3, 240),
          value(4, 280),
          value(5, 320),
          value(6, 350),
          value(7, 370),
          value(8, 420),
          value(9, 470),
          end(600)
        )
      ],
      // {1,2,3} is full at 240, {4} ends at 310, {5,6,7} is full at 370, {8} ends at 440 and {9}
      // at 510.
      is: [
        value(Arithmetic.fold([1, 2, 3]), 240), value(Arithmetic.fold([4]), 310),
        value(Arithmetic.fold([5, 6, 7]), 370), value(Arithmetic.fold([8]), 440),
        value(Arithmetic.fold([9]), 510), end(600),
      ]
    ),
  ]

  private static let others = [
    Known(
      "E098: sample repeats",
      Graph(.sample(onlyNew: false), source, other),
      [
        hot(value(1, 1), value(2, 2), value(3, 5)), hot(value(0, 3), value(0, 4), value(0, 6)),
      ],
      is: [value(2, 3), value(2, 4), value(3, 6)]
    ),
    Known(
      "E114: two retries are three runs",
      Graph(.retry(2), Graph(.created([.value(1), .failed(0)]))),
      is: [value(1, 0), value(1, 0), value(1, 0), failure(0)]
    ),
    Known(
      "E126: a shared signal starts again for who comes after everyone left",
      Graph(
        .share(
          replay: 0,
          forever: false,
          [Listener(delay: 215, count: 2), Listener(delay: 285, count: 1)]
        ),
        source
      ),
      [hot(value(1, 210), value(2, 220), value(3, 230), value(8, 280), value(9, 290), end(300))],
      is: [value(2, 220), value(3, 230), value(9, 290), end(290)]
    ),
    Known(
      "E162: an observer that another one disposed does not see the value",
      // The trigger listens first.
      Graph(.takeUntil, source, source),
      [hot(value(1, 1))],
      is: [end(1)]
    ),
  ]

  @Test("says what is known", arguments: combining + flattening + timing + others)
  func says(known: Known) {
    #expect(known.specimen.expected() == known.result)
    #expect(known.specimen.observed() == known.result)
  }

  @Test(
    "a wrong operator is found, and shown by a graph of one or two operators",
    arguments: ["distinctUntilChanged", "zip", "debounce", "retry", "concat"]
  )
  func finds(name: String) {
    let wrong: Builder.Wrong = { operation, inputs in
      switch (name, operation) {
      case ("distinctUntilChanged", .distinctUntilChanged): inputs[0].uniqueValues { $0 }
      case ("zip", .zip) where inputs.count == 2:
        inputs[0].combineLatest(inputs[1]).map { Arithmetic.fold([$0, $1]) }
      case ("debounce", .debounce(let ticks)): inputs[0].map { $0 + ticks }
      case ("retry", .retry(let extra)): inputs[0].retry(extra + 1)
      case ("concat", .concat): .merge(inputs)
      default: nil
      }
    }
    for seed: UInt64 in 0..<20_000 {
      var drawing = Drawing(seed: seed)
      let specimen = drawing.specimen()
      if ModelTests.difference(specimen, wrong) == nil { continue }
      let small = specimen.shrunk { ModelTests.difference($0, wrong) != nil }
      #expect(small.graph.operators <= 2, "\(small)")
      return
    }
    Issue.record("20,000 graphs did not show that \(name) is wrong")
  }
}
