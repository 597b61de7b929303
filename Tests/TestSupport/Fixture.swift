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
}
