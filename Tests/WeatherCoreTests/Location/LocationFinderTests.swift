import Foundation
import Signals
import Testing
import WeatherCore

@Suite("location finder")
struct LocationFinderTests {
  private let time = TestScheduler()

  /// Plays a source in which a capital letter is a fix of 10 m and a small one is not accurate.
  private func heard(_ source: String, limit: Duration = .seconds(30)) throws -> [String] {
    let diary = Diary(time)
    let fix = try fix()
    let fixes = time.signal(source)
      .map { name -> LocationFix in
        var fix = fix
        fix.horizontalAccuracy = Length(meters: name == name.uppercased() ? 10 : -1)
        fix.time = Date(timeIntervalSince1970: Double(name.utf8.first ?? 0))
        return fix
      }
      .mapError { _ in LocationError.denied }
      .doDisposedOrEnded { diary.note("source stopped") }
    let finder = LocationFinder(source: fixes, limit: limit, on: time)
    diary.follow(finder.fix) { fix in
      String(UnicodeScalar(UInt8(fix.time.timeIntervalSince1970)))
    }
    time.run()
    return diary.entries
  }

  private func fix() throws -> LocationFix {
    LocationFix(
      coordinate: try #require(Coordinate(latitude: 37.79, longitude: -122.41)),
      horizontalAccuracy: Length(meters: 10),
      time: Date(timeIntervalSince1970: 0)
    )
  }

  @Test("the first fix is from last time and is dropped, however accurate")
  func dropsFirst() throws {
    #expect(Set(try heard("A-B-C")) == ["2: B", "2: completed", "2: source stopped"])
  }

  @Test("a fix without a positive accuracy is passed over")
  func needsAccuracy() throws {
    #expect(Set(try heard("a-b-c-D-E")) == ["6: D", "6: completed", "6: source stopped"])
  }

  @Test("a fix that is farther off than wanted is passed over")
  func wantsAccuracy() throws {
    let diary = Diary(time)
    let place = try fix()
    let fixes = [0, 5_001, 5_000, 10].map { meters in
      var fix = place
      fix.horizontalAccuracy = Length(meters: meters)
      return fix
    }
    let finder = LocationFinder(source: .values(fixes), within: Length(kilometers: 5), on: time)
    diary.follow(finder.fix) { "\($0.horizontalAccuracy.meters)" }
    #expect(diary.entries == ["0: 5000.0", "0: completed"])
  }

  @Test("the fix completes the signal and stops the source")
  func stopsSource() throws {
    #expect(Set(try heard("A--B--C")) == ["3: B", "3: completed", "3: source stopped"])
  }

  @Test("no fix in time is a failure, and stops the source")
  func timesOut() throws {
    let heard = try heard("A-b-c-d-e-f-g", limit: .seconds(5))
    #expect(Set(heard) == ["5: failed timedOut", "5: source stopped"])
  }

  @Test("a source that completes before a sure fix is a failure")
  func completesEarly() throws {
    #expect(Set(try heard("A-b-|")) == ["4: failed noFix", "4: source stopped"])
  }

  @Test("the source's own failure passes")
  func fails() throws {
    #expect(Set(try heard("A-#")) == ["2: failed denied", "2: source stopped"])
  }

  @Test("nothing is asked before the subscription, and once for each")
  func isCold() throws {
    let starts = Diary(time)
    let source = Signal<LocationFix, LocationError>.defer {
      starts.note("started")
      return .never
    }
    let finder = LocationFinder(source: source, on: time)
    #expect(starts.entries.isEmpty)
    finder.fix.subscribeEvents { _ in }
    finder.fix.subscribeEvents { _ in }
    #expect(starts.entries.count == 2)
  }

  @Test("a fixed place is found at once")
  func fixed() throws {
    let diary = Diary(time)
    let place = try fix()
    diary.follow(LocationFinder(fixed: place).fix) { "\($0 == place)" }
    #expect(diary.entries == ["0: true", "0: completed"])
  }
}

extension Signal {
  /// Runs `effect` once when a subscription is over, whichever way.
  fileprivate func doDisposedOrEnded(_ effect: @escaping @Sendable () -> Void) -> Signal {
    .create { observer, lifetime in
      lifetime.onEnd(effect)
      self.subscribe(
        during: lifetime,
        next: observer.send,
        failed: observer.fail,
        completed: observer.complete
      )
    }
  }
}
