import Signals
import TestSupport
import Testing

@Suite("Command", .ownThread)
struct CommandTests {
  typealias Search = Command<String, Int, Oops>

  /// A command whose work is fed by hand, and what was observed of it.
  final class Watched: Sendable {
    let work = Subject<Int, Oops>()
    let executing = Log<Bool>()
    let enabled = Log<Bool>()
    let started = Log<String>()
    let command: Search

    init(enabledIf condition: Property<Bool>? = nil, allowsConcurrentExecution: Bool = false) {
      let (work, started) = (work, started)
      command = Search(
        enabledIf: condition,
        allowsConcurrentExecution: allowsConcurrentExecution
      ) { input in
        started.add(input)
        return work
      }
      command.executing.signal.subscribe(next: executing.add)
      command.enabled.signal.subscribe(next: enabled.add)
    }
  }

  func events(_ signal: Signal<Int, CommandError<Oops>>) -> Log<String> {
    let log = Log<String>()
    signal.subscribe(
      next: { log.add("\($0)") },
      failed: { log.add($0 == .notEnabled ? "not enabled" : "#") },
      completed: { log.add("|") }
    )
    return log
  }

  @Test("E149: fresh, it is not executing, and enabled")
  func fresh() {
    let watched = Watched()
    #expect(!watched.command.executing.value)
    #expect(watched.command.enabled.value)
    #expect(watched.executing.entries == [false])
    #expect(watched.enabled.entries == [true])
  }

  @Test("A023: on the main thread, synchronous work is over when execute returns: no wait, no hang")
  @MainActor
  func mainThread() {
    let command = Command<Int, Int, Oops> { input in Signal.values([input, input * 2]) }
    // The execution repeats what was sent, so nothing has to wait for the main queue.
    let execution = events(command.execute(1))
    #expect(execution.entries == ["1", "2", "|"])
    #expect(!command.executing.value)
    #expect(command.enabled.value)
  }

  @Test("E150: it executes from the start of the work to its end")
  func lifecycle() {
    let watched = Watched()
    let values = Log<Int>()
    watched.command.values.subscribe(next: values.add)
    let execution = events(watched.command.execute("a"))
    #expect(watched.started.entries == ["a"])
    #expect(watched.executing.entries == [false, true])
    #expect(watched.enabled.entries == [true, false])
    watched.work.send(1)
    watched.work.send(2)
    watched.work.complete()
    #expect(watched.executing.entries == [false, true, false])
    #expect(watched.enabled.entries == [true, false, true])
    #expect(values.entries == [1, 2])
    #expect(execution.entries == ["1", "2", "|"])
  }

  @Test("executing is true before the work starts, and false before anyone hears of the end")
  func order() {
    let log = Log<String>()
    let known = Cell<Command<Int, Int, Never>?>(nil)
    @Sendable func note(_ what: String) {
      log.add("\(what) \(known.value?.executing.value ?? false)")
    }
    let work = Subject<Int, Never>()
    let command = Command<Int, Int, Never> { _ in
      note("start")
      return work.signal
    }
    known.value = command
    command.values.subscribe(next: { _ in note("value") })
    command.execute(0).subscribe(next: { _ in }, failed: { _ in }, completed: { note("end") })
    work.send(1)
    work.complete()
    known.value = nil
    #expect(log.entries == ["start true", "value true", "end false"])
  }

  @Test("E152: a failure ends the execution and is a value of the errors, which stay open")
  func failing() {
    let log = Log<String>()
    let executing = Log<Bool>()
    let command = Command<Int, Int, Oops> { _ in Signal.fail(Oops()) }
    command.executing.signal.subscribe(next: executing.add)
    command.errors.subscribe(
      next: { _ in log.add("error") },
      completed: { log.add("errors |") }
    )
    #expect(events(command.execute(1)).entries == ["#"])
    #expect(events(command.execute(2)).entries == ["#"])
    #expect(log.entries == ["error", "error"])
    #expect(executing.entries == [false, true, false, true, false])
  }

  @Test("E155: it is enabled as its condition says, from the start")
  func condition() {
    let condition = MutableProperty(true)
    let watched = Watched(enabledIf: condition.readOnly())
    condition.value = false
    #expect(events(watched.command.execute("a")).entries == ["not enabled"])
    condition.value = true
    #expect(watched.enabled.entries == [true, false, true])
    #expect(watched.started.entries == [])
    let off = Command<Int, Int, Never>(enabledIf: Property(false)) { Signal.just($0) }
    #expect(!off.enabled.value)
  }

  @Test("A130: a second execution in the same turn is refused, and starts nothing")
  func twice() {
    let watched = Watched()
    watched.command.execute("a")
    #expect(events(watched.command.execute("b")).entries == ["not enabled"])
    #expect(watched.started.entries == ["a"])
    #expect(watched.executing.entries == [false, true])
  }

  @Test("of many threads that execute at once, one starts the work")
  func race() {
    for _ in 0..<200 {
      let watched = Watched()
      onFourThreads { watched.command.execute("\($0)") }
      #expect(watched.started.count == 1)
      #expect(watched.executing.entries == [false, true])
    }
  }

  @Test("work that is executed from inside its own observers or its own work is decided alike")
  func reentrant() {
    let again = Log<String>()
    let known = Cell<Command<Int, Int, Oops>?>(nil)
    let command = Command<Int, Int, Oops> { depth in
      if let command = known.value, depth == 0 {
        again.add(contentsOf: self.events(command.execute(1)).entries)
      }
      return Signal<Int, Oops>.just(depth)
    }
    known.value = command
    let states = Log<Bool>()
    command.executing.signal.subscribe(next: states.add)
    command.execute(0)
    known.value = nil
    #expect(again.entries == ["not enabled"])
    #expect(states.entries == [false, true, false])
  }

  @Test("executed again as soon as it is idle, it is executing while the work runs")
  func again() {
    let seen = Log<Bool>()
    let runs = Cell(0)
    let known = Cell<Command<Int, Int, Never>?>(nil)
    let command = Command<Int, Int, Never> { _ in
      runs.change { $0 += 1 }
      seen.add(known.value?.executing.value ?? false)
      return Signal<Int, Never>.just(1)
    }
    known.value = command
    command.executing.changes.subscribe(next: { isExecuting in
      if !isExecuting, runs.value < 3 { known.value?.execute(0) }
    })
    command.execute(0)
    known.value = nil
    #expect(seen.entries == [true, true, true])
    #expect(!command.executing.value)
  }

  @Test(
    "A132: work that is over before anyone looks is counted down",
    arguments: [Signal<Int, Oops>.empty, .just(1), .fail(Oops()), ended()]
  )
  func alreadyOver(work: Signal<Int, Oops>) {
    let log = Log<Bool>()
    let command = Command<Int, Int, Oops> { _ in work }
    command.executing.signal.subscribe(next: log.add)
    command.execute(1)
    #expect(log.entries == [false, true, false])
    #expect(command.enabled.value)
  }

  @Test("work whose source goes away is counted down, and its observers are let go")
  func abandoned() {
    let alive = Cell(0)
    let work = Cell<Subject<Int, Oops>?>(Subject())
    let command = Command<Int, Int, Oops> { _ in work.value?.signal ?? .empty }
    do {
      let token = Token(alive)
      command.execute(1).subscribe(next: { _ in token.touch() }, failed: { _ in token.touch() })
    }
    #expect(command.executing.value)
    work.value = nil
    #expect(!command.executing.value)
    #expect(alive.value == 0)
  }

  @Test("work that never does anything is executing all the same")
  func never() {
    let command = Command<Int, Int, Never> { _ in Signal.never }
    command.execute(1)
    #expect(command.executing.value)
    #expect(!command.enabled.value)
  }

  @Test("D26, A134: the work goes on when the execution's signal is disposed of or dropped")
  func dropped() {
    let watched = Watched()
    let values = Log<Int>()
    watched.command.values.subscribe(next: values.add)
    watched.command.execute("a").subscribe(next: { _ in }, failed: { _ in }).dispose()
    #expect(watched.command.executing.value)
    watched.work.send(1)
    #expect(values.entries == [1])
    watched.work.complete()
    #expect(!watched.command.executing.value)
  }

  @Test("an execution's signal repeats everything to whoever comes late")
  func replays() {
    let command = Command<Int, Int, Oops> { Signal.values([$0, $0 + 1]) }
    let execution = command.execute(1)
    #expect(events(execution).entries == ["1", "2", "|"])
    #expect(events(execution).entries == ["1", "2", "|"])
  }

  @Test("where it is allowed, executions overlap, and it executes until the last has ended")
  func concurrent() {
    let works = [Subject<Int, Oops>(), Subject<Int, Oops>()]
    let command = Command<Int, Int, Oops>(allowsConcurrentExecution: true) { works[$0] }
    let executing = Log<Bool>()
    let values = Log<Int>()
    command.executing.signal.subscribe(next: executing.add)
    command.values.subscribe(next: values.add)
    command.execute(0)
    #expect(command.enabled.value)
    command.execute(1)
    works[1].send(1)
    works[0].send(0)
    works[0].complete()
    #expect(command.executing.value)
    works[1].fail(Oops())
    #expect(executing.entries == [false, true, false])
    #expect(values.entries == [1, 0])
  }

  @Test("A020: commands that disable one another through their own executing do not hang")
  func oneAnother() {
    let idle = MutableProperty(true)
    let works = (0..<3).map { _ in Subject<Int, Never>() }
    let commands = works.map { work in
      Command<Int, Int, Never>(enabledIf: idle.readOnly()) { _ in work }
    }
    for command in commands { command.executing.not().signal.bind(to: idle) }
    commands[0].execute(1)
    #expect(commands.map(\.executing.value) == [true, false, false])
    #expect(commands.map(\.enabled.value) == [false, false, false])
    works[0].complete()
    #expect(commands.map(\.enabled.value) == [true, true, true])
  }

  @Test("A022: changing the condition from an observer of executing does not repeat executing")
  func noRepeat() {
    let condition = MutableProperty(1)
    let command = Command<Int, Int, Never>(enabledIf: condition.map { $0 == 0 }) { Signal.just($0) }
    let log = Log<Bool>()
    command.executing.signal.subscribe(next: { isExecuting in
      log.add(isExecuting)
      condition.value = 10
    })
    #expect(log.entries == [false])
    #expect(condition.value == 10)
  }

  @Test("when it is released everything of it completes, and running work goes on to its end")
  func released() {
    let log = Log<String>()
    let work = Subject<Int, Oops>()
    let condition = MutableProperty(true)
    var command: Command<Int, Int, Oops>? = Command(enabledIf: condition.readOnly()) { _ in work }
    let execution = command.map { events($0.execute(1)) }
    command?.values.subscribe(next: { _ in }, completed: { log.add("values") })
    command?.errors.subscribe(next: { _ in }, completed: { log.add("errors") })
    command?.executing.signal.subscribe(next: { _ in }, completed: { log.add("executing") })
    command?.enabled.signal.subscribe(next: { _ in }, completed: { log.add("enabled") })
    let executing = command?.executing
    command = nil
    #expect(Set(log.entries) == ["values", "errors", "executing", "enabled"])
    #expect(executing?.value == true)
    work.send(1)
    work.complete()
    #expect(execution?.entries == ["1", "|"])
    #expect(executing?.value == false)
  }

  @Test("nothing of an execution is kept when it has ended", arguments: [true, false])
  func leaks(ends: Bool) {
    let alive = Cell(0)
    do {
      let token = Token(alive)
      let work = Subject<Int, Oops>()
      let command = Command<Int, Int, Oops> { _ in
        token.touch()
        return work.signal.map { value in
          token.touch()
          return value
        }
      }
      command.execute(1)
      work.send(1)
      if ends { work.complete() }
    }
    #expect(alive.value == 0)
  }

  @Test("while it runs, what it has sent is kept for who keeps its signal, and for nobody else")
  func memory() {
    let alive = Cell(0)
    let work = Subject<Token, Never>()
    let command = Command<Void, Token, Never>(allowsConcurrentExecution: true) { work }
    command.execute()
    for _ in 0..<3 { work.send(Token(alive)) }
    #expect(alive.value == 0)
    var execution = Optional(command.execute())
    for _ in 0..<3 { work.send(Token(alive)) }
    #expect(alive.value == 3)
    let heard = Cell(0)
    let handle = execution?.subscribe(next: { _ in heard.change { $0 += 1 } }, failed: { _ in })
    execution = nil
    work.send(Token(alive))
    #expect(heard.value == 4)
    handle?.dispose()
    #expect(alive.value == 0)
    #expect(command.executing.value)
  }

  @Test("work that never does anything goes with the command")
  func neverLeaks() {
    let alive = Cell(0)
    do {
      let token = Token(alive)
      let command = Command<Void, Int, Never> {
        token.touch()
        return Signal<Int, Never>.never.map { _ in token.alive.value }
      }
      command.execute()
    }
    #expect(alive.value == 0)
  }
}

private func ended() -> Signal<Int, Oops> {
  let subject = Subject<Int, Oops>()
  subject.complete()
  return subject.signal
}

extension Log {
  fileprivate func add(contentsOf entries: [Entry]) { entries.forEach(add) }
}
