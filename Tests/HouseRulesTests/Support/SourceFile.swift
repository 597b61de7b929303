import Foundation

/// One Swift file of the package, as the rules read it.
struct SourceFile: Sendable {
  /// Its path below the package's root, for example `Sources/Signals/Core/Lock.swift`.
  let path: String
  /// Its lines as written.
  let lines: [String]
  /// The same lines with comments and string literals blanked out, so that a word found in them
  /// is a word of the program.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    code = codeOnly(text).components(separatedBy: "\n")
  }

  /// Whether the file lies in one of these folders.
  func isIn(_ folders: [String]) -> Bool { folders.contains { path.hasPrefix($0 + "/") } }

  /// The places where `pattern` is found in the program's words.
  func places(of pattern: String) throws -> [(line: Int, text: String)] {
    let expression = try NSRegularExpression(pattern: pattern)
    return code.enumerated().flatMap { index, line in
      expression.matches(in: line, range: NSRange(line.startIndex..., in: line)).compactMap {
        Range($0.range, in: line).map { (index + 1, String(line[$0])) }
      }
    }
  }
}

/// What a rule has against a place.
struct Finding: CustomStringConvertible, Equatable {
  let path: String
  let line: Int
  let message: String
  var description: String { "\(path):\(line): \(message)" }
}

/// The package on disk.
enum Package {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files below a folder.
  ///
  /// None is an error, for a rule that reads nothing finds nothing.
  static func files(in folder: String) throws -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: start.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted()
    guard !paths.isEmpty else { throw NothingToRead(folder: folder) }
    return try paths.map { path in
      let url = start.appendingPathComponent(path)
      return SourceFile(
        path: "\(folder)/\(path)",
        text: try String(contentsOf: url, encoding: .utf8)
      )
    }
  }

  struct NothingToRead: Error { let folder: String }
}
