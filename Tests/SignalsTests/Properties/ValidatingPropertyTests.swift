import Signals
import TestSupport
import Testing

@Suite("ValidatingProperty", .ownThread)
struct ValidatingPropertyTests {
  enum Problem: Error, Equatable { case negative }

  /// Refuses what is negative, and corrects what is above 150.
  func age(_ initial: Int) -> ValidatingProperty<Int, Problem> {
    ValidatingProperty(initial) { (age) throws(Problem) in
      if age < 0 { throw .negative }
      return min(age, 150)
    }
  }

  @Test("stores what the check accepts, as the check returned it")
  func accepts() {
    let age = age(18)
    age.value = 30
    #expect(age.value == 30)
    #expect(age.result.value == .success(30))
    age.value = 200
    #expect(age.value == 150)
    #expect(age.result.value == .success(150))
  }

  @Test("keeps its value when the check refuses the new one, and says why")
  func refuses() {
    let age = age(18)
    age.value = -1
    #expect(age.value == 18)
    #expect(age.result.value == .failure(.negative))
    age.value = 19
    #expect(age.result.value == .success(19))
  }

  @Test("its signals send what was accepted; the outcomes are a signal of their own")
  func signals() {
    let age = age(18)
    let (all, changes) = (Log<Int>(), Log<Int>())
    let outcomes = Log<Result<Int, Problem>>()
    age.signal.subscribe(next: all.add)
    age.changes.subscribe(next: changes.add)
    age.result.signal.subscribe(next: outcomes.add)
    for value in [-1, 20, -2, 300] { age.value = value }
    #expect(all.entries == [18, 20, 150])
    #expect(changes.entries == [20, 150])
    #expect(
      outcomes.entries == [
        .success(18), .failure(.negative), .success(20), .failure(.negative), .success(150),
      ]
    )
  }

  @Test("who comes after a refusal gets the value that was kept")
  func afterRefusal() {
    let age = age(18)
    age.value = -1
    let log = Log<Int>()
    age.signal.subscribe(next: log.add)
    #expect(log.entries == [18])
  }

  @Test("an initial value that the check refuses is kept, and the outcome says so")
  func initial() {
    let age = age(-5)
    #expect(age.value == -5)
    #expect(age.result.value == .failure(.negative))
  }

  @Test("composes like any property, and its signals complete when it goes away")
  func composes() {
    let log = Log<String>()
    do {
      let age = age(18)
      let adult = age.map { $0 >= 18 }
      age.value = 3
      #expect(!adult.value)
      age.signal.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    }
    #expect(log.entries == ["3", "|"])
  }

  @Test("set by many threads, value and outcome agree in the end")
  func threads() {
    let age = age(0)
    onFourThreads { thread in
      for round in 1...500 { age.value = round.isMultiple(of: 3) ? -1 : thread * 10 }
      age.value = 40
    }
    #expect(age.value == 40)
    #expect(age.result.value == .success(40))
  }
}
