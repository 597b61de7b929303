import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

/// What holds of every screen, whatever the command, the width, the icons and the language.
@Suite("laws of screens (C7, C8, C9)", .ownThread)
struct ScreenLawsTests {
  @Test("no line is too long, ends in a space or holds an escape", arguments: Gallery.commands)
  func lines(command: Gallery.Shown) throws {
    let report = try Gallery.report(command)
    var foreign = report
    foreign.place.name = "東京 ⚡ القاهرة Zu\u{308}rich"
    for columns in Array(20...80) + Array(stride(from: 85, through: 130, by: 5)) + [160, 200] {
      expectLawful(report, command, columns, .unicode)
    }
    for columns in Self.layouts {
      for icons in IconSet.allCases { expectLawful(foreign, command, columns, icons) }
    }
  }

  /// Widths at both ends of each layout.
  private static let layouts = [20, 24, 30, 36, 40, 45, 59, 60, 79, 80, 109, 112, 120, 130, 200]

  private func expectLawful(
    _ report: Report,
    _ command: Gallery.Shown,
    _ columns: Int,
    _ icons: IconSet
  ) {
    let lines = Self.lines(report, command, columns, icons)
    let isLawful = lines.allSatisfy { line in
      line.cellWidth <= columns && line.last != " "
        && !line.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
    }
    #expect(isLawful, "\(icons) \(columns)\n\(lines.joined(separator: "\n"))")
  }

  @Test("the ends of the ranges stand one below the other in every width")
  func ranges() throws {
    let report = try Gallery.report(.daily)
    for icons in IconSet.allCases {
      for columns in Self.layouts where columns >= 60 {
        let rows = Self.lines(report, .daily, columns, icons).filter {
          $0.contains("▕") || $0.contains("[")
        }
        for mark in icons == .ascii ? ["[", "]"] : ["▕", "▏"] {
          let cells = rows.map { row in row.prefix { String($0) != mark }.cellWidth }
          #expect(Set(cells).count <= 1, "\(icons) \(columns) \(cells)")
        }
        #expect(rows.isEmpty || rows.count == 8)
      }
    }
  }

  @Test("the chances of rain stand one below the other in every width", arguments: IconSet.allCases)
  func chances(icons: IconSet) throws {
    for command in [Gallery.Shown.hourly, .daily] {
      let report = try Gallery.report(command)
      for columns in Self.layouts where columns >= 36 {
        let ends = Self.lines(report, command, columns, icons).compactMap { row in
          row.range(of: " %").map { row[..<$0.lowerBound].cellWidth }
        }
        #expect(Set(ends).count == 1 && ends.count >= 8, "\(columns) \(ends)")
      }
    }
  }

  @Test("letters alone are letters, but for the signs of degrees and of micrograms")
  func letters() throws {
    for command in Gallery.commands {
      for columns in Gallery.widths {
        let text = try Gallery.golden(command, columns, .ascii)
        let others = Set(text.unicodeScalars.filter { !$0.isASCII })
        #expect(others.isSubset(of: ["°", "µ", "³"]), "\(others)")
      }
    }
  }

  private static func lines(
    _ report: Report,
    _ command: Gallery.Shown,
    _ columns: Int,
    _ icons: IconSet
  ) -> [String] {
    var appearance = Appearance()
    appearance.icons = icons
    return Screen(report, units: .imperial, columns: columns, appearance: appearance)
      .lines(command).map { icons.drawn($0).rendered(inColor: false) }
  }
}
