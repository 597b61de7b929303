import Foundation
import Signals
import Testing
import WeatherCore

@Suite("demo provider")
struct DemoProviderTests {
  /// A Monday; 5 AM in Phoenix, 2 PM in Cairo.
  private let now = Date(timeIntervalSince1970: 1_796_040_000)
  private var demo: DemoProvider { DemoProvider(now: now) }

  private func result<Value>(_ signal: Signal<Value, WeatherError>) -> Result<Value, WeatherError>?
  {
    let heard = Locked<Result<Value, WeatherError>?>(nil)
    signal.subscribe {
      value in
      heard.withLock { $0 = .success(value) }
    } failed: {
      failure in
      heard.withLock { $0 = .failure(failure) }
    }
    return heard.withLock { $0 }
  }

  private func place(_ name: String) throws -> Place {
    let places = try result(demo.places(named: name))?.get()
    return try #require(places?.first)
  }

  @Test("the moment the tests play at is 30 November 2026, noon UTC")
  func moment() throws {
    #expect(now == (try Date("2026-11-30T12:00:00Z", strategy: .iso8601)))
  }

  /// Temperatures and times read from the recordings: hour and minute at the place are those of
  /// `dt`, high and low those of `daily[0].temp`, or of the steps of that day.
  static let figures: [(String, kelvins: Double, time: String, high: Double, low: Double)] = [
    ("Arizona", 289.2, "2026-11-30T16:20:20-07:00", 289.2, 284.09),
    ("Berlin", 273.15 + 6.31, "2026-11-30T16:12:05+01:00", 273.15 + 6.86, 273.15 - 0.14),
    ("Lisbon", 273.15 + 25.1, "2026-11-30T12:35:39Z", 273.15 + 26.88, 273.15 + 18.28),
    ("Cairo", 273.15 + 18.33, "2026-11-30T20:39:09+02:00", 273.15 + 24.25, 273.15 + 16.91),
    ("Bend", f(41.4), "2026-11-30T11:49:07-08:00", f(41.4), f(30.76)),
    ("Rutland", f(16.56), "2026-11-30T11:18:41-05:00", f(21.22), f(4.01)),
    ("London", 287.23, "2026-11-30T14:15:51Z", 288.02, 285.77),
    ("Washington", f(51.1), "2026-11-30T15:50:18-05:00", f(55.36), f(44.33)),
  ]

  private static func f(_ fahrenheit: Double) -> Double { (fahrenheit - 32) * 5 / 9 + 273.15 }

  @Test("each place shows its own figures, today at the hour of the recording", arguments: figures)
  func showsItsFigures(
    _ row: (name: String, kelvins: Double, time: String, high: Double, low: Double)
  ) throws {
    let place = try place(row.name)
    let current = try #require(result(demo.currentConditions(at: place))).get()
    let time = try Date(row.time, strategy: .iso8601)
    #expect(current.time == time)
    #expect(abs((current.temperature?.kelvins ?? 0) - row.kelvins) < 0.001)
    let daily = try #require(result(demo.dailyForecast(at: place))).get()
    let day = try #require(daily.days.first)
    #expect(day.day == LocalDay(year: 2026, month: 11, day: 30))
    #expect(abs((day.high?.kelvins ?? 0) - row.high) < 0.001)
    #expect(abs((day.low?.kelvins ?? 0) - row.low) < 0.001)
    let recording = try #require(demo.recording(of: place))
    #expect(recording.moment(on: now) == time)
  }

  @Test(
    "days begin today and follow one another, whatever the day",
    arguments: Recording.all.map(\.place),
    [
      "2026-11-30T12:00:00Z", "2026-03-08T09:59:00Z", "2026-10-25T00:30:00Z",
      "2028-02-29T23:59:59Z", "2026-06-21T04:30:00Z", "2027-01-01T00:00:00Z",
    ]
  )
  func days(place: Place, now: String) throws {
    let now = try Date(now, strategy: .iso8601)
    let zone = try #require(place.timeZone)
    let demo = DemoProvider(now: now)
    let forecast = try #require(result(demo.dailyForecast(at: place))).get()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let noon = try #require(calendar.date(bySettingHour: 12, minute: 0, second: 0, of: now))
    let expected = try forecast.days.indices.map { index in
      let midday = try #require(calendar.date(byAdding: .day, value: index, to: noon))
      return LocalDay(midday, in: zone)
    }
    #expect(forecast.days.map(\.day) == expected)
    #expect(forecast.days.count >= 6)
    #expect(forecast.issues == [])
    let current = try #require(result(demo.currentConditions(at: place))).get()
    #expect(LocalDay(current.time, in: zone) == expected.first)
  }

  @Test("hours begin with the recording's and stay whole hours", arguments: Recording.all)
  func hours(recording: Recording) throws {
    let forecast = try #require(result(demo.hourlyForecast(at: recording.place))).get()
    let isFree = ["London", "Washington"].contains(recording.place.name)
    #expect(forecast.steps.count == (isFree ? 40 : 48))
    #expect(forecast.steps.allSatisfy { Int($0.time.timeIntervalSince1970) % 3600 == 0 })
    let first = try #require(forecast.steps.first)
    #expect(first.duration == (isFree ? 10_800 : 3600))
    let zone = try #require(recording.place.timeZone)
    #expect(LocalDay(first.time, in: zone) == LocalDay(recording.moment(on: now), in: zone))
  }

  @Test("alerts are played too; the free plan knows none")
  func alerts() throws {
    let berlin = try #require(result(demo.alerts(at: try place("berlin")))).get()
    // From 22:00 of the recording's day to 9:00 of the next.
    #expect(berlin.map(\.event) == ["frost"])
    #expect(berlin.first?.start == (try Date("2026-11-30T22:00:00+01:00", strategy: .iso8601)))
    #expect(berlin.first?.end == (try Date("2026-12-01T09:00:00+01:00", strategy: .iso8601)))
    let (cairo, london) = (try place("cairo"), try place("london"))
    #expect(result(demo.alerts(at: cairo)) == .success([]))
    #expect(result(demo.alerts(at: london)) == .failure(.notSubscribed))
  }

  @Test(
    "a place is found by its name, whatever the case, with area and country or without",
    arguments: [
      ("berlin", "Berlin"), ("BERLIN", "Berlin"), ("Berlin, DE", "Berlin"),
      ("Berlin, Germany", "Berlin"), ("Bend,Oregon,US", "Bend"), ("London,GB", "London"),
      ("  lisbon ", "Lisbon"), ("Washington D.C.", "Washington"), ("washington, dc", "Washington"),
      ("Arizona", "Arizona"), ("rutland, vermont", "Rutland"), ("Cairo, Egypt", "Cairo"),
    ]
  )
  func finds(query: String, name: String) throws {
    #expect(try result(demo.places(named: query))?.get().map(\.name) == [name])
  }

  @Test("a point has the name of the recorded place that is near it, if any")
  func near() throws {
    let lisbon = try #require(demo.places.first { $0.name == "Lisbon" })
    #expect(try result(demo.places(at: lisbon.coordinate))?.get() == [lisbon])
    #expect(try result(demo.places(at: .at(0, 0)))?.get() == [])
  }

  @Test(
    "an unknown name says which places there are",
    arguments: ["Paris", "Berlin, Maryland", "1000-001, PT"]
  )
  func unknown(name: String) throws {
    guard case .failure(.notFound(let message)) = try #require(result(demo.places(named: name)))
    else {
      Issue.record("\(name) was found")
      return
    }
    #expect(message.contains(name))
    for place in demo.places { #expect(message.contains(place.name)) }
  }

  @Test("a place far from all recordings is not found")
  func farAway() throws {
    let coordinate = try #require(Coordinate(latitude: 48.86, longitude: 2.35))
    let paris = Place(name: "Paris", coordinate: coordinate)
    guard case .failure(.notFound) = try #require(result(demo.currentConditions(at: paris))) else {
      Issue.record("Paris was found")
      return
    }
  }

  @Test("all eight recordings are there, labelled with their day and credited")
  func labels() throws {
    #expect(
      demo.places.map(\.name)
        == ["Arizona", "Berlin", "Lisbon", "Cairo", "Bend", "Rutland", "London", "Washington"]
    )
    let labels = Dictionary(uniqueKeysWithValues: Recording.all.map { ($0.place.name, $0.label) })
    #expect(labels["Berlin"] == "recorded on 22 April 2024")
    #expect(labels["London"] == "recorded on 1 May 2020 and 20 March 2025")
    let days = Dictionary(uniqueKeysWithValues: Recording.all.map { ($0.place.name, $0.days) })
    #expect(days["Arizona"] == [LocalDay(year: 2023, month: 12, day: 31)])
    #expect(
      days["London"]
        == [LocalDay(year: 2020, month: 5, day: 1), LocalDay(year: 2025, month: 3, day: 20)]
    )
    #expect(demo.attribution.text.contains("OpenWeather"))
    #expect(demo.name.contains("recorded"))
  }

  @Test("nothing is read before the subscription, and every subscription reads anew")
  func isCold() throws {
    let request = demo.currentConditions(at: try place("berlin"))
    #expect(result(request) == result(request))
  }
}
