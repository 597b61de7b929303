public import Foundation

/// An empty folder that goes away with its last holder.
public final class TemporaryFolder: Sendable {
  /// Where it is, without symbolic links.
  public let url: URL

  /// Makes a folder; what is done in it fails where that is not possible.
  public init() {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
