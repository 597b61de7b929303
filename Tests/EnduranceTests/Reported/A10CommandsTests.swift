import Signals
import TestSupport
import Testing

/// Reported faults of the peers: commands and what remembers values.
@Suite("A10: commands, values that are kept", .ownThread)
struct A10CommandsTests {
  @Test("A130: a second execution in the same turn starts nothing")
  func a130() {
    let starts = Cell(0)
    let command = Command<Int, Int, Never> { _ in
      Signal.never.initially { starts.change { $0 += 1 } }
    }
    let results = [command.execute(1), command.execute(2)].map { Heard($0.mapError(wasRefused)) }
    #expect(starts.value == 1)
    #expect(results.map(\.text) == ["", "E"])
    #expect(command.executing.value)
  }

  @Test("A132: work that is over before anyone looks is counted down", arguments: 0..<3)
  func a132(kind: Int) {
    let over = Subject<Int, Oops>()
    over.complete()
    let works: [Signal<Int, Oops>] = [.empty, over.signal, .fail(Oops())]
    let command = Command<Void, Int, Oops> { works[kind] }
    let (executing, enabled) = (Log<Bool>(), Log<Bool>())
    command.executing.signal.subscribe(next: executing.add)
    command.enabled.signal.subscribe(next: enabled.add)
    command.execute()
    #expect(executing.entries == [false, true, false])
    #expect(enabled.entries == [true, false, true])
  }

  @Test("A134: disposing of an execution's signal leaves the work running, and executing true")
  func a134() {
    let listeners = Cell(0)
    let work = Subject<Int, Never>()
    let command = Command<Void, Int, Never> { work.signal.counted(in: listeners) }
    Heard(command.execute()).dispose()
    #expect(command.executing.value)
    #expect(listeners.value == 1)
    work.complete()
    #expect(!command.executing.value)
    #expect(listeners.value == 0)
  }

  @Test("A141: a subject with a value keeps what was sent before anyone subscribed")
  func a141() {
    let subject = BehaviorSubject<Int, Never>(0)
    subject.send(2)
    #expect(Heard(subject).text == "2")
  }

  @Test("A142: nil is a value: the first one passes distinctUntilChanged")
  func a142() {
    let values = Log<Int?>()
    Signal<Int?, Never>.values([nil, nil, 1, nil]).distinctUntilChanged()
      .subscribe(next: values.add)
    #expect(values.entries == [nil, 1, nil])
  }
}

private func wasRefused(_ error: CommandError<Never>) -> Oops {
  #expect(error == .notEnabled)
  return Oops()
}
