import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that runs in a session of its own, and everything it has written so far.
final class ChildProcess: Sendable {
  /// What is known of the program.
  struct Report: Sendable, CustomStringConvertible {
    var output: [Int32: Data] = [:]
    var open = 0
    var ending: Ending?

    var isOver: Bool { open == 0 && ending != nil }
    var description: String {
      let texts = output.sorted { $0.key < $1.key }.map {
        String(decoding: $0.value, as: UTF8.self)
      }
      return "\(ending.map { "\($0)" } ?? "running"), having written \(texts)"
    }
  }

  let report: Awaited<Report>
  private let identifier: pid_t

  /// Starts a program in the terminal at a path or, without one, with nothing to read and with
  /// `outputs`: the descriptors to hand over, by the number the program sees.
  init(
    _ program: URL,
    _ arguments: [String],
    environment: [String: String],
    terminal: String? = nil,
    outputs: [Int32: Int32] = [:]
  ) throws {
    var actions = SpawnActions()
    defer { actions.destroy() }
    if let terminal {
      // A session's first terminal becomes its controlling one, so that ^C is a signal.
      for stream: Int32 in 0...2 { actions.open(terminal, O_RDWR, as: stream) }
    } else {
      actions.open("/dev/null", O_RDONLY, as: 0)
      for (stream, descriptor) in outputs { actions.duplicate(descriptor, as: stream) }
    }
    let environment = environment.map { "\($0.key)=\($0.value)" }
    identifier = try actions.spawn(program.path, arguments, environment)
    report = Awaited(Report())
    Thread.detachNewThread { [identifier, report] in
      var information = siginfo_t()
      while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {
      }
      // The number is given back in the same step in which `send` stops using it.
      report.change {
        var status: Int32 = 0
        waitpid(identifier, &status, 0)
        $0.ending = Ending(status)
      }
    }
  }

  deinit { send(SIGKILL) }

  /// Copies everything that can be read from `descriptor` into the report, then closes it; earlier
  /// once the other end of `stop` is closed.
  func collect(_ descriptor: Int32, as stream: Int32, until stop: Int32 = -1) {
    report.change {
      $0.open += 1
      $0.output[stream] = Data()
    }
    Thread.detachNewThread { [report] in
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while true {
        var waits = [descriptor, stop].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if poll(&waits, 2, -1) < 0 { continue }
        if waits[1].revents != 0 { break }
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        // A pseudo-terminal whose last user is gone answers EIO.
        if count <= 0 { break }
        let bytes = Data(buffer[..<count])
        report.change { $0.output[stream, default: Data()] += bytes }
      }
      close(descriptor)
      if stop >= 0 { close(stop) }
      report.change { $0.open -= 1 }
    }
  }

  /// Waits, with the thread, until the program has stopped as after ^Z, or is over.
  func waitUntilStopped() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WSTOPPED | WNOWAIT) < 0 && errno == EINTR {}
  }

  /// Sends a signal to the program, unless it is over.
  func send(_ signal: Int32) {
    report.change { [identifier] in
      if $0.ending == nil { kill(identifier, signal) }
    }
  }

  /// Waits until the program is over and everything it wrote was read; kills it at the limit.
  func finish(within limit: Duration) async throws -> Report {
    do {
      return try await report.wait(for: "the program to end", within: limit) { $0.isOver }
    } catch {
      send(SIGKILL)
      throw error
    }
  }
}

/// How a program ended.
public enum Ending: Sendable, Equatable {
  /// By itself, with this status.
  case exit(Int32)
  /// By this signal.
  case signal(Int32)

  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}

/// The file actions and attributes of `posix_spawn`.
private struct SpawnActions {
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  private static let newSession = Int16(POSIX_SPAWN_SETSID)
  private static let closeOthers = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  // POSIX_SPAWN_SETSID, which the C library shows to GNU programs alone.
  private static let newSession: Int16 = 0x80
  private static let closeOthers: Int16 = 0
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    let defaults = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(
      &attributes,
      SpawnActions.newSession | SpawnActions.closeOthers | defaults
    )
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGQUIT, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
  }

  mutating func open(_ path: String, _ flags: Int32, as stream: Int32) {
    posix_spawn_file_actions_addopen(&actions, stream, path, flags, 0)
  }

  mutating func duplicate(_ descriptor: Int32, as stream: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
  }

  mutating func spawn(
    _ path: String,
    _ arguments: [String],
    _ environment: [String]
  ) throws -> pid_t {
    var pointers = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, path, &actions, &attributes, &pointers, &variables)
    guard code == 0 else { throw SystemFailure("run \(path)", code) }
    return identifier
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
}
