/// The links and routes of a Linux machine, as far as they tell how far its network reaches.
struct RoutingTable: Equatable {
  /// The links that carry something, by their numbers; never one that leads back to this machine.
  private(set) var links: Set<Int32> = []
  /// Where routes lead to.
  private(set) var routes: Set<Route> = []

  struct Route: Hashable {
    /// Whether it leads everywhere, rather than to one network.
    var isDefault: Bool
    /// The link it goes over; nil where that is not told.
    var link: Int32?
  }

  /// What it comes down to.
  var state: NetworkState {
    let usable = routes.filter { $0.link.map(links.contains) ?? true }
    if usable.contains(where: \.isDefault) { return .online }
    return usable.isEmpty ? .offline : .local
  }

  /// Takes in one message of rtnetlink(7); what is not understood is passed over.
  mutating func take(_ message: NetlinkMessage) {
    switch message.kind {
    case .link: takeLink(message.body)
    case .route: takeRoute(message.body)
    default: break
    }
  }

  /// `ifinfomsg`: a number at 4 and flags at 8.
  private mutating func takeLink(_ body: ArraySlice<UInt8>) {
    guard let link = body.int32(at: 4), let flags = body.uint32(at: 8) else { return }
    let (isUp, leadsBack, isRunning): (UInt32, UInt32, UInt32) = (0x1, 0x8, 0x40)
    if flags & isUp != 0, flags & isRunning != 0, flags & leadsBack == 0 {
      links.insert(link)
    } else {
      links.remove(link)
    }
  }

  /// `rtmsg`: the family at 0, the length of the destination at 1, the table at 4, the kind at 7,
  /// and attributes from 12 on.
  private mutating func takeRoute(_ body: ArraySlice<UInt8>) {
    guard body.count >= 12 else { return }
    let bytes = Array(body)
    let (unicast, localTable): (UInt8, UInt8) = (1, 255)
    guard bytes[7] == unicast, bytes[4] != localTable else { return }
    let attributes = NetlinkAttributes(bytes[12...])
    if bytes[1] > 0, attributes[.destination].map(isNearLink) ?? false { return }
    let hops = attributes[.multipath].map(nextHops) ?? []
    let links = hops.isEmpty ? [attributes[.outgoingLink]?.int32(at: 0)] : hops
    for link in links { routes.insert(Route(isDefault: bytes[1] == 0, link: link)) }
  }

  /// Whether an address is one that machines give themselves: 169.254/16 or fe80::/10.
  private func isNearLink(_ address: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(address.prefix(2))
    guard bytes.count == 2 else { return false }
    if address.count == 4 { return bytes == [169, 254] }
    return bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
  }

  /// The links of `rtnexthop`s: each its length at 0, and the link at 4.
  private func nextHops(_ bytes: ArraySlice<UInt8>) -> [Int32?] {
    var rest = bytes
    var links: [Int32?] = []
    while let length = rest.uint16(at: 0), length >= 8, let link = rest.int32(at: 4) {
      links.append(link)
      rest = rest.dropFirst((Int(length) + 3) & ~3)
    }
    return links
  }
}
