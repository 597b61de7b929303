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
  /// Writes to what lies at a path, as the `>` of a shell does: a file that is there keeps its mode
  /// and its other names, a new one gets those that the umask leaves, and what is no file is
  /// written to.
  ///
  /// Sends whether all of it was written. A pipe with a name is waited for until somebody reads it,
  /// so this happens on a thread of its own.
  static func writeOutput(_ path: String, _ text: String) -> Signal<Bool, Never> {
    .create { observer, _ in
      Thread.detachNewThread {
        observer.send(isWritten(text, to: path))
        observer.complete()
      }
    }
  }

  private static func isWritten(_ text: String, to path: String) -> Bool {
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o666)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(text.utf8))
      // Some file systems say only now that there was no room.
      try file.close()
      return true
    } catch {
      return false
    }
  }
}
