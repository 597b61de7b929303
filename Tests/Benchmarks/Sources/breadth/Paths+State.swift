import Dispatch
import Harness
import Signals

extension Paths {
  static var state: [Row] {
    [
      setting(observers: 1),
      setting(observers: 10),
      Row(
        named("Command, an execution of a ready value"),
        workload("Command", events: 20_000) { count in
          let command = Command<Value, Value, Never> { Values.just($0) }
          let handle = summed(command.values)
          return keeping(command, handle) {
            for number in 0..<count { command.execute(.at(number)) }
          }
        },
        allocations: nil
      ),
    ]
  }

  private static func setting(observers: Int) -> Row {
    let name = "property set, observers: \(observers)"
    let work = workload(name, events: 200_000 / observers) { count in
      let property = MutableProperty(Value.at(0))
      let handles = (0..<observers).map { _ in summed(property.signal) }
      return keeping(property, handles) {
        for number in 0..<count { property.value = .at(number) }
      }
    }
    return Row(named(name), work)
  }

  /// Into async code and out of it.
  static var bridges: [Row] {
    [
      Row(
        named("values, iterated by a task"),
        workload("values", events: 50_000) { count in
          {
            awaited {
              for await value in range(count).values() as SignalValues<Value, Never> {
                total.add(value.weight)
              }
            }
          }
        },
        allocations: nil,
        isCounted: false
      ),
      Row(
        named("Signal of an async sequence"),
        workload("async sequence", events: 50_000) { count in
          {
            let (stream, input) = AsyncStream.makeStream(of: Value.self)
            for number in 0..<count { input.yield(.at(number)) }
            input.finish()
            let end = DispatchSemaphore(value: 0)
            Values(stream).subscribe(
              next: { total.add($0.weight) },
              completed: { end.signal() }
            )
            end.wait()
          }
        },
        allocations: nil,
        isCounted: false
      ),
    ]
  }

  /// Runs async work to its end.
  private static func awaited(_ work: @escaping @Sendable () async -> Void) {
    let end = DispatchSemaphore(value: 0)
    Task {
      await work()
      end.signal()
    }
    end.wait()
  }

  static var footprint: Footprint {
    let subject = Subject<Value, Never>()
    let values = chosen(turned(subject.signal)).scan(.at(0)) { $1 }.distinctUntilChanged()
    return Footprint(named("live subscription of four operators, bytes"), count: 1_000) { count in
      (0..<count).map { _ in summed(values) } + [subject]
    }
  }

  /// A chain in which most kinds of state take part.
  static var growth: Growth {
    Growth(named("growth over ten million events, bytes"), events: 10_000_000) { count in
      let subject = Subject<Value, Never>()
      let time = TestScheduler()
      let numbers = subject.signal.share(replay: 1)
      let chain = combineLatest(
        numbers.scan(.at(0)) { $1 }.distinctUntilChanged(),
        numbers.flattenMapLatest { Values.just($0) }
      ).map { $0.1 }.withLatestFrom(numbers).map { $0.0 }
        .throttle(.seconds(1), on: time).merge(numbers.debounce(.seconds(1), on: time))
      let handle = summed(chain)
      return keeping(subject, handle) {
        for number in 0..<count {
          subject.send(.at(number))
          if number & 1_023 == 0 { time.advance(by: .seconds(2)) }
        }
        time.advance(by: .seconds(2))
      }
    }
  }
}
