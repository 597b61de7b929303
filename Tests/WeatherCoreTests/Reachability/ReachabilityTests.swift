import Signals
import TestSupport
import Testing
import WeatherCore

@Suite("W19: reachability")
struct ReachabilityTests {
  private let source = Subject<NetworkState, Never>()

  @Test("each state is sent once, to everybody, and to those who come later at once")
  func states() {
    let reachability = Reachability(source.signal)
    let (one, other) = (Log<NetworkState>(), Log<NetworkState>())
    reachability.states.subscribe { one.add($0) }
    for state in [.offline, .offline, .online, .online, .local] as [NetworkState] {
      source.send(state)
    }
    #expect(one.entries == [.offline, .online, .local])
    reachability.states.subscribe { other.add($0) }
    source.send(.unknown)
    #expect(one.entries == [.offline, .online, .local, .unknown])
    #expect(other.entries == [.local, .unknown])
  }

  @Test("the source is watched once, while somebody listens")
  func shared() {
    let watches = Cell(0)
    let source = source.signal.on(
      subscribed: { watches.change { $0 += 1 } },
      disposed: { watches.change { $0 -= 1 } }
    )
    let reachability = Reachability(source)
    #expect(watches.value == 0)
    let one = reachability.states.subscribe { _ in }
    let other = reachability.regained.subscribe { _ in }
    #expect(watches.value == 1)
    one.dispose()
    other.dispose()
    #expect(watches.value == 0)
  }

  @Test(
    "that the network is back is told when it reaches further, not at the start",
    arguments: [
      ([.online], 0), ([.offline], 0), ([.offline, .online], 1),
      ([.online, .offline, .offline, .online, .online], 1), ([.offline, .local, .online], 2),
      ([.online, .local, .offline], 0), ([.unknown, .online], 0), ([.offline, .unknown], 1),
    ] as [([NetworkState], Int)]
  )
  func regained(states: [NetworkState], times: Int) {
    let log = Log<Void>()
    Reachability(source.signal).regained.subscribe { log.add($0) }
    for state in states { source.send(state) }
    #expect(log.count == times)
  }

  @Test("a request is worth trying unless there is no network at all")
  func worthTrying() {
    let states: [NetworkState] = [.offline, .local, .online, .unknown]
    #expect(states.map(\.isWorthTrying) == [false, true, true, true])
  }

  @Test("the system tells a state at once")
  func system() {
    let log = Log<NetworkState>()
    Reachability.system.states.subscribe { log.add($0) }.dispose()
    #if os(Linux)
    #expect(log.count == 1)
    #endif
  }
}

#if os(Linux)
/// W19, on the real thing: a network of its own, whose one cable is pulled and put back.
@Suite("real network", .ownThread, .enabled(if: NetworkNamespace.isAvailable))
struct RealNetworkTests {
  @Test("W19: a link that goes down and up, and routes that come and go, are told as they do")
  func changes() async throws {
    let network = try NetworkNamespace()
    let states = Awaited<[NetworkState]>([])
    let regained = Awaited(0)
    let reachability = Reachability.ofThisThread()
    // The socket belongs to the network of the thread that subscribes first.
    let watching = try network.run {
      let watching = CompoundDisposable()
      watching.add(
        reachability.states.subscribe { state in states.change { $0.append(state) } }
      )
      watching.add(reachability.regained.subscribe { regained.change { $0 += 1 } })
      return watching
    }
    func expect(_ expected: [NetworkState], after change: String) async throws {
      try await network.ip(change)
      try await states.wait(for: "\(expected) after \(change)") { $0 == expected }
    }
    #expect(states.state == [.offline])
    try await network.ip("link add near type veth peer name far")
    try await network.ip("link set far up")
    try await network.ip("link set near up")
    try await expect([.offline, .local], after: "addr add 192.0.2.1/24 dev near")
    var expected: [NetworkState] = [.offline, .local, .online]
    try await expect(expected, after: "route add default via 192.0.2.2")
    // To the next network, then to everywhere; later once for each time the cable is back.
    try await regained.wait(for: "word of the network") { $0 == 2 }
    for _ in 0..<3 {
      // The other end of the cable: here the link stays up, but carries nothing.
      expected.append(.offline)
      try await expect(expected, after: "link set far down")
      expected.append(.online)
      try await expect(expected, after: "link set far up")
    }
    try await regained.wait(for: "word that the network is back") { $0 == 5 }
    expected.append(.local)
    try await expect(expected, after: "route del default")
    expected.append(.offline)
    try await expect(expected, after: "link set near down")
    watching.dispose()
    try await network.ip("link del near")
    #expect(states.state == expected)
    #expect(regained.state == 5)
  }

  @Test("W19: IPv6 alone is a network too")
  func version6() async throws {
    let network = try NetworkNamespace()
    let states = Awaited<[NetworkState]>([])
    let watching = try network.run {
      Reachability.ofThisThread().states.subscribe { state in states.change { $0.append(state) } }
    }
    try await network.ip("link add near type veth peer name far")
    try await network.ip("link set far up")
    try await network.ip("link set near up")
    try await network.ip("-6 addr add 2001:db8::1/64 dev near nodad")
    try await states.wait(for: "the link's network") { $0 == [.offline, .local] }
    try await network.ip("-6 route add default via 2001:db8::2")
    try await states.wait(for: "the route") { $0 == [.offline, .local, .online] }
    watching.dispose()
  }
}
#endif
