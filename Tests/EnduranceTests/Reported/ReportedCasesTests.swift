import Foundation
import TestSupport
import Testing

/// None of the reported faults is forgotten.
@Suite("reported faults")
struct ReportedCasesTests {
  /// The faults that were collected, by section.
  static let ids: [String: [Int]] = [
    "A1": [1, 3, 5, 6, 8, 10, 12, 13, 14, 16, 17, 19, 20, 22, 23],
    "A2": [25, 26, 27, 28, 30, 31, 33, 34, 35, 37, 38, 39],
    "A3": [41, 42, 43, 45, 46, 48],
    "A4": [49, 51, 52, 54, 55, 57, 58, 60, 62, 63, 65, 67, 68, 70, 71],
    "A5": [72, 74, 76, 77, 78, 79],
    "A6": [81, 83, 85, 86, 88, 89, 91],
    "A7": [93, 94, 96, 98, 99, 101, 102, 103, 104],
    "A8": [105, 107, 108, 109, 110, 111, 113, 114, 115, 116, 118, 120, 121],
    "A9": [123, 124, 125, 126, 128],
    "A10": [130, 132, 134, 135, 137, 139, 141, 142, 144, 146],
  ]

  @Test("each of the 98 has a test of its name, in the file of its section")
  func complete() throws {
    #expect(Self.ids.values.joined().count == 98)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for (section, numbers) in Self.ids {
      var found: Set<Int> = []
      // What follows the section in a file's name is a word.
      for file in files where file.prefix(while: { !$0.isLowercase }).dropLast() == section {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        found.formUnion(text.matches(of: #/"A(\d{3}): /#).compactMap { Int($0.output.1) })
      }
      #expect(found.sorted() == numbers, "section \(section)")
    }
  }
}
