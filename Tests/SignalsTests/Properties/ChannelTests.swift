import Signals
import TestSupport
import Testing

@Suite("Channel", .ownThread)
struct ChannelTests {
  @Test("what is sent at one end is heard at the other, and not at its own")
  func ends() {
    let channel = Channel<Int>()
    let (model, view) = (Log<Int>(), Log<Int>())
    channel.leading.signal.subscribe(next: model.add)
    channel.following.signal.subscribe(next: view.add)
    channel.leading.send(1)
    channel.following.send(2)
    #expect(view.entries == [1])
    #expect(model.entries == [2])
  }

  @Test("who comes to the following end hears the leading end's newest value first")
  func replay() {
    let channel = Channel<Int>()
    let (model, view) = (Log<Int>(), Log<Int>())
    channel.leading.send(1)
    channel.leading.send(2)
    channel.following.send(3)
    channel.following.signal.subscribe(next: view.add)
    channel.leading.signal.subscribe(next: model.add)
    #expect(view.entries == [2])
    #expect(model.entries == [])
  }

  @Test("answers from inside an end do not echo")
  func answering() {
    let channel = Channel<Int>()
    let (model, view) = (Log<Int>(), Log<Int>())
    channel.following.signal.subscribe(next: { value in
      view.add(value)
      if value < 5 { channel.following.send(value + 1) }
    })
    channel.leading.signal.subscribe(next: model.add)
    channel.leading.send(1)
    #expect(view.entries == [1])
    #expect(model.entries == [2])
  }

  @Test("completing one end ends both directions, also for who comes later")
  func completion() {
    let channel = Channel<Int>()
    let log = Log<String>()
    channel.leading.signal.subscribe(next: { _ in }, completed: { log.add("leading") })
    channel.following.signal.subscribe(next: { _ in }, completed: { log.add("following") })
    channel.following.complete()
    channel.leading.send(1)
    channel.leading.signal.subscribe(
      next: { _ in log.add("value") },
      completed: { log.add("late") }
    )
    #expect(log.entries.sorted() == ["following", "late", "leading"])
  }

  @Test("the ends outlive the channel, and subscriptions go with the ends")
  func release() {
    let alive = Cell(0)
    do {
      let token = Token(alive)
      let following = Channel<Int>().following
      following.signal.subscribe(next: { _ in token.touch() })
      following.send(1)
      #expect(alive.value == 1)
    }
    #expect(alive.value == 0)
  }

  @Test("used from many threads at once, each end hears every value of the other, in one order")
  func threads() {
    let channel = Channel<Int>()
    let (model, view) = (Log<Int>(), Log<Int>())
    channel.leading.signal.subscribe(next: model.add)
    channel.following.signal.subscribe(next: view.add)
    onFourThreads { thread in
      for value in 0..<500 {
        if thread == 0 { channel.leading.send(value) } else { channel.following.send(value) }
      }
    }
    #expect(view.entries == Array(0..<500))
    #expect(model.entries.count == 1_500)
  }
}
