import Signals
import TestSupport
import Testing

@Suite("Agenda")
struct AgendaTests {
  @Test("works come by deadline, those with equal ones first come, first served")
  func order() {
    let log = Log<Int>()
    var agenda = Agenda()
    // Deadlines 0…4, each 200 times, in an order that a heap has to sort.
    for number in 0..<1_000 {
      _ = agenda.add(at: .seconds(number * 7 % 5)) { log.add(number) }
    }
    while let (_, work) = agenda.next(by: nil) { work.run() }
    let wanted = (0..<1_000).sorted { ($0 * 7 % 5, $0) < ($1 * 7 % 5, $1) }
    #expect(log.entries == wanted)
  }

  @Test("only what is due is taken")
  func limit() {
    var agenda = Agenda()
    _ = agenda.add(at: .seconds(3)) {}
    #expect(agenda.next(by: .seconds(2)) == nil)
    #expect(agenda.nextDeadline == .seconds(3))
    #expect(agenda.next(by: .seconds(3))?.deadline == .seconds(3))
    #expect(agenda.nextDeadline == nil)
  }

  @Test("works that were called off are let go of at once, and swept out")
  func cancelling() {
    let alive = Cell(0)
    let log = Log<String>()
    var agenda = Agenda()
    _ = agenda.add(at: .seconds(1)) { log.add("kept") }
    for number in 0..<10_000 {
      let token = Token(alive)
      let work = agenda.add(at: .seconds(number % 3)) { token.touch() }
      #expect(alive.value == 1 || number > 0)
      work.dispose()
    }
    #expect(alive.value == 0)
    #expect(agenda.count < 100)
    while let (_, work) = agenda.next(by: nil) { work.run() }
    #expect(log.entries == ["kept"])
  }
}
