public import Foundation

/// Where entries of a cache are kept: a value, so that tests replace it with their own.
///
/// Names hold small letters, digits, `-`, `_` and `.` alone. A store may lose entries at any time.
public struct CacheStore: Sendable {
  /// The bytes of an entry; nil where there is none.
  public let read: @Sendable (_ name: String) -> Data?
  /// Replaces an entry; whoever reads meanwhile gets the old one or the new one, whole.
  ///
  /// What cannot be written is not kept, and nobody is told.
  public let write: @Sendable (_ name: String, Data) -> Void
  /// Removes what was written before a time.
  public let removeAll: @Sendable (_ before: Date) -> Void

  /// A store that does what is given.
  public init(
    read: @escaping @Sendable (_ name: String) -> Data?,
    write: @escaping @Sendable (_ name: String, Data) -> Void,
    removeAll: @escaping @Sendable (_ before: Date) -> Void = { _ in }
  ) {
    self.read = read
    self.write = write
    self.removeAll = removeAll
  }
}

extension CacheStore {
  /// The folder for a program's cache, by the XDG base directory specification (0.8): in
  /// `XDG_CACHE_HOME`, else in `.cache` of the home folder; nil where neither is an absolute path.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - environment: The process's environment.
  public static func folder(of program: String, environment: [String: String]) -> URL? {
    UserFolder.cache.path(of: program, environment: environment)
      .map { URL(filePath: $0, directoryHint: .isDirectory) }
  }

  /// Keeps each entry in a file of a folder.
  ///
  /// The folder is made when something is written; it is for its owner alone (0700), and so are
  /// the files (0600). A file is written under another name and then renamed, so any number of
  /// processes may use one folder, and one that is killed leaves no half entry.
  ///
  /// - Parameter folder: The folder. All files of it whose names end in `.cache` are the store's.
  public static func files(in folder: URL) -> CacheStore {
    let files = CacheFiles(folder: folder)
    return CacheStore(
      read: { try? Data(contentsOf: files.place(of: $0)) },
      write: { try? files.write($1, to: $0) },
      removeAll: files.removeAll
    )
  }
}

/// The files of a folder.
private struct CacheFiles: Sendable {
  let folder: URL

  func place(of name: String) -> URL { folder.appending(path: "\(name).cache") }

  func write(_ data: Data, to name: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    // It may have been there before, open to others.
    try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    let draft = folder.appending(path: ".\(UUID().uuidString).cache")
    let isWritten = manager.createFile(
      atPath: draft.path,
      contents: data,
      attributes: [.posixPermissions: 0o600]
    )
    if !isWritten || rename(draft.path, place(of: name).path) != 0 {
      try manager.removeItem(at: draft)
    }
  }

  func removeAll(before date: Date) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: [.contentModificationDateKey]
    )
    for file in files ?? [] where file.pathExtension == "cache" {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      if let written = values?.contentModificationDate, written < date {
        try? FileManager.default.removeItem(at: file)
      }
    }
  }
}
