import Dispatch
import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// The manager on real threads: places set by several at once, answers from others.
@Suite("weather manager on threads")
struct WeatherManagerThreadTests {
  /// Answers with the name of the place that was asked about, each time from some other thread.
  private struct Echo: WeatherProvider {
    let name = "Echo"
    let attribution = Attribution(text: "", link: "")

    func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
      answer(CurrentConditions(time: Date(), timeZone: .gmt, reportedName: place.name))
    }
    func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
      answer(HourlyForecast(timeZone: .gmt, steps: []))
    }
    func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
      .fail(.notSubscribed)
    }
    func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> { answer([]) }
    func places(named name: String) -> Signal<[Place], WeatherError> { .just([]) }

    private func answer<Value: Sendable>(_ value: Value) -> Signal<Value, WeatherError> {
      .create { observer, _ in
        DispatchQueue.global().async {
          observer.send(value)
          observer.complete()
        }
      }
    }
  }

  @Test("no report ever mixes two places, and the last place is the one that stays")
  func neverMixes() async throws {
    let manager = WeatherManager(provider: Echo(), on: QueueScheduler(label: "reports"))
    let mixed = Locked(0)
    let seen = Awaited<String?>(nil)
    manager.report.signal.subscribe { report in
      let name = report.current.value?.reportedName
      if let name, name != report.place?.name { mixed.withLock { $0 += 1 } }
      seen.change { $0 = name }
    }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 0..<250 {
        if round % 10 == 0 { manager.refresh.execute() }
        manager.place.value = .scripted("\(thread).\(round)")
      }
    }
    manager.place.value = .scripted("last")
    try await seen.wait(for: "the last place's weather") { $0 == "last" }
    #expect(mixed.withLock { $0 } == 0)
    #expect(manager.daily.value.failure == .notSubscribed || manager.daily.value.isLoading)
  }

  @MainActor
  @Test("properties change on the main queue unless told otherwise")
  func mainByDefault() async throws {
    // Asked for by a mark, since on Linux the main queue need not keep to the main thread.
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    let manager = WeatherManager(provider: Echo())
    let seen = Awaited<(name: String?, isMain: Bool)>((nil, true))
    manager.current.signal.subscribe { part in
      let isMain = DispatchQueue.getSpecific(key: mark) == true
      seen.change { $0 = (part.value?.reportedName, $0.isMain && isMain) }
    }
    manager.place.value = .scripted("A")
    let last = try await seen.wait(for: "the weather") { $0.name == "A" }
    #expect(last.isMain)
  }
}
