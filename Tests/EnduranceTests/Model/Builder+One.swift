import ReferenceModel
import Signals

/// Operators over one input.
extension Builder {
  func oneByOne(_ operation: Operation, _ input: Numbers) -> Numbers? {
    switch operation {
    case .map(let k): input.map { Arithmetic.map($0, k) }
    case .filter(let k): input.filter { Arithmetic.accepts($0, k) }
    case .scan: input.scan(0, Arithmetic.add)
    case .take(let count): input.take(count)
    case .skip(let count): input.skip(count)
    case .takeWhile(let k, let inclusive):
      input.takeWhile(inclusive: inclusive) { Arithmetic.accepts($0, k) }
    case .skipWhile(let k): input.skipWhile { Arithmetic.accepts($0, k) }
    case .distinctUntilChanged: input.distinctUntilChanged()
    case .uniqueValues: input.uniqueValues { $0 }
    case .element(let index): input.element(at: index)
    case .first(let k): input.first { Arithmetic.accepts($0, k) }
    case .contains(let k): input.contains { Arithmetic.accepts($0, k) }.map { $0 ? 1 : 0 }
    case .allSatisfy(let k): input.allSatisfy { Arithmetic.accepts($0, k) }.map { $0 ? 1 : 0 }
    case .ifEmpty(let value): input.ifEmpty(value)
    case .startWith(let values): Numbers.values(values).concat(input)
    default: gathering(operation, input)
    }
  }

  private func gathering(_ operation: Operation, _ input: Numbers) -> Numbers? {
    switch operation {
    case .takeLast(let count): input.takeLast(count)
    case .collect: input.collect().map(Arithmetic.fold)
    case .collectCount(let count): input.collect(count).map(Arithmetic.fold)
    case .collectUntil(let k):
      input.collect { !Arithmetic.accepts($0[$0.count - 1], k) }.map(Arithmetic.fold)
    case .aggregate: input.aggregate(0, Arithmetic.add)
    case .combinePrevious: input.combinePrevious(0).map { Arithmetic.fold([$0, $1]) }
    case .enumerated: input.enumerated().map { Arithmetic.fold([$0, $1]) }
    case .materialize: input.materialize().map { Arithmetic.number(Kind($0)) }.promoteError()
    case .tryMap(let k):
      input.tryMap { value throws(Fault) -> Int in
        if Arithmetic.accepts(value, k) { return Arithmetic.map(value, k) }
        throw Fault(number: value)
      }
    case .mapError(let k): input.mapError { Fault(number: Arithmetic.map($0.number, k)) }
    case .transparent(let way): transparent(way, input)
    case .groupBy(let k, let count):
      input.groupBy { $0 % (k + 1) }.flattenMap { $0.signal.take(count) }
    case .groupByLast(let k): input.groupBy { $0 % (k + 1) }.flattenMap { $0.signal.takeLast(1) }
    default: nil
    }
  }

  private func transparent(_ way: Int, _ input: Numbers) -> Numbers {
    switch way {
    case 0: input.materialize().dematerialize()
    case 1: input.finally {}
    case 2: .defer { input }
    case 3: .using({ () throws(Fault) in 0 }, close: { _ in }) { _ in input }
    case 4: input.on(subscribed: {}, next: { _ in }, failed: { _ in }, completed: {}, disposed: {})
    default: input.named("a name")
    }
  }

  func timed(_ operation: Operation, _ input: Numbers) -> Numbers? {
    switch operation {
    case .delay(let ticks): input.delay(.ticks(ticks), on: time)
    case .delaySubscription(let ticks): input.delaySubscription(.ticks(ticks), on: time)
    case .subscribeOn: input.subscribeOn(time)
    case .deliverOn: input.deliverOn(time)
    case .debounce(let ticks): input.debounce(.ticks(ticks), on: time)
    case .debounceWhen(let ticks, let k):
      input.debounce(.ticks(ticks), on: time) { Arithmetic.accepts($0, k) }
    case .throttle(let ticks, let edges):
      input.throttle(
        .ticks(ticks),
        on: time,
        leading: edges != .trailing,
        trailing: edges != .leading
      )
    case .timeout(let ticks):
      input.timeout(.ticks(ticks), failingWith: Fault(number: -1), on: time)
    case .timeoutBetweenValues(let ticks):
      input.timeoutBetweenValues(.ticks(ticks), failingWith: Fault(number: -1), on: time)
    case .bufferWithTime(let ticks, let count):
      input.bufferWithTime(.ticks(ticks), count: count, on: time).map(Arithmetic.fold)
    case .window(let ticks, let count):
      input.window(.ticks(ticks), count: count, on: time)
        .flattenMap { $0.collect().map(Arithmetic.fold) }
    case .lazyMap(let k): input.lazyMap(on: time) { Arithmetic.map($0, k) }
    case .measureInterval: input.measureInterval(on: time).map(\.ticks)
    default: nil
    }
  }
}
