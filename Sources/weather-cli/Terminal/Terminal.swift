import Foundation
import Signals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the program meets the outside: it looks once at the surroundings, then writes what the
/// program says.
enum Terminal {
  /// What one of the standard outputs is.
  static func surface(_ descriptor: Int32) -> World.Surface {
    guard isatty(descriptor) == 1 else { return World.Surface() }
    var size = winsize()
    let known = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return World.Surface(isTerminal: true, columns: known ? Int(size.ws_col) : nil)
  }

  /// Opens those of the three standard streams that are closed, so that no file or connection takes
  /// their place and receives what is meant for them.
  ///
  /// To be called first. What is written to an output that was closed still fails; messages that
  /// nobody reads are lost.
  static func openClosedStreams() {
    for (descriptor, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", mode)
    }
  }

  /// Keeps requests to this machine from a proxy that the environment names.
  ///
  /// They alone are plain http, so a proxy would see the key. To be called before any thread is
  /// started; on Linux, Foundation reads the variable when it sends.
  ///
  /// - Parameter environment: That of the process.
  static func keepProxiesFromThisMachine(_ environment: [String: String]) {
    let others = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    let own = "localhost,127.0.0.1,::1"
    if others != "*" { setenv("no_proxy", others.isEmpty ? own : "\(others),\(own)", 1) }
  }

  /// Loads libcurl, by which Foundation sends requests on Linux; says whether it is there.
  ///
  /// The static release is not linked to it: loading it, with all that it needs in turn, takes
  /// longer than all the rest of an answer that is stored. Elsewhere it is loaded already.
  static func loadNetworking() -> Bool {
    #if canImport(Glibc)
    return dlopen("libcurl.so.4", RTLD_NOW | RTLD_GLOBAL) != nil
    #else
    return true
    #endif
  }

  /// Writes what the program says until it ends, then ends the process.
  static func run(_ program: Signal<Output, Never>) -> Never {
    program.scan(Writing()) { $0.next($1) }
      .subscribe { writing in perform(writing.actions) }
    dispatchMain()
  }

  /// What ends a run from outside, with the status that shells expect.
  static let interruptions = Signal<ExitCode, Never>.merge([
    interruption(SIGINT).map { .interrupted },
    interruption(SIGHUP).map { .hungUp },
    interruption(SIGTERM).map { .terminated },
  ])

  private static func perform(_ actions: [Writing.Action]) {
    for action in actions {
      switch action {
      case .out(let text): write(text)
      // A message that finds no room is lost, and changes nothing else.
      case .error(let text):
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      case .screen(true): RawMode.enter()
      case .screen(false): RawMode.leave()
      case .stop: kill(getpid(), SIGSTOP)
      case .exit(let code):
        ShellCommand.stop()
        exit(code)
      }
    }
  }

  /// Writes all of the data at once.
  ///
  /// A reader that has had enough, as `head` has, ends the process by SIGPIPE, as is usual; where
  /// the terminal went away with the screen on it, nobody is told; any other failure is told of and
  /// ends it with status 1.
  private static func write(_ text: String) {
    var text = text
    do {
      // Data(text.utf8) takes longer: it finds out while it runs what kind of bytes those are.
      try text.withUTF8 { try FileHandle.standardOutput.write(contentsOf: Data(buffer: $0)) }
    } catch {
      if RawMode.isTaken { exit(departure.rawValue) }
      let complaint = Complaint(
        summary: "The output cannot be written.",
        advice: ["Make room, or write to somewhere else."],
        exit: .other
      )
      try? FileHandle.standardError.write(contentsOf: Data(complaint.text.utf8))
      exit(complaint.exit.rawValue)
    }
  }
}
