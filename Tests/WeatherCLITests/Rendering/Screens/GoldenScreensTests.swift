import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

/// Every command in every layout with every set of icons, as Tests/Fixtures/screens has it: laid out
/// by eye, and every number of it worked out here from the payload.
@Suite("screens, whole (C1, C8, C9)", .ownThread)
struct GoldenScreensTests {
  @Test("every command, layout and icon set", arguments: Gallery.commands)
  func screens(command: Gallery.Shown) throws {
    let golden = try Gallery.golden(command)
    #expect(golden.count == Gallery.widths.count * IconSet.allCases.count)
    for (key, screen) in golden {
      #expect(try Gallery.screen(command, columns: key.columns, key.icons) == screen, "\(key)")
    }
  }

  @Test("a set of icons changes no figure", arguments: Gallery.commands)
  func icons(command: Gallery.Shown) throws {
    let golden = try Gallery.golden(command)
    for columns in Gallery.widths {
      let figures = IconSet.allCases.map { icons in
        golden[Gallery.Key(columns: columns, icons: icons)].map(Self.numbers)
      }
      #expect(Set(figures).count == 1, "\(columns)")
    }
  }

  @Test("the figures of the hours are the payload's", arguments: Gallery.widths)
  func hours(columns: Int) throws {
    let rows = try #require(try blocks(.hourly, columns)["Hourly Forecast"])
    let steps = try Payload().hours.dropFirst().prefix(24)
    #expect(rows.count == steps.count)
    for (row, step) in zip(rows, steps) {
      let known = [step.hour12, step.fahrenheit, step.chance]
      #expect(Self.numbers(row) == known + (columns < 60 ? [] : [step.milesPerHour]), "\(row)")
    }
  }

  @Test("the figures of the days are the payload's", arguments: Gallery.widths)
  func days(columns: Int) throws {
    let rows = try #require(try blocks(.daily, columns)["Daily Forecast"])
    let days = try Payload().days
    #expect(rows.count == days.count)
    for (index, (row, day)) in zip(rows, days).enumerated() {
      // The eighth day has the weekday of the first, so it is told by its date.
      let date = index == 7 ? ["7"] : []
      let depth = columns < 60 ? [] : day.inches
      #expect(Self.numbers(row) == date + [day.low, day.high, day.chance] + depth, "\(row)")
    }
  }

  @Test("the figures of the glance are the payload's", arguments: Gallery.widths)
  func glance(columns: Int) throws {
    let payload = try Payload()
    let blocks = try blocks(.glance, columns)
    let count = columns < 110 ? 6 : 9
    let steps = payload.hours.dropFirst().prefix(count)
    let hours = try #require(blocks["Hourly Forecast"]).map(Self.numbers)
    if columns < 60 {
      #expect(hours == steps.map { [$0.hour12, $0.fahrenheit, $0.chance] })
    } else {
      let range = payload.range(of: payload.hours.dropFirst().prefix(24))
      #expect(
        hours.filter { !$0.isEmpty } == [
          steps.map(\.hour12), steps.map(\.fahrenheit), steps.map(\.chance), range + ["24"],
        ]
      )
    }
    let days = try #require(blocks["Daily Forecast"]).map(Self.numbers)
    #expect(
      days
        == payload.days.prefix(6).map { day in
          [day.low, day.high, day.chance] + (columns < 60 ? [] : day.inches)
        }
    )
    try expectNow(.glance, columns, seldom: [])
  }

  @Test("the figures of the weather now are the payload's", arguments: Gallery.widths)
  func current(columns: Int) throws {
    // Cloud cover 0, UV index 0.4.
    try expectNow(.current, columns, seldom: ["0", "0"])
  }

  // 289.2 K = 60.89 °F, 288.11 K = 58.93 °F, 278.2 K = 41.09 °F, 2.06 m/s ÷ 0.44704 = 4.6 mph,
  // 1019 hPa ÷ 33.8639 = 30.09 inHg, 10 km ÷ 1.609344 = 6.2 mi; high and low of the day 289.2 K and
  // 284.09 K = 51.69 °F; the sun from 1704033103, 14:31:43 UTC, to 1704068963, 00:29:23 UTC, seven
  // hours earlier in Phoenix.
  private func expectNow(_ command: Gallery.Shown, _ columns: Int, seldom: [String]) throws {
    let blocks = try Gallery.blocks(command, columns)
    #expect(
      Self.numbers(blocks[0].joined(separator: " ")).sorted()
        == ((columns < 60 ? [] : ["31"]) + ["4", "20", "31", "2023"]).sorted()
    )
    let known = ["61", "59", "61", "52", "5", "48", "41", "30.09", "6", "7", "31", "5", "29"]
    #expect(
      Self.numbers(blocks[1].joined(separator: " ")).sorted() == (known + seldom).sorted()
    )
  }

  // From 1703871060, Friday 17:31 UTC, to 1704168000, Tuesday 04:00 UTC.
  @Test("a warning has the payload's times and words, all of them", arguments: Gallery.widths)
  func alerts(columns: Int) throws {
    let screen = try Gallery.golden(.alerts, columns)
    let words = screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("From Fri 29 Dec, 10:31 AM MST, until Mon 1 Jan, 9:00 PM MST Issued by NWS ")
    )
    let text = try Payload().warning.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(text))
  }

  // air_pollution_lisbon_2023.json, at 17:21:57 UTC, told a minute later, at UTC+1.
  @Test("the figures of the air are the payload's, to one digit", arguments: Gallery.widths)
  func air(columns: Int) throws {
    let rows = try #require(try blocks(.air, columns)["Air Quality"])
    #expect(
      rows.map(Self.numbers) == [
        ["3", "5"], ["2.5", "8.6"], ["10", "13.5"], ["107.3"], ["4.0"], ["0.7"], ["1.5"],
        ["196.9"], ["2.0"],
      ]
    )
  }

  // The quarters are the U.S. Naval Observatory's: last 4 January 03:30 UTC, new 11 January 11:57,
  // first 18 January 03:53, full 25 January 17:54; Phoenix is seven hours behind.
  @Test("sun and moon are those of the payload and of the almanac", arguments: Gallery.widths)
  func sun(columns: Int) throws {
    let blocks = try blocks(.sun, columns)
    let rows = try #require(blocks["Sun"])
    let days = try Payload().days
    #expect(rows.count == 7)
    for (row, day) in zip(rows, days) {
      let told = Self.numbers(row).compactMap { Int($0) }
      try #require(told.count == 6)
      #expect(abs(told[0] * 60 + told[1] - day.sunrise) <= 1, "\(row)")
      #expect(abs((told[2] + 12) * 60 + told[3] - day.sunset) <= 1, "\(row)")
      #expect(abs(told[4] * 60 + told[5] - (day.sunset - day.sunrise)) <= 1, "\(row)")
    }
    let moon = try #require(blocks["Moon"]).dropFirst().map { row in
      Self.numbers(row).compactMap { Int($0) }
    }
    let almanac = [[3, 8, 30], [11, 4, 57], [17, 8, 53], [25, 10, 54]]
    for (told, known) in zip(moon, almanac) {
      #expect(told[0] == known[0])
      #expect(abs(told[1] * 60 + told[2] - known[1] * 60 - known[2]) <= 2, "\(told)")
    }
    #expect(moon.count == almanac.count)
  }

  @Test("the ranges of the chart are the payload's", arguments: Gallery.widths)
  func chart(columns: Int) throws {
    let payload = try Payload()
    let steps = payload.hours.dropFirst()
    let lines = try Gallery.golden(.chart, columns).split(separator: "\n")
    let title = { (name: String) in
      lines.first { $0.hasPrefix(name) }.map { Self.numbers($0) }
    }
    #expect(title("Temperature") == payload.range(of: steps))
    // No hour has an amount or a chance.
    #expect(steps.allSatisfy { $0.chance == "0" })
    #expect(lines.contains("Precipitation  none"))
    #expect(title("Wind") == payload.strongest(steps))
  }

  /// The lines below each heading.
  private func blocks(_ command: Gallery.Shown, _ columns: Int) throws -> [String: [String]] {
    let blocks = try Gallery.blocks(command, columns)
    return Dictionary(blocks.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }

  private static func numbers(_ text: some StringProtocol) -> [String] {
    String(text).matches(of: /-?[0-9]+(?:\.[0-9]+)?/).map { String($0.0) }
  }
}
