import Signals
import WeatherCore

/// The whole program, as one signal of what it does to the outside.
///
/// ```
/// arguments ─ configuration ─ provider ─ place ─ report ─ outputs
///                                          (latest)  └ merged parts, hi / lo combined
/// ```
enum Program {
  /// What a command line does.
  ///
  /// Cold, and silent once disposed. The last output is ``Output/exit(_:)``.
  static func run(_ arguments: [String], in world: World) -> Signal<Output, Never> {
    .defer {
      let request: Request
      do throws(UsageError) {
        request = try ArgumentParser.parse(arguments)
      } catch {
        return .values(redacted(Complaint(error).outputs, world))
      }
      guard let path = request.options?.trace else {
        return whole(answer(to: request, in: world), in: world)
      }
      let record = TraceRecord(to: path, on: world.scheduler)
      var world = world
      world.tracer = record.tracer
      let outputs = answer(to: request, in: world)
        .traced("outputs", in: record.tracer) { "\($0.count)" }
      return whole(outputs, in: world) { [world] outputs in
        record.written(before: outputs, in: world).map { redacted($0, world) }
      }
    }
  }

  /// The outputs one after the other, until they end or something outside ends the run.
  ///
  /// What `complete` does at the end may take its time, and is not done again: who interrupts the
  /// run then ends it at once.
  private static func whole(
    _ outputs: Signal<[Output], Never>,
    in world: World,
    _ complete: @escaping @Sendable ([Output]) -> Signal<[Output], Never> = { .just($0) }
  ) -> Signal<Output, Never> {
    let steps = outputs.map { Step(outputs: $0) }
    return Signal.merge([
      world.interruptions.map { Step(outputs: [.exit($0)], isInterruption: true) }, steps,
    ])
    .scan(into: (isEnding: false, next: Signal<[Output], Never>?.none)) { state, step in
      if state.isEnding {
        state.next = step.isInterruption ? .just(step.outputs) : nil
      } else {
        state = (step.outputs.isEnd, complete(step.outputs))
      }
    }
    .compactMap(\.next)
    .flattenMap(.latest) { $0 }
    .flattenMap { Signal.values($0) }
    .takeUntil(inclusive: true) { $0.isEnd }
  }

  /// What the work, or somebody outside, wants to be done next.
  private struct Step: Sendable {
    let outputs: [Output]
    var isInterruption = false
  }

  private static func answer(to request: Request, in world: World) -> Signal<[Output], Never> {
    switch request {
    case .help: data(Help.text + "\n")
    case .version: data(Help.version + "\n")
    case .manual: data(Manual.text)
    case .shellWords(let shell): data(Completion.script(for: shell))
    case .candidates(let words):
      .defer { data(Candidates(for: words, kept: world.kept).text) }
    case .weather(let invocation):
      session(
        invocation.isDemo ? invocation.options.offline : invocation.options,
        isDemo: invocation.isDemo,
        in: world
      ) { weather(invocation, $0) }
    case .places(let command, let options):
      session(command.asks ? options : options.offline, in: world) { session in
        PlacesRun(session, options).outputs(command)
      }
    case .providers(let options):
      session(options.offline, in: world) { session in
        .just([
          .out(ProviderList.text(session.settings, width: world.knownColumns)), .exit(.success),
        ])
      }
    case .dashboard(let place, let isDemo, let options):
      session(
        isDemo ? options.offline : options,
        isDemo: isDemo,
        showsProgress: false,
        in: isDemo ? world.inDemo : world
      ) { Dashboard($0, at: place).outputs }
    case .watch(let plan, let options):
      session(options, showsProgress: false, in: world) { session in
        .defer {
          do throws(Complaint) {
            return try WatchRun(plan, options, session).outputs
          } catch {
            return .fail(error)
          }
        }
      }
    case .configuration(let command, _):
      .just(redacted(ConfigurationRun(world: world).outputs(command), world))
    }
  }

  private static func data(_ text: String) -> Signal<[Output], Never> {
    .just([.out(text), .exit(.success)])
  }

  /// What a command does that needs a session, with warnings before it, a moving line meanwhile
  /// and no key in anything.
  private static func session(
    _ options: Options,
    isDemo: Bool = false,
    showsProgress: Bool = true,
    in world: World,
    _ work: @escaping @Sendable (Session) -> Signal<[Output], Complaint>
  ) -> Signal<[Output], Never> {
    let outputs = Signal<[Output], Never>.defer {
      do throws(Complaint) {
        let session = try Session(options, isDemo: isDemo, in: world)
        let warnings = session.warnings.map { Output.error($0.text) }
        let outputs = work(session).catch { .just($0.outputs) }
        let all = warnings.isEmpty ? outputs : outputs.startWith(warnings)
        return (session.log.map { $0.shown(during: all) } ?? all).map { outputs in
          redacted(outputs, world, session.settings.keys.all)
        }
      } catch {
        return .just(redacted(error.outputs, world, [options.key].compactMap(\.self)))
      }
    }
    return showsProgress ? Progress.shown(during: outputs, in: world) : outputs
  }

  private static func weather(
    _ invocation: Invocation,
    _ session: Session
  ) -> Signal<[Output], Complaint> {
    .defer {
      let presenting: Presenting
      let query: PlaceQuery
      do throws(Complaint) {
        presenting = try Presenting(invocation, session)
        query = try session.query(invocation)
      } catch {
        return .fail(error)
      }
      return session.chosen(query) { place in
        session.answering.report(invocation.command, at: place)
          .flattenMap { presenting.written($0) }.promoteError()
      }
    }
  }

  private static func redacted(
    _ outputs: [Output],
    _ world: World,
    _ keys: [APIKey] = []
  ) -> [Output] {
    let keys = keys + Configuration.keys(in: world.environment)
    return outputs.map { output in keys.reduce(output) { $0.redacted(by: $1) } }
  }
}

extension RequestLog {
  /// What is told while something is done, among its outputs.
  fileprivate func shown(during work: Signal<[Output], Never>) -> Signal<[Output], Never> {
    let told = lines.map { [Output.error("weather-cli: \($0.withoutControls)\n")] }
    return .merge([told, work]).takeUntil(inclusive: true) { $0.isEnd }
  }
}

extension Options {
  /// The same, for what asks nobody and so needs no key.
  fileprivate var offline: Options {
    var options = self
    options.isOffline = true
    return options
  }
}

extension PlacesCommand {
  /// Whether a provider is asked.
  fileprivate var asks: Bool { if case .add = self { true } else { false } }
}
