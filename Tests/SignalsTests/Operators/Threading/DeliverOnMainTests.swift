import Signals
import TestSupport
import Testing

@Suite("deliverOnMain")
struct DeliverOnMainTests {
  @Test("E148: keeps the order of senders in the background and on main")
  @MainActor
  func main() async throws {
    let subject = Subject<Int, Never>()
    let sent = Log<Int>()
    let seen = Awaited<[Int]>([])
    subject.signal.doNext { sent.add($0) }.deliverOnMain().subscribe(next: { value in
      MainActor.assumeIsolated { seen.change { $0.append(value) } }
    })
    async let background: Void = withTaskGroup(of: Void.self) { group in
      for sender in 1...3 {
        group.addTask { for value in 0..<100 { subject.send(sender * 1000 + value) } }
      }
    }
    for value in 0..<100 { subject.send(value) }
    await background
    try await seen.wait(for: "everything sent", until: { $0.count == 400 })
    #expect(seen.state == sent.entries)
  }
}
