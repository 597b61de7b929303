import Signals
import TestSupport
import Testing

@Suite("appointments")
struct AppointmentTests {
  @Test("under virtual time, work stands where it would if it had been scheduled when it was made")
  func place() {
    let time = TestScheduler()
    let seen = Log<String>()
    let appointment = time.appointment(in: .seconds(5))
    time.schedule(after: .seconds(5)) { seen.add("scheduled later") }
    time.advance(by: .seconds(2))
    _ = time.schedule(at: appointment) { seen.add("kept") }
    time.schedule(after: .seconds(3)) { seen.add("last") }
    time.advance(by: .seconds(2))
    #expect(seen.entries == [])
    time.advance(by: .seconds(1))
    #expect(seen.entries == ["kept", "scheduled later", "last"])
  }

  @Test("an appointment whose time has passed is kept at once")
  func late() {
    let time = TestScheduler()
    let seen = Log<Duration>()
    let appointment = time.appointment(in: .seconds(1))
    time.advance(by: .seconds(3))
    _ = time.schedule(at: appointment) { seen.add(time.now) }
    time.run()
    #expect(seen.entries == [.seconds(3)])
  }

  @Test("any other scheduler runs it after what is left of the time")
  func anyScheduler() {
    let seen = Log<String>()
    let scheduler = ImmediateScheduler()
    _ = scheduler.schedule(at: scheduler.appointment(in: .seconds(1))) { seen.add("ran") }
    #expect(seen.entries == ["ran"])
  }
}
