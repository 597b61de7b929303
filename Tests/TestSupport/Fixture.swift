public import Foundation

/// The recorded answers in Tests/Fixtures.
public enum Fixture {
  /// The folder that holds them.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The bytes of one file, named by its path below Tests/Fixtures.
  public static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }

  /// The paths of all files of a folder and of those within it, below that folder, sorted.
  public static func files(in folder: String) throws -> [String] {
    let root = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
      try FileManager.default.attributesOfItem(atPath: "\(root.path)/\($0)")[.type]
        as? FileAttributeType
        == .typeRegular
    }.sorted()
  }
}
