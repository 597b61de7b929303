import Foundation
import Signals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
  /// The person who sits there; nil where nobody does, or the terminal can show no screen.
  static func person(_ environment: [String: String]) -> Person? {
    let isTerminal = surface(0).isTerminal && surface(1).isTerminal
    guard isTerminal, environment.namesTerminal else { return nil }
    return Person(
      bytes: typed,
      sizes: sizes,
      suspensions: interruption(SIGTSTP),
      resumptions: interruption(SIGCONT),
      departure: departure
    )
  }

  /// How a run ends whose terminal goes away: as by SIGHUP, which comes about then, unless whoever
  /// started the program has it ignore that.
  static var departure: ExitCode { isIgnored(SIGHUP) ? .success : .hungUp }

  /// The bytes that come from the keyboard; completes when there are no more.
  private static let typed: Signal<[UInt8], Never> = .create { observer, lifetime in
    let keyboard = Keyboard { bytes in
      if bytes.isEmpty { observer.complete() } else { observer.send(bytes) }
    }
    lifetime.onEnd { keyboard.stop() }
  }

  private static let sizes: Signal<WindowSize, Never> = .defer {
    // Who is stopped is not told of a new size, so it is looked at when the program goes on.
    Signal.merge([interruption(SIGWINCH), interruption(SIGCONT)])
      .map { _ in size }.startWith(size).distinctUntilChanged()
  }

  private static var size: WindowSize {
    var size = winsize()
    let isKnown = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    return isKnown
      ? WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
      : WindowSize(columns: 80, rows: 24)
  }
}

/// Calls back with what is typed, and with nothing when there is no more, until it is stopped.
// Sound: Dispatch's sources may be used from any thread.
private final class Keyboard: @unchecked Sendable {
  private let source: any DispatchSourceRead

  init(_ action: @escaping @Sendable ([UInt8]) -> Void) {
    source = DispatchSource.makeReadSource(
      fileDescriptor: 0,
      queue: DispatchQueue(label: "keyboard")
    )
    source.setEventHandler { [source] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      if count <= 0 { source.cancel() }
      action(Array(buffer.prefix(max(0, count))))
    }
    source.activate()
  }

  func stop() { source.cancel() }
}
