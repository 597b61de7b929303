import Signals

/// Records what the named signals of a run do, and writes it where the command line says.
struct TraceRecord: Sendable {
  let tracer: Tracer
  private let path: String

  /// Starts to record; times count from now.
  init(to path: String, on scheduler: any Scheduler) {
    self.path = path
    tracer = Tracer(on: SinceNow(scheduler))
    tracer.isRecording = true
  }

  /// The outputs; those that end the run with the record before the end.
  func written(before outputs: [Output], in world: World) -> Signal<[Output], Never> {
    guard outputs.isEnd else { return .just(outputs) }
    let kept = outputs.filter { !$0.isEnd }
    let end = outputs.filter(\.isEnd)
    if path == "-" { return .just(kept + [.error(tracer.timeline)] + end) }
    return world.writeOutput(path, tracer.chromeTrace)
      .map { $0 ? end : Complaint(unwritten: "trace", path).outputs }
      .startWith(kept)
  }
}

/// A scheduler whose time begins when it is made.
private struct SinceNow: Scheduler {
  private let scheduler: any Scheduler
  private let start: Duration

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
    start = scheduler.now
  }

  var now: Duration { scheduler.now - start }

  func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
    scheduler.schedule(action)
  }

  func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Disposable {
    scheduler.schedule(after: delay, action)
  }
}
