public import Foundation
import Signals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A run of a built program in a terminal of a given size, as a person would see it.
///
/// The program's output and error output are one stream of bytes, with the line ends the
/// terminal makes of them. What is typed reaches the program as from a keyboard: ^C is SIGINT.
///
/// ```swift
/// let screen = try PseudoTerminal.weatherCLI("demo", columns: 60)
/// try await screen.waitForText("Hourly")
/// screen.type("\u{3}")
/// #expect(try await screen.ending() == .exit(130))
/// ```
public final class PseudoTerminal: Sendable {
  private let child: ChildProcess
  private let keyboard: Keyboard

  /// Starts `program` in a new terminal.
  public init(
    _ program: URL,
    _ arguments: [String] = [],
    environment: [String: String] = ["TERM": "xterm-256color"],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    keyboard = try Keyboard(columns: columns, rows: rows)
    child = try ChildProcess(
      program,
      arguments,
      environment: environment,
      terminal: keyboard.path
    )
    keyboard.handOver()
    child.collect(try keyboard.screen(), as: 1, until: keyboard.stop)
  }

  /// Starts the weather-cli that was built beside the tests.
  public static func weatherCLI(
    _ arguments: String...,
    environment: [String: String] = ["TERM": "xterm-256color"],
    columns: Int = 80,
    rows: Int = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProduct.url("weather-cli"),
      arguments,
      environment: environment,
      columns: columns,
      rows: rows
    )
  }

  /// The bytes the terminal received so far.
  public var bytes: Data { child.report.state.output[1] ?? Data() }

  /// The bytes as text, escape sequences included.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Types text, control characters included.
  public func type(_ text: String) { keyboard.type(text) }

  /// Changes the size, which the program hears of by SIGWINCH.
  public func resize(columns: Int, rows: Int) { keyboard.resize(columns: columns, rows: rows) }

  /// Takes the terminal away, as a connection that breaks does.
  public func hangUp() { keyboard.hangUp() }

  /// Sends a signal, such as SIGTERM.
  public func send(signal: Int32) { child.send(signal) }

  /// Waits until the terminal has received `text`.
  @discardableResult
  public func waitForText(_ text: String, within limit: Duration = .seconds(120)) async throws
    -> String
  {
    let report = try await child.report.wait(for: "\"\(text)\"", within: limit) {
      String(decoding: $0.output[1] ?? Data(), as: UTF8.self).contains(text)
    }
    return String(decoding: report.output[1] ?? Data(), as: UTF8.self)
  }

  /// Waits, with the thread, until the program has stopped as after ^Z, or is over.
  public func waitUntilStopped() { child.waitUntilStopped() }

  /// Waits until the bytes the terminal received are as wanted.
  public func waitForBytes(
    _ what: String,
    within limit: Duration = .seconds(120),
    _ isWanted: @escaping @Sendable (Data) -> Bool
  ) async throws {
    try await child.report.wait(for: what, within: limit) { isWanted($0.output[1] ?? Data()) }
  }

  /// Waits until the program is over and its last byte is there.
  ///
  /// - Throws: `WatchdogExpired`, after killing the program, when it takes longer than `limit`.
  public func ending(within limit: Duration = .seconds(120)) async throws -> Ending {
    try await child.finish(within: limit).ending ?? .signal(0)
  }

  /// Whether the terminal echoes and edits lines, as a shell expects to find it.
  public var isCooked: Bool { keyboard.isCooked }
}

/// The test's side of a terminal.
private final class Keyboard: Sendable {
  let path: String
  /// Can be read from when the terminal is taken away.
  let stop: Int32
  private let descriptor: Int32
  private let other: Locked<Int32?>
  /// What keeps ``descriptor`` and ``stop`` as they are.
  private let kept: Locked<[Int32]>

  init(columns: Int, rows: Int) throws {
    var mine: Int32 = -1
    var other: Int32 = -1
    var size = Keyboard.size(columns, rows)
    var name = [CChar](repeating: 0, count: 1024)
    guard openpty(&mine, &other, &name, nil, &size) == 0 else {
      throw SystemFailure("open a pseudo-terminal")
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure("open a pipe") }
    for end in [mine, other] + ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = mine
    stop = ends[0]
    kept = Locked([mine, ends[1]])
    self.other = Locked(other)
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    handOver()
    hangUp()
  }

  /// Closes the terminal's own side, whoever reads it included.
  func hangUp() {
    let kept = kept.withLock { kept in
      defer { kept = [] }
      return kept
    }
    for descriptor in kept { close(descriptor) }
  }

  /// Leaves the terminal to the program, so that reading ends when the program does.
  func handOver() {
    let descriptor = other.withLock { other in
      defer { other = nil }
      return other
    }
    if let descriptor { close(descriptor) }
  }

  /// A descriptor of its own for whoever reads what the program writes.
  func screen() throws -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw SystemFailure("read the terminal") }
    return copy
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    var size = Keyboard.size(columns, rows)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  var isCooked: Bool {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    let wanted = tcflag_t(ECHO) | tcflag_t(ICANON) | tcflag_t(ISIG)
    return settings.c_lflag & wanted == wanted
  }

  private static func size(_ columns: Int, _ rows: Int) -> winsize {
    let (columns, rows) = (UInt16(clamping: columns), UInt16(clamping: rows))
    return winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
  }
}
