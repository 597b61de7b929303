import Foundation

/// A folder on disk, whose files are named by their paths below it.
struct Folder {
  let url: URL

  /// The package that this was built from.
  static let package = Folder(
    url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  )

  func text(of path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  /// The paths of the files below one of its folders, in order.
  func files(below folder: String, endingIn ending: String) -> [String] {
    let start = url.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}
