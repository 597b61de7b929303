import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

extension PrivateFile {
  /// Does something to the file while no other process, and no other thread, does so this way.
  ///
  /// They wait for each other by a lock on a second file beside it, whose name ends in `.lock`. The
  /// folder is made where there is none.
  ///
  /// - Returns: What `body` returns; nil where the lock cannot be had.
  package func alone<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard makeFolder() else { return nil }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    // Closing it gives the lock back.
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { return nil }
    }
    return try body()
  }
}
