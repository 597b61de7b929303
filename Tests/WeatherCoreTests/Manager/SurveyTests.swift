import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@Suite("survey of many places")
struct SurveyTests {
  private let time = TestScheduler()

  private func provider(_ scripts: [String: String], _ requests: Diary) -> ScriptedProvider {
    ScriptedProvider(time: time, scripts: scripts, requests: requests)
  }

  @Test("it stands first without an answer, then as each comes; one that fails disturbs no other")
  func answers() {
    let requests = Diary(time)
    let provider = provider(
      ["A.current": "---(a|)", "B.current": "-#", "C.current": "--(c|)"],
      requests
    )
    let diary = Diary(time)
    let places = ["A", "B", "C"].compactMap(Place.scripted)
    diary.follow(provider.survey(.current, at: places)) { survey in
      let parts = survey.parts.map { $0.drawn(\.reportedName) }.joined(separator: " ")
      return "\(parts), \(survey.answered) of \(survey.places.count)"
    }
    time.run()
    #expect(
      diary.entries == [
        "0: ? ? ?, 0 of 3", "1: ? ! ?, 1 of 3", "2: ? ! c, 2 of 3", "3: a ! c, 3 of 3",
        "3: completed",
      ]
    )
  }

  @Test("no more are asked about at once than said, and disposal cancels those and asks no more")
  func bounded() {
    let requests = Diary(time)
    let scripts = ["A.current": "--(a|)", "B.current": "---(b|)", "C.current": "-----(c|)"]
    let places = ["A", "B", "C", "D"].compactMap(Place.scripted)
    let survey = provider(scripts, requests).survey(.current, at: places, atOnce: 2)
      .subscribe { _ in }
    #expect(requests.entries == ["0: asked A.current", "0: asked B.current"])
    time.advance(by: .seconds(4))
    survey.dispose()
    time.run()
    #expect(
      requests.entries == [
        "0: asked A.current", "0: asked B.current", "2: asked C.current", "4: cancelled C.current",
      ]
    )
  }

  @Test("none is done at once, and a provider that sends nothing has failed")
  func none() {
    #expect(progress(provider([:], Diary(time)).survey(.current, at: [])) == [1])
    let silent = provider(["A.current": "-|"], Diary(time))
    let places = ["A"].compactMap(Place.scripted)
    #expect(progress(silent.survey(.current, at: places)) == [0, 1])
  }

  private func progress(_ survey: Signal<Survey<CurrentConditions>, Never>) -> [Double] {
    let seen = Locked<[Double]>([])
    survey.map(\.progress).subscribe { value in seen.withLock { $0.append(value) } }
    time.run()
    return seen.withLock { $0 }
  }

  /// W12: 60 calls a minute, eight places at once, each answer after a second.
  ///
  /// In a minute's first seven seconds 7 × 8 = 56 calls go, in the eighth the other 4. The next
  /// eight then wait until the minute is over, which for each is 60 s after the call 60 before it.
  /// So call i goes in minute i / 60, second (i mod 60) / 8. 1,000 = 16 × 60 + 40, and 40 are five
  /// times eight, so the last call goes at 16 × 60 + 4 = 964 s and is answered at 965 s.
  @Test("1,000 places under the limiter take as long as computed on paper")
  func thousand() {
    let wire = TimedTransport(
      time,
      after: .seconds(1),
      [.success(HTTPResponse(status: 200, body: Data(#"{"dt":0,"main":{"temp":280}}"#.utf8)))]
    )
    let client = OpenWeatherMapClient(
      key: .test,
      transport: wire.transport.limited(by: Limiter(on: time)),
      plan: .free
    )
    let places = (0..<1_000).map { number in
      Place(name: "\(number)", coordinate: .at(Double(number % 90), Double(number / 90)))
    }
    let answers = Locked<[Double]>([])
    let isOver = Locked(false)
    client.survey(.current, at: places, atOnce: 8).subscribe { [time] survey in
      answers.withLock { answers in
        #expect(survey.answered == answers.count)
        answers.append(time.now / .seconds(1))
      }
    } completed: {
      isOver.withLock { $0 = true }
    }
    time.run()
    let sent = (0..<1_000).map { (call: Int) -> Double in
      let minute = call / 60
      let second = call % 60 / 8
      return Double(60 * minute + second)
    }
    #expect(sent.last == 964)
    #expect(wire.sent == sent)
    #expect(answers.withLock { $0 } == [0] + sent.map { $0 + 1 })
    #expect(isOver.withLock { $0 })
  }

  @Test("a manager's survey is delivered on its scheduler, beside the place that is looked at")
  func manager() {
    let stage = ManagerStage(["A.current": "--(a|)", "B.current": "-(b|)"])
    stage.manager.place.value = .scripted("A")
    let diary = Diary(stage.time)
    diary.follow(stage.manager.survey(["B"].compactMap(Place.scripted))) { "\($0.progress)" }
    #expect(diary.entries == [])
    stage.time.advance(by: .seconds(2))
    #expect(diary.entries == ["0: 0.0", "1: 1.0", "1: completed"])
    #expect(stage.manager.current.value.value?.reportedName == "a")
  }
}
