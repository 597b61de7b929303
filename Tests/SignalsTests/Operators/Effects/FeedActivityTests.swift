import Signals
import TestSupport
import Testing

@Suite("feedActivity")
struct FeedActivityTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "FeedActivity",
      { $0[0].feedActivity(into: MutableProperty(0)) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    let activity = MutableProperty(0)
    expectMarbles([diagram], diagram) { $0[0].feedActivity(into: activity) }
    #expect(activity.value == 0)
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.feedActivity(into: MutableProperty(0))
    }
  }

  @Test("counts every subscription that is under way, once up and once down")
  func counts() {
    let activity = MutableProperty(0)
    let counts = Log<Int>()
    activity.signal.subscribe(next: { counts.add($0) })
    let subject = Subject<Int, Never>()
    let fed = subject.signal.feedActivity(into: activity)
    let first = fed.subscribe(next: { _ in })
    fed.subscribe(next: { _ in })
    first.dispose()
    first.dispose()
    subject.complete()
    #expect(counts.entries == [0, 1, 2, 1, 0])
  }
}
