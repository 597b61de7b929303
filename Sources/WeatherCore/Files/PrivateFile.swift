package import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

/// A small file for its owner alone.
package struct PrivateFile {
  private let url: URL

  /// The file at a path; a symbolic link is followed, also to where nothing is yet, and stays one.
  package init(_ path: String) {
    var path = path
    // More links than a system follows are those of a circle, which cannot be opened either.
    for _ in 0..<40 {
      guard let target = Self.target(of: path) else { break }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    url = URL(fileURLWithPath: path)
  }

  /// Where it is: no symbolic link.
  package var path: String { url.path }

  /// What is in a file.
  package enum Content {
    case absent
    case unreadable
    case tooLarge
    /// The mode and owner are those of the file that was read: nobody swapped it in between.
    case data(Data, mode: UInt16, isOwn: Bool)
  }

  /// What is in it now, if that is no more than so many bytes.
  package func read(atMost largest: Int) -> Content {
    // What is no plain file, such as a pipe nobody writes to, must not make the program wait.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .absent : .unreadable
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = try? file.read(upToCount: largest + 1) ?? Data()
    else { return .unreadable }
    if data.count > largest { return .tooLarge }
    let mode = UInt16(truncatingIfNeeded: status.st_mode & 0o777)
    return .data(data, mode: mode, isOwn: status.st_uid == geteuid())
  }

  /// Makes the folder that it is in, for its owner alone.
  ///
  /// - Returns: Whether there is one now.
  package func makeFolder() -> Bool {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      return true
    } catch {
      return false
    }
  }

  /// Replaces it as a whole or not at all.
  ///
  /// - Returns: Whether it was replaced.
  package func replace(by data: Data) -> Bool {
    let draft = url.path + ".\(UUID().uuidString)"
    guard write(data, to: draft), rename(draft, url.path) == 0 else {
      unlink(draft)
      return false
    }
    // The folder remembers the new name; where that cannot be made sure, it most likely will.
    let folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
    return true
  }

  /// What a symbolic link says; nil for what is none.
  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func write(_ data: Data, to path: String) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
      return fsync(descriptor) == 0
    } catch {
      return false
    }
  }
}
