import TestSupport
import Testing

/// Whatever observers do from inside their callbacks, the contract holds.
@Suite("re-entrancy", .ownThread)
struct ReentrancyTests {
  @Test("sending, subscribing, disposing, ending and swapping from inside callbacks break nothing")
  func anything() {
    let seed = Seed()
    for round in 0..<effort(20_000, everyday: 500, reduced: 300) {
      let faults = Playground(seed.stream(round), deeds: 120).run()
      #expect(faults == [], "\(seed), round \(round)")
      if !faults.isEmpty { return }
    }
  }
}
