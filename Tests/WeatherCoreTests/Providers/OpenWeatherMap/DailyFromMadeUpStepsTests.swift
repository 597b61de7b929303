import Foundation
import Testing

@testable import WeatherCore

@Suite("days from steps, made up")
struct DailyFromMadeUpStepsTests {
  /// Midnight of 1 June 2025 in UTC.
  private static let midnight = 1_748_736_000.0

  /// A step of three hours, `hour` hours after that midnight.
  private func step(
    _ hour: Double,
    _ kind: Condition.Kind = .clear,
    isDay: Bool? = true,
    celsius: Double = 10,
    rain: Double? = nil,
    pop: Double? = nil
  ) -> HourlyStep {
    HourlyStep(
      time: .unix(Self.midnight + hour * 3600),
      duration: 10_800,
      temperature: Temperature(celsius: celsius),
      precipitationProbability: pop,
      rain: rain.map(Length.init(millimeters:)),
      conditions: [Condition(kind: kind, text: kind.rawValue, isDay: isDay)]
    )
  }

  private func days(
    _ steps: [HourlyStep],
    latitude: Double = 0,
    in zone: TimeZone = .gmt
  ) -> [DailyStep] {
    let place = Place(name: "", coordinate: .at(latitude, 0))
    let hourly = HourlyForecast(timeZone: zone, steps: steps)
    return DailyForecast(from: hourly, at: place, sun: SunTimes()).days
  }

  @Test("case 6: what falls up to midnight belongs to the day that has ended")
  func midnight() {
    let found = days([
      step(21, rain: 1, pop: 0.25), step(24, celsius: 5, rain: 2, pop: 0.75),
      step(27, celsius: 7, rain: 4, pop: 0.5),
    ])
    #expect(found.map(\.day.day) == [1, 2])
    #expect(found.count == 2 && close(found[0].rain?.millimeters, 1 + 2))
    #expect(found.count == 2 && close(found[1].rain?.millimeters, 4))
    #expect(found.map(\.precipitationProbability) == [0.75, 0.5])
    #expect(found.map { $0.low?.celsius.rounded() } == [10, 5])
  }

  @Test("a forecast that starts at midnight does not start with yesterday")
  func noYesterday() {
    #expect(days([step(0, rain: 3), step(3), step(6)]).map(\.day.day) == [1])
    #expect(days([step(0, rain: 3), step(3)]).map(\.rain) == [nil])
  }

  @Test("a day is whole if its steps leave no more than a step's length uncovered")
  func partial() {
    let whole = stride(from: 0.0, through: 21, by: 3).map { step($0) }
    #expect(days(whole).map(\.isPartial) == [false])
    #expect(days(Array(whole.dropFirst())).map(\.isPartial) == [false])
    #expect(days(Array(whole.dropFirst(2))).map(\.isPartial) == [true])
    #expect(days(whole.dropLast()).map(\.isPartial) == [true])
    #expect(days(Array(whole[...3] + whole[5...])).map(\.isPartial) == [true])
  }

  @Test("a day of 25 hours needs steps for all of them")
  func longDay() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    // 26 October 2025 lasts from 22:00 UTC on the 25th to 23:00 UTC on the 26th.
    let start = 1_761_429_600.0
    let steps = stride(from: 0.0, through: 24, by: 3).map { hour in
      HourlyStep(time: .unix(start + hour * 3600), duration: 10_800)
    }
    func partial(_ steps: [HourlyStep]) -> [Bool] { days(steps, in: berlin).map(\.isPartial) }
    #expect(partial(steps) == [false])
    #expect(partial(steps.dropLast()) == [true])
  }

  @Test("the gravest thing that falls by day stands for the day")
  func gravest() {
    let found = days([
      step(3, .thunderstorm, isDay: false), step(9, .drizzle), step(12, .clear), step(15, .snow),
      step(18, .rain),
    ])
    #expect(found.map(\.conditions) == [[Condition(kind: .snow, text: "snow", isDay: true)]])
  }

  @Test("where nothing falls by day, the most frequent condition does; of equals the earlier")
  func mostFrequent() {
    func kind(_ steps: [HourlyStep]) -> Condition.Kind? { days(steps).first?.condition.kind }
    #expect(
      kind([step(6, .clear), step(9, .overcast), step(12, .fog), step(15, .overcast)])
        == .overcast
    )
    #expect(kind([step(9, .fog), step(12, .clear)]) == .fog)
  }

  @Test("a day without a step by day is told by the others, and shown as by day")
  func nightAlone() {
    let found = days([step(21, .fewClouds, isDay: false)])
    #expect(
      found.map(\.conditions) == [[Condition(kind: .fewClouds, text: "fewClouds", isDay: true)]]
    )
    let none = days([HourlyStep(time: .unix(Self.midnight), duration: 10_800)])
    #expect(none.map(\.conditions) == [[]])
  }

  @Test("in polar night a day is night, in polar day it is day")
  func polar() {
    let north = days([step(9, isDay: true)], latitude: 80)
    #expect(north.map(\.sun) == [SunTimes(polar: .day)])
    #expect(north.map(\.condition.isDay) == [true])
    let south = days([step(9, isDay: false)], latitude: -80)
    #expect(south.map(\.sun) == [SunTimes(polar: .night)])
    #expect(south.map(\.condition.isDay) == [false])
  }

  @Test("no steps are no days")
  func none() { #expect(days([]) == []) }
}
