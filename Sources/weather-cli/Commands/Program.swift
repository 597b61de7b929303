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
        let key = Configuration.key(in: world.environment)
        return .values(Complaint(error).outputs.map { $0.redacted(by: key) })
      }
      switch request {
      case .help: return .values([.out(Help.text + "\n"), .exit(.success)])
      case .version: return .values([.out(Help.version + "\n"), .exit(.success)])
      case .weather(let invocation):
        return Progress.shown(during: weather(invocation, in: world), in: world)
          .flattenMap { Signal.values($0) }
      }
    }
  }

  private static func weather(
    _ invocation: Invocation,
    in world: World
  ) -> Signal<[Output], Never> {
    .defer {
      do throws(Complaint) {
        let session = try Session(invocation, in: world)
        return answers(invocation, session, in: world)
          .map { outputs in outputs.map { $0.redacted(by: session.key) } }
      } catch {
        let key = Configuration.key(in: world.environment)
        return .just(error.outputs.map { $0.redacted(by: key) })
      }
    }
  }

  private static func answers(
    _ invocation: Invocation,
    _ session: Session,
    in world: World
  ) -> Signal<[Output], Never> {
    let presenting = Presenting(invocation: invocation, units: session.units, world: world)
    return session.answering.place(session.place)
      .flattenMap(.latest) { place in
        session.answering.report(invocation.command, at: place).promoteError(Complaint.self)
      }
      .map { presenting.outputs($0) }
      .catch { .just($0.outputs) }
  }
}
