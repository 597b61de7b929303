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
  private let url: URL

  init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

  /// Lets `decide` decide on the newest bytes, and carries out what it says.
  ///
  /// It is asked without the lock first, so that reading needs no right to write; since the file
  /// is only ever replaced, what is read is whole. If there is something to change, it is asked
  /// again with the lock.
  ///
  /// - Returns: Where bytes were kept that were set aside.
  func update(_ decide: PlaceStorage.Decision) throws(PlacesError) -> String? {
    if try decide(read()) == .keep { return nil }
    let folder = url.deletingLastPathComponent().path
    guard makeFolder(folder) else { throw unwritable }
    let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
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
      guard write(bytes ?? Data(), to: kept) else { throw unwritable }
      try replace(by: data)
      return kept
    }
  }

  private var unwritable: PlacesError { .unwritable(path: url.path) }

  private func read() throws(PlacesError) -> Data? {
    // What is no plain file, such as a pipe nobody writes to, must not make the program wait.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: url.path)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = try? file.read(upToCount: Self.largestSize + 1) ?? Data(),
      data.count <= Self.largestSize
    else { throw .unreadable(path: url.path) }
    return data
  }

  /// Only the holder of the lock calls this, so one name for the new file is enough, and what a
  /// process left behind that died here is overwritten.
  private func replace(by data: Data) throws(PlacesError) {
    let new = url.path + ".new"
    guard write(data, to: new), rename(new, url.path) == 0 else {
      unlink(new)
      throw unwritable
    }
    // The folder remembers the new name; where that cannot be made sure, it most likely will.
    let folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  private func write(_ data: Data, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
      return fsync(descriptor) == 0
    } catch {
      return false
    }
  }

  /// The path with an ending, and a number where there is such a file.
  private func freePath(_ ending: String) -> String {
    let path = "\(url.path).\(ending)"
    func isFree(_ path: String) -> Bool { !FileManager.default.fileExists(atPath: path) }
    if isFree(path) { return path }
    return (2...).lazy.map { "\(path)-\($0)" }.first(where: isFree) ?? path
  }

  /// Makes a folder and those around it, for the owner alone.
  private func makeFolder(_ path: String) -> Bool {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true,
        attributes: attributes
      )
      return true
    } catch {
      return false
    }
  }

  private static let largestSize = 4 << 20
}
