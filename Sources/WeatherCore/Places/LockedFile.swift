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

/// A small file that several processes change, one at a time.
struct LockedFile {
  private let path: String
  private var file: PrivateFile { PrivateFile(path) }

  init(_ url: URL) { path = url.resolvingSymlinksInPath().path }

  /// Lets `decide` decide on the newest bytes, and carries out what it says.
  ///
  /// It is asked without the lock first, so that reading needs no right to write; since the file
  /// is only ever replaced, what is read is whole. If there is something to change, it is asked
  /// again with the lock.
  ///
  /// - Returns: Where bytes were kept that were set aside.
  func update(_ decide: PlaceStorage.Decision) throws(PlacesError) -> String? {
    if try decide(read()) == .keep { return nil }
    guard file.makeFolder() else { throw unwritable }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw unwritable }
    // Closing it gives the lock back.
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw unwritable }
    }
    let bytes = try read()
    switch try decide(bytes) {
    case .keep: return nil
    case .replace(let data):
      try replace(by: data)
      return nil
    case .setAside(let ending, let data):
      let kept = freePath(ending)
      guard PrivateFile(kept).replace(by: bytes ?? Data()) else { throw unwritable }
      try replace(by: data)
      return kept
    }
  }

  private var unwritable: PlacesError { .unwritable(path: path) }

  private func read() throws(PlacesError) -> Data? {
    switch file.read(atMost: 4 << 20) {
    case .absent: nil
    case .unreadable, .tooLarge: throw .unreadable(path: path)
    case .data(let data, _, _): data
    }
  }

  private func replace(by data: Data) throws(PlacesError) {
    guard file.replace(by: data) else { throw unwritable }
  }

  /// The path with an ending, and a number where there is such a file.
  private func freePath(_ ending: String) -> String {
    let path = "\(self.path).\(ending)"
    func isFree(_ path: String) -> Bool { !FileManager.default.fileExists(atPath: path) }
    if isFree(path) { return path }
    return (2...).lazy.map { "\(path)-\($0)" }.first(where: isFree) ?? path
  }
}
