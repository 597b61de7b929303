import Testing

@testable import WeatherCore

/// Messages as rtnetlink(7) describes them, written byte by byte.
@Suite("routing table")
struct RoutingTableTests {
  private let up: UInt32 = 0x1
  private let loopback: UInt32 = 0x8
  private let running: UInt32 = 0x40

  private func native<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  private func message(_ kind: UInt16, _ body: [UInt8], flags: UInt16 = 0) -> [UInt8] {
    native(UInt32(16 + body.count)) + native(kind) + native(flags) + native(UInt32(1))
      + native(UInt32(0)) + body
  }

  private func link(_ number: Int32, _ flags: UInt32) -> [UInt8] {
    message(16, [0, 0] + native(UInt16(1)) + native(number) + native(flags) + [0, 0, 0, 0])
  }

  private func attribute(_ kind: UInt16, _ value: [UInt8]) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
    return native(UInt16(4 + value.count)) + native(kind) + value + padding
  }

  /// A route to a network; to everywhere without one.
  private func route(
    to network: [UInt8] = [],
    length: UInt8? = nil,
    over link: Int32?,
    table: UInt8 = 254,
    kind: UInt8 = 1,
    more: [UInt8] = []
  ) -> [UInt8] {
    let bits = length ?? UInt8(network.count * 8)
    let header: [UInt8] = [2, bits, 0, 0, table, 2, 0, kind, 0, 0, 0, 0]
    let destination = network.isEmpty ? [] : attribute(1, network)
    let outgoing = link.map { attribute(4, native($0)) } ?? []
    return message(24, header + destination + outgoing + more)
  }

  private func state(_ messages: [UInt8]...) -> NetworkState {
    var table = RoutingTable()
    for message in NetlinkMessage.messages(in: messages.flatMap { $0 }[...]) {
      table.take(message)
    }
    return table.state
  }

  @Test("a route to everywhere over a link that carries is online")
  func online() {
    #expect(state(link(2, up | running), route(over: 2)) == .online)
    #expect(state(link(2, up | running), route(over: 2, table: 52)) == .online)
    #expect(state(route(over: nil)) == .online)
  }

  @Test("without a link that carries, routes lead nowhere")
  func offline() {
    #expect(state() == .offline)
    #expect(state(link(2, up | running)) == .offline)
    #expect(state(link(2, up), route(over: 2)) == .offline)
    #expect(state(link(2, running), route(over: 2)) == .offline)
    #expect(state(link(3, up | running), route(over: 2)) == .offline)
    #expect(state(link(1, up | running | loopback), route(over: 1)) == .offline)
    #expect(state(link(2, up | running), link(2, up), route(over: 2)) == .offline)
  }

  @Test("a route to one network is local, unless machines give themselves its addresses")
  func local() {
    let carrying = link(2, up | running)
    #expect(state(carrying, route(to: [10, 9, 0, 0], length: 24, over: 2)) == .local)
    #expect(state(carrying, route(to: [169, 254, 0, 0], length: 16, over: 2)) == .offline)
    let near: [UInt8] = [0xFE, 0x80] + [UInt8](repeating: 0, count: 14)
    #expect(state(carrying, route(to: near, length: 64, over: 2)) == .offline)
    let far: [UInt8] = [0x20, 0x01] + [UInt8](repeating: 0, count: 14)
    #expect(state(carrying, route(to: far, length: 64, over: 2)) == .local)
  }

  @Test("routes of this machine's own addresses and those that forbid do not count")
  func otherRoutes() {
    let carrying = link(2, up | running)
    #expect(state(carrying, route(to: [10, 9, 0, 1], over: 2, table: 255)) == .offline)
    #expect(state(carrying, route(over: 2, kind: 7)) == .offline)
  }

  @Test("of a route over several links one that carries is enough")
  func severalLinks() {
    func hop(_ link: Int32) -> [UInt8] { native(UInt16(8)) + [0, 0] + native(link) }
    let hops = attribute(9, hop(2) + hop(3))
    #expect(state(link(3, up | running), route(over: nil, more: hops)) == .online)
    #expect(state(link(4, up | running), route(over: nil, more: hops)) == .offline)
  }

  @Test("messages that are cut anywhere, or filled with anything, are survived")
  func damaged() {
    let hops = attribute(9, native(UInt16(8)) + [0, 0] + native(Int32(2)))
    let whole = link(2, up | running) + route(to: [10, 0, 0, 0], over: 2, more: hops)
    for length in 0...whole.count {
      _ = state(Array(whole.prefix(length)))
      for byte in [0, 1, 7, 255] as [UInt8] {
        _ = state(Array(whole.prefix(length)) + [UInt8](repeating: byte, count: 40))
      }
    }
    for index in whole.indices {
      for byte in [0, 1, 127, 255] as [UInt8] {
        var changed = whole
        changed[index] = byte
        _ = state(changed)
      }
    }
  }

  @Test("a table that changed while it was told is known by its flag")
  func interrupted() {
    let messages = NetlinkMessage.messages(in: message(3, [], flags: 0x12)[...])
    #expect(messages.map(\.isInterrupted) == [true])
    #expect(messages.map(\.kind) == [.end])
    #expect(messages.map(\.sequence) == [1])
  }
}
