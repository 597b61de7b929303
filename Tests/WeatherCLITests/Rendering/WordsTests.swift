import Foundation
import Testing
import WeatherCore

@testable import weather_cli

@Suite("Words")
struct WordsTests {
  @Test(
    "wind is named for where it comes from; its arrow points where it goes",
    arguments: [
      (0.0, "N", "↓"), (11.2, "N", "↓"), (11.3, "NNE", "↓"), (45.0, "NE", "↙"), (90, "E", "←"),
      (180, "S", "↑"), (247.5, "WSW", "→"), (240, "WSW", "↗"), (270, "W", "→"), (315, "NW", "↘"),
      (349, "N", "↓"), (359.9, "N", "↓"),
    ] as [(Double, String, String)]
  )
  func directions(degrees: Double, name: String, arrow: String) {
    #expect(Words.compass(degrees) == name)
    #expect(Words.arrow(from: degrees) == arrow)
  }

  @Test("case 22: wind without a direction has neither name nor arrow; gusts show if they are more")
  func wind() {
    let speed = Speed(milesPerHour: 12)
    #expect(Words.wind(Wind(speed: speed), in: .uk) == "12 mph")
    #expect(Words.wind(Wind(direction: 90), in: .uk) == nil)
    let gusty = Wind(speed: speed, gust: Speed(milesPerHour: 20), direction: 240)
    #expect(Words.wind(gusty, in: .imperial) == "WSW 12 mph, gusts 20 ↗")
    let steady = Wind(speed: speed, gust: Speed(milesPerHour: 12.3), direction: 240)
    #expect(Words.wind(steady, in: .imperial) == "WSW 12 mph ↗")
  }

  @Test("a condition begins with a capital and shrinks to a word where room is scarce")
  func conditions() {
    let clouds = Condition(kind: .brokenClouds, text: "broken clouds")
    #expect(Words.condition(clouds) == "Broken clouds")
    #expect(Words.condition(clouds, in: 13) == "Broken clouds")
    #expect(Words.condition(clouds, in: 12) == "Clouds")
    #expect(Words.condition(Condition(kind: .snow, text: "")) == "Snow")
    #expect(Words.condition(Condition(kind: .mist, text: "älv")) == "Älv")
    for kind in Condition.Kind.allCases { #expect(Words.short(kind).cellWidth <= 9) }
  }

  @Test("the sun in words, also where it stays up or down")
  func sun() {
    let clock = Clock(.gmt)
    let six = Date(timeIntervalSince1970: 6 * 3600)
    #expect(
      Words.sun(SunTimes(sunrise: six, sunset: six + 3 * 3600), clock) == "6:00 AM – 9:00 AM"
    )
    #expect(Words.sun(SunTimes(polar: .day), clock) == "up all day (polar day)")
    #expect(Words.sun(SunTimes(polar: .night), clock) == "down all day (polar night)")
    #expect(Words.sun(SunTimes(), clock) == nil)
  }

  @Test(
    "ages",
    arguments: [
      (-5.0, "just now"), (59.0, "just now"), (60.0, "1 min ago"), (3599.0, "59 min ago"),
      (3600.0, "1 h ago"), (47.9 * 3600, "47 h ago"),
      (-599, "just now"), (-600, "ahead of the clock"), (48 * 3600, "2 days ago"),
    ] as [(Double, String)]
  )
  func ages(seconds: Double, text: String) {
    #expect(Words.age(seconds) == text)
  }

  @Test("the outlook is the first likely wet hour of the next day, unless it is wet already")
  func outlook() {
    let now = Date(timeIntervalSince1970: 0)
    let step = { (hour: Double, chance: Double, kind: Condition.Kind) in
      HourlyStep(
        time: now + hour * 3600,
        duration: 3600,
        precipitationProbability: chance,
        conditions: [Condition(kind: kind, text: "")]
      )
    }
    let steps = [
      step(0, 0.9, .rain), step(13, 0.8, .clear), step(14, 0.49, .rain), step(15, 0.6, .rain),
    ]
    let forecast = HourlyForecast(timeZone: .gmt, steps: steps)
    #expect(Words.outlook(forecast, current: nil, now: now) == "Rain from 3 PM (60 %)")
    let wet = CurrentConditions(
      time: now,
      timeZone: .gmt,
      conditions: [Condition(kind: .drizzle, text: "")]
    )
    #expect(Words.outlook(forecast, current: wet, now: now) == nil)
    let late = HourlyForecast(timeZone: .gmt, steps: [step(24, 1, .rain)])
    #expect(Words.outlook(late, current: nil, now: now) == nil)
  }
}
