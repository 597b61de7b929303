import ReferenceModel
import Signals

/// Composes the library's signals as a graph says.
struct Builder: Sendable {
  /// A faulty replacement for an operator, over its inputs.
  typealias Wrong = @Sendable (Operation, [Numbers]) -> Numbers?

  let time: TestScheduler
  let hots: [Numbers]
  let wrong: Wrong

  /// The signal that `graph` is.
  func signal(_ graph: Graph) -> Numbers {
    let inputs = graph.inputs.map(signal)
    let operation = graph.operation
    if let wrong = wrong(operation, inputs) { return wrong }
    if let source = source(operation) { return source }
    if let many = many(operation, inputs) { return many }
    if let one = oneByOne(operation, inputs[0]) { return one }
    if let timed = timed(operation, inputs[0]) { return timed }
    if let one = repeated(operation, inputs[0]) { return one }
    if let pair = pair(operation, inputs[0], inputs[1]) { return pair }
    preconditionFailure("The builder does not know \(operation)")
  }

  private func source(_ operation: Operation) -> Numbers? {
    switch operation {
    case .hot(let index): return hots[index]
    case .cold(let script):
      return .create { [time] observer, lifetime in
        for scripted in script {
          lifetime.add(
            time.schedule(after: .ticks(scripted.delay)) {
              observer.send(event: scripted.kind.event)
            }
          )
        }
      }
    case .created(let kinds):
      return .create { observer, _ in for kind in kinds { observer.send(event: kind.event) } }
    case .values(let values): return .values(values)
    case .just(let value): return .just(value)
    case .empty: return .empty
    case .never: return .never
    case .fail(let number): return .fail(Fault(number: number))
    case .timer(let ticks): return Signal.timer(.ticks(ticks), on: time).promoteError()
    case .interval(let ticks): return Signal.interval(.ticks(ticks), on: time).promoteError()
    default: return nil
    }
  }

  private func many(_ operation: Operation, _ inputs: [Numbers]) -> Numbers? {
    switch operation {
    case .merge: .merge(inputs)
    case .combineLatest: Numbers.combineLatest(inputs).map(Arithmetic.fold)
    case .zip: Numbers.zip(inputs).map(Arithmetic.fold)
    case .race: .race(inputs)
    case .concat: .concat(inputs)
    case .flattenMap(let strategy):
      flattenMap(strategy, inputs[0]) { value in
        inputs[1 + value % (inputs.count - 1)].map { Arithmetic.map($0, value) }
      }
    default: nil
    }
  }

  private func flattenMap(
    _ strategy: Strategy,
    _ outer: Numbers,
    _ make: @escaping @Sendable (Int) -> Numbers
  ) -> Numbers {
    switch strategy {
    case .merge: outer.flattenMap(.merge, make)
    case .concat: outer.concatMap(make)
    case .latest: outer.flattenMapLatest(make)
    case .first: outer.flattenMapFirst(make)
    case .race: outer.flattenMap(.race, make)
    case .concurrent(let most): outer.flattenMap(.concurrent(most), make)
    }
  }

  private func pair(_ operation: Operation, _ one: Numbers, _ two: Numbers) -> Numbers? {
    let calm: Signal<Int, Never> = two.catchTo(.empty)
    return switch operation {
    case .combineLatestPair: one.combineLatest(two).map { Arithmetic.fold([$0, $1]) }
    case .zipPair: one.zip(two).map { Arithmetic.fold([$0, $1]) }
    case .withLatestFrom: one.withLatestFrom(two).map { Arithmetic.fold([$0, $1]) }
    case .takeUntil: one.takeUntil(two)
    case .skipUntil: one.skipUntil(two)
    case .takeUntilReplacement: one.takeUntilReplacement(two)
    case .sample(let onlyNew): one.sample(calm, onlyNew: onlyNew)
    case .pausable: one.pausable(while: calm.map { Arithmetic.accepts($0, 0) })
    case .pausableBuffered: one.pausableBuffered(while: calm.map { Arithmetic.accepts($0, 0) })
    case .collectOn: one.collect(on: calm).map(Arithmetic.fold)
    case .then: one.then(two)
    case .catchTo: one.catchTo(two)
    case .ifEmptySwitch: one.ifEmpty(switchTo: two)
    default: nil
    }
  }

  private func repeated(_ operation: Operation, _ input: Numbers) -> Numbers? {
    switch operation {
    case .retry(let extra): input.retry(extra)
    case .retryBackOff(let extra, let first):
      input.retry(.backOff(extra, first: .ticks(first)), on: time)
    case .repeat(let runs): input.repeat(runs)
    case .share(let replay, let forever, let listeners):
      .defer { [time] in
        let shared = input.share(replay: replay, scope: forever ? .forever : .whileSubscribed)
        return Numbers.merge(
          listeners.map { listener in
            let some = shared.take(listener.count)
            return listener.delay > 0
              ? some.delaySubscription(.ticks(listener.delay), on: time) : some
          }
        )
      }
    default: nil
    }
  }
}
