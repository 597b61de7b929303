import Foundation
import Signals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A command of the shell that is asked for one line.
///
/// It is part of the program's own job, so it may ask a person at the terminal, and ^C and ^Z are
/// for both. Foundation's `Process` makes a job of its own of it, which the terminal stops as soon
/// as it reads.
enum ShellCommand {
  /// The first line that a command writes, once it has ended well; nil where it fails or writes
  /// none.
  ///
  /// What it started and left behind is not waited for.
  static func line(of command: String) -> String? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Whoever stops it then knows it, however early.
    let started = running.withLock { running in
      running = start(command, writing)
      return running
    }
    close(writing)
    guard let child = started else {
      close(reading)
      return nil
    }
    let line = firstLine(from: reading)
    // The rest is not wanted, but who writes it is not to be stopped by that.
    Thread.detachNewThread {
      while !bytes(from: reading).isEmpty {}
      close(reading)
    }
    let status = ending(of: child)
    if isInterrupted(status) { awaitTheEnd() }
    return status == 0 ? line : nil
  }

  /// Ends the command that runs, if one does.
  static func stop() {
    running.withLock { running in if let running { kill(running, SIGTERM) } }
  }

  /// Notes what whoever started the program has it ignore, which a command then ignores as well.
  ///
  /// To be called before the program ignores signals for reasons of its own.
  static func noteIgnoredSignals() { _ = ignored }

  /// The command that runs.
  private static let running = Locked<pid_t?>(nil)

  /// The signals that the program may take for itself, and those of them that it was to ignore.
  private static let own = [SIGINT, SIGHUP, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH]
  private static let ignored = Set(own.filter(isIgnored))

  /// How a command ends, once it does.
  private static func ending(of child: pid_t) -> Int32 {
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    // Its number is given back in the same step in which nobody knows it any more.
    return running.withLock { running in
      var status: Int32 = 0
      waitpid(child, &status, 0)
      running = nil
      return status
    }
  }

  /// Whether a command was ended by ^C, or says so as shells do.
  private static func isInterrupted(_ status: Int32) -> Bool {
    let (signal, code) = (status & 0x7F, (status >> 8) & 0xFF)
    return !ignored.contains(SIGINT) && (signal == SIGINT || signal == 0 && code == 128 + SIGINT)
  }

  /// Ends the program as ^C does, which was for the program as well, and may come to it later.
  private static func awaitTheEnd() -> Never {
    kill(getpid(), SIGINT)
    while true { pause() }
  }

  /// The longest line that is read, in bytes.
  private static let longest = 64 << 10

  private static func firstLine(from descriptor: Int32) -> String? {
    var line: [UInt8] = []
    while line.count <= longest {
      let bytes = bytes(from: descriptor)
      line += bytes
      if bytes.isEmpty || bytes.contains(where: isLineEnd) { break }
    }
    guard line.count <= longest, let first = line.split(whereSeparator: isLineEnd).first else {
      return nil
    }
    return String(validating: first, as: UTF8.self)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// What can be read next; nothing at the end.
  private static func bytes(from descriptor: Int32) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var count: Int
    repeat { count = read(descriptor, &buffer, buffer.count) } while count < 0 && errno == EINTR
    return buffer.prefix(max(0, count))
  }

  private static func start(_ command: String, _ output: Int32) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in own where !ignored.contains(signal) { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    )
    let arguments = ["sh", "-c", command]
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var words = arguments.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for text in words + environment { free(text) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, &words, &environment)
    return code == 0 ? child : nil
  }
}
