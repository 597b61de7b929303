import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// The examples of Docs/Contract.md, compiled and run.
///
/// Each stands here word for word.
@Suite("Docs: the contract's examples")
struct ContractExamplesTests {
  @Test("every example on the page is one of these, word for word")
  func wordForWord() throws {
    let docs = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Contract.md")
    let page = try String(contentsOf: docs, encoding: .utf8)
    let examples = page.components(separatedBy: "```swift fragment\n").dropFirst()
      .map { lines($0.components(separatedBy: "```")[0]) }
    #expect(examples.count == 11, "an example for each promise")
    let source = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
    for example in examples {
      #expect(source.contains(example), "not compiled and run here:\n\(example)")
    }
  }

  /// Without indentation and blank lines.
  private func lines(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private let printed = Locked<[String]>([])

  private func print(_ items: Any...) {
    let line = items.map { "\($0)" }.joined(separator: " ")
    printed.withLock { $0.append(line) }
  }

  @Test("1: nothing comes after the ending")
  func grammar() {
    let letters = Signal<String, Never>.create { observer, _ in
      observer.send("a")
      observer.complete()
      observer.send("b")  // too late: nobody hears it
    }
    letters.subscribe { print($0) }
    #expect(printed.withLock { $0 } == ["a"])
  }

  @Test("2: one request for each subscription")
  func cold() throws {
    let london = try #require(Place.scripted("London"))
    let requests = Locked(0)
    let client = OpenWeatherMapClient(
      key: APIKey("a-key"),
      transport: Transport { _ in
        .defer {
          requests.withLock { $0 += 1 }
          return .just(HTTPResponse(status: 500))
        }
      }
    )
    let show: @Sendable (CurrentConditions) -> Void = { _ in }
    let explain: @Sendable (WeatherError) -> Void = { _ in }

    let request = client.currentConditions(at: london)  // asks nothing yet
    request.subscribe(next: show, failed: explain)  // one request
    request.subscribe(next: show, failed: explain)  // another one
    #expect(requests.withLock { $0 } == 2)
  }

  @Test("3: an endless source stops when it is no longer wanted")
  func lifetime() {
    let numbers = Signal<Int, Never>.create { observer, lifetime in
      var number = 0
      while !lifetime.isEnded {
        observer.send(number)
        number += 1
      }
    }
    numbers.take(3).subscribe { print($0) }  // 0 1 2, and the loop is over
    #expect(printed.withLock { $0 } == ["0", "1", "2"])
  }

  @Test("4: counting needs no lock")
  func serial() {
    let fromDisk = Signal<String, Never>.values(["a", "b"])
    let fromNetwork = Signal<String, Never>.just("c")
    let count = Signal.merge([fromDisk, fromNetwork]).scan(0) { total, _ in total + 1 }
    count.subscribe { print($0) }
    #expect(printed.withLock { $0 } == ["1", "2", "3"])
  }

  @Test("5: a subject fed from its own observer")
  func noLock() {
    let subject = Subject<Int, Never>()
    subject.signal.subscribe { print($0) }
    subject.signal.subscribe { if $0 < 3 { subject.send($0 + 1) } }  // queued, not nested
    subject.send(0)  // 0 1 2 3
    #expect(printed.withLock { $0 } == ["0", "1", "2", "3"])
  }

  @Test("6: disposing twice")
  func dispose() {
    let ticker = Subject<Int, Never>()
    let ticks = ticker.signal
    let handle = ticks.subscribe { print($0) }
    handle.dispose()
    handle.dispose()  // nothing more happens
    ticker.send(1)
    #expect(printed.withLock { $0 } == [])
  }

  @Test("7: a hundred thousand rounds")
  func depth() {
    let ones = Signal<Int, Never>.just(1).repeat().take(100_000)
    let rounds = Locked(0)
    ones.subscribe { _ in rounds.withLock { $0 += 1 } }
    #expect(rounds.withLock { $0 } == 100_000)
  }

  @Test("8: a failure that was answered is gone from the type")
  func typedFailures() throws {
    let place = Signal<Place, WeatherError>.fail(.offline)
    let name: Signal<String, WeatherError> = place.map(\.name)
    name.catch { _ in .just("somewhere") }  // Signal<String, Never>
      .subscribe { print($0) }
    #expect(printed.withLock { $0 } == ["somewhere"])
  }

  @Test("9: what has ended says so")
  func endedSources() {
    let subject = Subject<Int, Never>()
    subject.complete()
    subject.signal.subscribe(next: { _ in }, completed: { print("over") })  // over
    #expect(printed.withLock { $0 } == ["over"])
  }

  @Test("10: time that a test winds")
  func time() {
    let time = TestScheduler()
    let minutes = Signal<Int, Never>.interval(.seconds(60), on: time)
    minutes.subscribe { print($0) }
    time.advance(by: .seconds(180))  // 0 1 2
    #expect(printed.withLock { $0 } == ["0", "1", "2"])
  }

  @Test("11: state is each subscription's own")
  func noAllocation() {
    let numbers = Signal<Int, Never>.values([1, 2])
    let total = numbers.scan(0, +)
    total.subscribe { print("one", $0) }
    total.subscribe { print("two", $0) }  // begins at 0 again
    #expect(printed.withLock { $0 } == ["one 1", "one 3", "two 1", "two 3"])
  }
}
