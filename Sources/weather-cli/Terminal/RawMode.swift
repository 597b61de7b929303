import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal as a whole screen: its other page, keys as they are pressed, no cursor.
///
/// It is given back at every end of the process: by ``leave()``, by `exit`, and by a handler of the
/// signals that a crash, or an output whose reader is gone, raises. Only SIGKILL leaves it as it is.
enum RawMode {
  /// Takes the screen, or takes it again after somebody else had it.
  static func enter() {
    var settings = kept.settings
    isOn.store(true, ordering: .sequentiallyConsistent)
    // Signals still come from ^C, ^Z and ^\.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    // Else those throw away what is on its way to the screen, in the middle of a sequence.
    settings.c_lflag |= tcflag_t(NOFLSH)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    tcsetattr(0, TCSADRAIN, &settings)
    write(1, kept.begin, kept.begin.count)
  }

  /// Gives the screen back, if it is taken.
  ///
  /// Safe in a signal's handler.
  static func leave() {
    guard isOn.exchange(false, ordering: .sequentiallyConsistent) else { return }
    var settings = kept.settings
    tcsetattr(0, TCSADRAIN, &settings)
    write(1, kept.end, kept.end.count)
  }

  /// Whether the screen is taken.
  static var isTaken: Bool { isOn.load(ordering: .sequentiallyConsistent) }

  private static let isOn = Atomic<Bool>(false)

  /// What giving back needs, made beforehand, since a handler must not allocate.
  private struct Kept: Sendable {
    let settings: termios
    let begin = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h".utf8)
    let end = Array("\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l".utf8)
  }

  /// Made when the screen is first taken, together with what gives it back.
  private static let kept: Kept = {
    var settings = termios()
    tcgetattr(0, &settings)
    atexit { RawMode.leave() }
    for number in [
      SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGPIPE, SIGSEGV, SIGSYS,
    ] {
      signal(number) { number in
        RawMode.leave()
        // Back to what the system does with it, which comes when this returns.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return Kept(settings: settings)
  }()
}
