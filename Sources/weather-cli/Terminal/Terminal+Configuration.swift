import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
  /// The file at a path, if it can be read as UTF-8.
  ///
  /// The mode and owner are those of the file that was opened, so it cannot be swapped in between.
  static func configurationFile(_ path: String) -> ConfigurationFile {
    // What is no plain file, such as a pipe nobody writes to, must not make the program wait.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .absent : .unreadable
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let largest = ConfigurationFile.largestSize
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = try? file.read(upToCount: largest + 1) ?? Data()
    else { return .unreadable }
    if data.count > largest { return .tooLarge }
    guard let text = String(data: data, encoding: .utf8) else { return .unreadable }
    let mode = UInt16(truncatingIfNeeded: status.st_mode & 0o777)
    return .text(text, mode: mode, isOwn: status.st_uid == geteuid())
  }
}

extension Terminal {
  /// Replaces the file at a path, for its owner alone, as a whole or not at all.
  static func write(_ path: String, _ text: String) -> Bool {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      return false
    }
    let draft = url.path + ".\(UUID().uuidString)"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(draft, flags, 0o600)
    guard descriptor >= 0 else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(text.utf8))
      if fsync(descriptor) == 0, rename(draft, url.path) == 0 { return true }
    } catch {}
    unlink(draft)
    return false
  }
}
