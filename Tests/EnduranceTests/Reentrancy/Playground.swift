import Signals
import TestSupport

// Sound: one thread does everything.
/// Hot sources, graphs over them, and listeners that do anything at all from inside their
/// callbacks.
final class Playground: @unchecked Sendable {
  typealias Numbers = Signal<Int, Oops>

  /// What was done that no signal may do.
  private(set) var faults: [String] = []
  /// What the listeners keep alive.
  let alive = Cell(0)

  private var random: SeededRandom
  private var deedsLeft: Int
  private var lastNumber = 10
  private let sources: [HotSource]
  private var graphs: [Numbers] = []
  private var meddlers: [Meddler] = []

  init(_ random: SeededRandom, deeds: Int) {
    self.random = random
    deedsLeft = deeds
    sources = [
      HotSource(Subject()), HotSource(BehaviorSubject(0), first: 0),
      HotSource(ReplaySubject(capacity: 2)), HotSource(Subject()),
    ]
    graphs = (0..<4).map { _ in graph(depth: 3) }
  }

  /// Lets everything happen, ends it, and says what was wrong.
  func run() -> [String] {
    for _ in 0..<4 { listen() }
    while deedsLeft > 0 { act() }
    for meddler in meddlers { meddler.check() }
    for source in sources { source.end(.completed) }
    for meddler in meddlers { meddler.dispose() }
    faults += meddlers.compactMap { $0.torn == 1 ? nil : "torn down \($0.torn) times" }
    meddlers = []
    graphs = []
    if alive.value != 0 { faults.append("\(alive.value) observers are still alive") }
    return faults
  }

  func blame(_ fault: String) { faults.append(fault) }

  /// Does one thing at random, as long as there is something left to do.
  func act() {
    if deedsLeft == 0 { return }
    deedsLeft -= 1
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9: anySource.send(fresh())
    // The last source chooses what is switched to.
    case 9, 10: sources[3].send(fresh())
    case 11..<15: listen()
    case 15..<18: meddlers.randomElement(using: &random)?.dispose()
    case 18: if Bool.random(using: &random) { anySource.end(.completed) }
    default: if Bool.random(using: &random) { anySource.end(.failed(Oops())) }
    }
  }

  private func fresh() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private var anySource: HotSource {
    sources[Int.random(in: 0..<sources.count, using: &random)]
  }

  private func listen() {
    let isDirect = Bool.random(using: &random)
    let source = isDirect ? anySource : nil
    guard let signal = source?.signal ?? graphs.randomElement(using: &random) else { return }
    let meddler = Meddler(to: source, in: self)
    meddlers.append(meddler)
    meddler.subscribe(to: signal)
  }

  /// A composition at random.
  private func graph(depth: Int) -> Numbers {
    if depth == 0 { return anySource.signal }
    let one = graph(depth: depth - 1)
    let two = graph(depth: depth - 1)
    let chosen = sources.prefix(3).map(\.signal)
    let choice = sources[3].signal
    return switch Int.random(in: 0..<14, using: &random) {
    case 0: one.map { $0 + 1 }
    case 1: one.merge(two)
    case 2: choice.flattenMapLatest { chosen[$0 % 3] }
    case 3: one.combineLatest(two).map { $0 + $1 }
    case 4: one.share(replay: 1)
    case 5: one.takeUntil(choice.skip(2))
    case 6: one.flattenMap(.concat) { chosen[$0 % 3].take(2) }
    case 7: one.zip(two).map { $0 + $1 }
    case 8: one.retry(1).catchTo(two)
    case 9: one.withLatestFrom(two).map { $0 + $1 }
    case 10: one.flattenMap(.merge) { chosen[$0 % 3].take(1) }
    case 11: one.take(3).repeat(2)
    case 12: one.concat(two)
    default: one.scan(0, +).distinctUntilChanged().startWith(1)
    }
  }
}

// Sound: one thread does everything.
/// A source that remembers in which order it was told to send.
final class HotSource: @unchecked Sendable {
  let signal: Playground.Numbers
  private(set) var sent: [Int]
  private(set) var isOver = false
  private let subject: any SubjectType<Int, Oops>

  init(_ subject: some SubjectType<Int, Oops>, first: Int? = nil) {
    self.subject = subject
    signal = subject.signal
    sent = first.map { [$0] } ?? []
  }

  func send(_ value: Int) {
    if !isOver { sent.append(value) }
    subject.send(value)
  }

  enum Ending { case completed, failed(Oops) }

  func end(_ ending: Ending) {
    isOver = true
    switch ending {
    case .completed: subject.complete()
    case .failed(let failure): subject.fail(failure)
    }
  }
}

// Sound: one thread does everything.
/// Notes what it hears, checks it, and does something at random each time.
final class Meddler: @unchecked Sendable {
  private(set) var torn = 0

  private let source: HotSource?
  private unowned let playground: Playground
  private let life = Lifetime.make()
  private var heard: [Int] = []
  private var isInside = false
  private var hasEnded = false
  private var isDisposed = false

  /// - Parameter source: What it listens to directly, if it does.
  init(to source: HotSource?, in playground: Playground) {
    self.source = source
    self.playground = playground
  }

  func subscribe(to signal: Playground.Numbers) {
    let token = Token(playground.alive)
    let watched = Playground.Numbers.create { [self] observer, lifetime in
      lifetime.onEnd { self.torn += 1 }
      lifetime.add(signal.subscribe(observer))
    }
    watched.subscribeEvents(during: life.lifetime) { [self] event in
      token.touch()
      hear(event)
    }
  }

  func dispose() {
    life.end.dispose()
    isDisposed = true
  }

  private func hear(_ event: Playground.Numbers.Event) {
    if isInside { playground.blame("called while it was being called") }
    if hasEnded { playground.blame("called after the ending") }
    if isDisposed { playground.blame("called after disposal") }
    isInside = true
    if case .next(let value) = event { heard.append(value) } else { hasEnded = true }
    playground.act()
    isInside = false
  }

  /// All who listen to a source hear the same values in the order of sending, without a gap.
  func check() {
    guard let source else { return }
    if let first = heard.first {
      let start = source.sent.firstIndex(of: first) ?? source.sent.endIndex
      if !source.sent[start...].starts(with: heard) {
        playground.blame("heard \(heard) of \(source.sent)")
      }
    }
    if isDisposed { return }
    if source.isOver != hasEnded {
      playground.blame("ended \(hasEnded), the source \(source.isOver)")
    }
    if let last = heard.last, last != source.sent.last {
      playground.blame("missed the last values")
    }
  }
}
