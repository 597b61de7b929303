import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("dashboard (C14)", .ownThread)
struct DashboardTests {
  private func london() throws -> Stage {
    var stage = try Stage.london()
    stage.places = .memory()
    return stage
  }

  @Test("the weather now, the hours and the days are a key apart")
  func pages() throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    #expect(sitting.lines.first?.hasPrefix("London") == true)
    #expect(sitting.text.contains("9°  Moderate rain") && sitting.text.contains("[Now]"))
    sitting.type("\u{1B}[B")
    #expect(sitting.text.contains("[Hours]") && sitting.text.contains("Hourly Forecast"))
    sitting.type("\u{1B}[B")
    #expect(sitting.text.contains("[Days]") && sitting.text.contains("Daily Forecast"))
    sitting.type("\u{1B}[B")
    #expect(sitting.text.contains("[Now]"))
    sitting.type("3")
    #expect(sitting.text.contains("[Days]"))
  }

  @Test(
    "every page fills the window and no line is wider",
    arguments: [
      (40, 12), (60, 20), (80, 24), (80, 50), (120, 40), (20, 5), (1, 1),
    ]
  )
  func sizes(columns: Int, rows: Int) throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    sitting.size.value = WindowSize(columns: columns, rows: rows)
    for page in ["1", "2", "3", "p", "?"] {
      sitting.type(page)
      #expect(sitting.lines.count == rows)
      for line in sitting.lines { #expect(line.cellWidth <= columns, "\(line)") }
    }
  }

  @Test("in a high window the room below is used by curves", arguments: ["1", "2", "3"])
  func height(page: String) throws {
    let sitting = Sitting(try london(), "51.51,-0.13", rows: 50)
    sitting.type(page)
    // Above the two lines of the foot is the scale of hours.
    #expect(sitting.lines[47].contains("6 AM"), "\(sitting.text)")
  }

  @Test("at 40 × 12 the weather and the most needed keys are there")
  func small() throws {
    let sitting = Sitting(try london(), "51.51,-0.13", columns: 40, rows: 12)
    for text in ["London", "9°", "Moderate rain", "? help", "OpenWeatherMap, just now"] {
      #expect(sitting.text.contains(text), "\(text) is not in\n\(sitting.text)")
    }
  }

  @Test("r asks again, once at a time, with something that moves meanwhile")
  func refresh() throws {
    var stage = try london()
    stage.replies[Stage.weather] = stage.replies[Stage.weather]?.after(.seconds(5))
    let sitting = Sitting(stage, "51.51,-0.13")
    #expect(sitting.requests == 1 && !sitting.text.contains("Moderate rain"))
    sitting.type("r")
    #expect(sitting.requests == 1 && sitting.text.contains("on its way already"))
    stage.time.advance(by: .seconds(10))
    #expect(sitting.text.contains("Moderate rain"))
    sitting.type("r")
    #expect(sitting.requests == 2)
    let spinners = Set(
      (0..<5).map { _ in
        stage.time.advance(by: .milliseconds(100))
        return sitting.lines[22].prefix(1)
      }
    )
    #expect(spinners.count == 5)
  }

  @Test("offline there is nobody to ask; the moment it is online again it asks, once")
  func offline() throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    sitting.network.value = .offline
    sitting.type("r")
    #expect(sitting.requests == 1)
    #expect(sitting.text.contains("Offline") && sitting.text.contains("(r offline)"))
    #expect(sitting.text.contains("Moderate rain"))
    sitting.network.value = .online
    #expect(sitting.requests == 2)
    sitting.stage.time.advance(by: .seconds(60))
    #expect(sitting.requests == 2)
    sitting.type("r")
    #expect(sitting.requests == 3)
  }

  @Test("weather that is out of date is asked for again by itself, and not while offline")
  func outOfDate() throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    // The provider has something new every ten minutes; a second has passed.
    sitting.stage.time.advance(by: .seconds(590))
    #expect(sitting.requests == 1)
    sitting.stage.time.advance(by: .seconds(10))
    #expect(sitting.requests == 2)
    sitting.network.value = .offline
    sitting.stage.time.advance(by: .seconds(3_600))
    #expect(sitting.requests == 2 && sitting.text.contains("out of date"))
  }

  @Test("weather that comes before the name of its place is shown")
  func order() throws {
    let report = try Report.london()
    var state = DashboardState(now: report.now)
    state.take(.report(report))
    state.take(.shown(report.place))
    #expect(state.report == report && state.place == report.place)
  }

  @Test("keys count before there is any weather")
  func early() throws {
    var stage = try london()
    for path in [Stage.weather, Stage.forecast] {
      stage.replies[path] = stage.replies[path]?.after(.seconds(5))
    }
    let sitting = Sitting(stage, "51.51,-0.13")
    #expect(sitting.text.contains("Asking for the weather…"))
    // The place is named, but its time is not known yet.
    #expect(sitting.lines[0] == "51.51, -0.13")
    sitting.type("2uu")
    stage.time.advance(by: .seconds(5))
    #expect(sitting.text.contains("[Hours]") && sitting.text.contains("Hourly Forecast"))
  }

  @Test("what fails is said where nothing else can be shown, and leaves the keys alone")
  func nothing() throws {
    var stage = try london()
    stage.answers = { _ in .failure(.offline) }
    let sitting = Sitting(stage, "51.51,-0.13")
    #expect(sitting.text.contains("network"), "\(sitting.text)")
    for page in ["2", "3", "p", "?", "x", "1"] { sitting.type(page) }
    #expect(sitting.lines.count == 24 && sitting.text.contains("[Now]"))
  }

  @Test("where no key can come any more it ends")
  func deserted() throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    sitting.hangUp()
    #expect(sitting.all.last == .exit(.success))
  }

  @Test("of recorded weather all is there, without a key and without a request")
  func demo() throws {
    var stage = Stage()
    stage.environment = [:]
    let sitting = Sitting(stage, command: ["demo", "dashboard"])
    #expect(sitting.lines.first?.hasPrefix("Lisbon, PT") == true)
    // The air, and the weather.
    #expect(sitting.text.contains("Recorded on 23 Jun and 3 Jul 2023"))
    #expect(sitting.text.contains("3 of 8 places"))
    sitting.type("\u{1B}[C")
    #expect(sitting.lines.first?.hasPrefix("Cairo, EG") == true)
    sitting.type("aberlin\r")
    #expect(sitting.lines.first?.hasPrefix("Berlin, DE") == true)
    #expect(sitting.text.contains("2 of 8 places"))
    #expect(stage.requests.withLock { $0.isEmpty })
    let other = Sitting(stage, "Bend", command: ["demo", "dashboard"])
    #expect(other.lines.first?.hasPrefix("Bend, Oregon, US") == true)
  }

  @Test("warnings in force are above all, and their words below")
  func warnings() throws {
    let sitting = Sitting(Stage(), command: ["demo", "dashboard"], rows: 60)
    // Recorded on a Monday, of 10 AM on Tuesday in Portland, which is 6 PM in Lisbon. Today is a
    // Tuesday.
    #expect(sitting.lines[2].hasPrefix("! Heat Advisory from Wed 6:00 PM"))
    #expect(sitting.text.contains("Issued by"))
  }

  @Test("after a failure the last weather stays with its age, and the sentence goes away")
  func failure() throws {
    var stage = try london()
    let fails = Locked(false)
    stage.answers = { _ in fails.withLock { $0 } ? .failure(.connectionRefused) : nil }
    let sitting = Sitting(stage, "51.51,-0.13")
    fails.withLock { $0 = true }
    sitting.type("r")
    let notice = sitting.lines[22]
    #expect(notice.contains("refused") && sitting.text.contains("Moderate rain"))
    stage.time.advance(by: .seconds(6))
    #expect(sitting.lines[22].contains("OpenWeatherMap, just now (out of date)"))
    #expect(sitting.text.contains("Moderate rain"))
  }

  @Test("back in the foreground it asks again and paints the whole screen")
  func resumed() throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    sitting.suspensions.send(())
    #expect(sitting.all.last == .suspend)
    sitting.resumptions.send(())
    sitting.stage.time.advance(by: .milliseconds(1))
    #expect(sitting.all.contains(.repaint))
    #expect(sitting.requests == 2)
  }

  @Test("idle it wakes up for the clock's minute and nothing else")
  func idle() throws {
    let stage = try london()
    let scheduler = WakeUps(stage.time)
    let sitting = Sitting(stage, "51.51,-0.13", on: scheduler)
    stage.time.advance(by: .seconds(120))
    let (before, frames) = (scheduler.count, sitting.all.count)
    // It is 45 seconds past the minute, and stays so: each wait is one of 15 seconds.
    stage.time.advance(by: .seconds(150))
    #expect(scheduler.count - before == 10)
    // What is shown stays what it was, of which nothing is written.
    #expect(sitting.all[frames...].allSatisfy { $0 == sitting.all[frames - 1] })
  }

  @Test("where asking again brings nothing newer, it says until when")
  func nothingNewer() throws {
    var stage = try london()
    stage.store = .memory()
    let sitting = Sitting(stage, "51.51,-0.13", "--time", "24h")
    #expect(sitting.requests == 1)
    sitting.type("r")
    // It is 04:37:45 UTC, an hour later in London's summer, and OpenWeatherMap has something new
    // every ten minutes.
    #expect(sitting.requests == 1)
    #expect(sitting.lines[22] == "Nothing newer before 05:47.")
    stage.time.advance(by: .seconds(6))
    #expect(sitting.lines[22].hasPrefix("OpenWeatherMap, just now"))
  }

  @Test("what comes from memory again, with its age in whole seconds, is no newer")
  func sameAge() throws {
    let came = Date(timeIntervalSince1970: 1_700_000_000)
    let source = WeatherSource(name: "A", attribution: Attribution(text: "", link: ""))
    let point = try #require(Coordinate(latitude: 1, longitude: 2))
    func report(_ times: [Report.Part: Date]) -> Report {
      var report = Report(
        place: Place(name: "A", coordinate: point),
        source: Report.Source(source, recorded: nil),
        now: came
      )
      report.origins = times.mapValues { Report.Origin(source: source, received: $0) }
      return report
    }
    let before = [Report.Part.current: came, .air: came]
    #expect(report(before).isNoNewer(than: before))
    #expect(report([.current: came, .air: came + 1.5]).isNoNewer(than: before))
    #expect(!report([.current: came, .air: came + 2]).isNoNewer(than: before))
    #expect(!report([.current: came, .daily: came]).isNoNewer(than: before))
  }

  @Test("the first failure is said once, of whom, with what to do about it")
  func firstFailure() throws {
    var stage = try london()
    for path in [Stage.weather, Stage.forecast] { stage.replies[path] = .body("", status: 500) }
    let sitting = Sitting(stage, "51.51,-0.13")
    let sentence = "OpenWeatherMap failed with status 500."
    #expect(sitting.text.components(separatedBy: sentence).count == 2, "\(sitting.text)")
    #expect(sitting.text.contains("  Try again in a few minutes."))
  }

  @Test("a page is scrolled to its end and no farther")
  func scrolling() throws {
    let sitting = Sitting(Stage(), command: ["demo", "dashboard"], columns: 40, rows: 12)
    sitting.type("2")
    let top = sitting.lines
    sitting.type("\u{1B}[F")
    let end = sitting.lines
    #expect(end != top)
    for _ in 0..<20 { sitting.type(" ") }
    #expect(sitting.lines == end)
    // From the end it goes up at once, and a line at the top is seen again.
    sitting.type("\u{1B}[5~")
    #expect(sitting.lines != end)
    sitting.type("\u{1B}[H")
    #expect(sitting.lines == top)
  }

  @Test("long warnings go on in the next line")
  func longWarnings() throws {
    let sitting = Sitting(Stage(), command: ["demo", "dashboard"], columns: 40, rows: 24)
    let head = sitting.lines[2...].prefix { $0.hasPrefix("! ") || $0.hasPrefix("  ") }
    #expect(head.first?.hasPrefix("! Heat Advisory from Wed 6:00 PM") == true)
    #expect(head.count > 1 && !head.joined().contains("…"))
  }

  @Test("the air is a line of the page, with the scale it is of")
  func air() throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    // `main.aqi` of the recorded answer is 3.
    #expect(sitting.lines.contains("Air Quality  OpenWeather index 3 of 5, moderate"))
  }

  @Test("who goes on in another window paints once")
  func resumedLarger() throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    sitting.suspensions.send(())
    let before = sitting.all.count
    sitting.size.value = WindowSize(columns: 100, rows: 30)
    #expect(sitting.all.count == before)
    sitting.resumptions.send(())
    let painted = sitting.all[before...].filter { if case .frame = $0 { true } else { false } }
    guard case .frame(let frame)? = painted.first else {
      Issue.record("nothing was painted")
      return
    }
    #expect(frame.size == WindowSize(columns: 100, rows: 30))
    #expect(sitting.all[before...].count { $0 == .repaint } == 1)
  }

  @Test("q ends it; without a terminal there is none")
  func ending() throws {
    let sitting = Sitting(try london(), "51.51,-0.13")
    sitting.type("q")
    #expect(sitting.all.last == .exit(.success))
    let stage = try london()
    #expect(stage.run("dashboard").exit == .usage)
    #expect(stage.run("dashboard", "--json").exit == .usage)
  }
}

/// Counts what is scheduled.
private final class WakeUps: Scheduler {
  private let scheduler: TestScheduler
  private let scheduled = Locked(0)

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  var now: Duration { scheduler.now }
  var count: Int { scheduled.withLock { $0 } }

  func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
    scheduled.withLock { $0 += 1 }
    return scheduler.schedule(action)
  }

  func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Disposable {
    scheduled.withLock { $0 += 1 }
    return scheduler.schedule(after: delay, action)
  }
}
