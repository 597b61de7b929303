/// One message of netlink(7).
struct NetlinkMessage {
  /// The kinds that matter here.
  enum Kind: UInt16 {
    case failure = 2
    case end = 3
    case link = 16
    case linkRequest = 18
    case route = 24
    case routeRequest = 26
  }

  /// Its kind; nil for any other.
  let kind: Kind?
  /// The number of the request it answers.
  let sequence: UInt32
  /// Whether the table changed while it was told, so that it has to be asked for again.
  let isInterrupted: Bool
  /// What follows the header.
  let body: ArraySlice<UInt8>

  /// A request for a whole table.
  static func request(_ kind: Kind, sequence: UInt32) -> [UInt8] {
    // `ifinfomsg` and `rtmsg` that ask for everything are all zeros.
    let body = [UInt8](repeating: 0, count: kind == .linkRequest ? 16 : 12)
    let (request, dump): (UInt16, UInt16) = (0x1, 0x300)
    return UInt32(16 + body.count).bytes + kind.rawValue.bytes + (request | dump).bytes
      + sequence.bytes + UInt32(0).bytes + body
  }

  /// The messages of a datagram, up to the first that is not whole.
  static func messages(in datagram: ArraySlice<UInt8>) -> [NetlinkMessage] {
    var rest = datagram
    var messages: [NetlinkMessage] = []
    while let length = rest.uint32(at: 0), length >= 16, length <= rest.count,
      let kind = rest.uint16(at: 4), let flags = rest.uint16(at: 6),
      let sequence = rest.uint32(at: 8)
    {
      messages.append(
        NetlinkMessage(
          kind: Kind(rawValue: kind),
          sequence: sequence,
          isInterrupted: flags & 0x10 != 0,
          body: rest.prefix(Int(length)).dropFirst(16)
        )
      )
      rest = rest.dropFirst((Int(length) + 3) & ~3)
    }
    return messages
  }
}

/// The attributes that follow a message of rtnetlink(7), `rtattr`s: a length at 0, a kind at 2.
struct NetlinkAttributes {
  /// The kinds that matter here.
  enum Kind: UInt16 {
    case destination = 1
    case outgoingLink = 4
    case multipath = 9
  }

  private var values: [Kind: ArraySlice<UInt8>] = [:]

  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let length = rest.uint16(at: 0), length >= 4, length <= rest.count,
      let kind = rest.uint16(at: 2)
    {
      if let kind = Kind(rawValue: kind) { values[kind] = rest.prefix(Int(length)).dropFirst(4) }
      rest = rest.dropFirst((Int(length) + 3) & ~3)
    }
  }

  subscript(kind: Kind) -> ArraySlice<UInt8>? { values[kind] }
}

extension ArraySlice<UInt8> {
  /// A number in the machine's order of bytes, at an offset from the start; nil past the end.
  private func number<Number: FixedWidthInteger>(at offset: Int) -> Number? {
    let bytes = dropFirst(offset).prefix(MemoryLayout<Number>.size)
    guard bytes.count == MemoryLayout<Number>.size else { return nil }
    let ordered = Number(1).littleEndian == 1 ? Array(bytes.reversed()) : Array(bytes)
    return ordered.reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  func uint16(at offset: Int) -> UInt16? { number(at: offset) }
  func uint32(at offset: Int) -> UInt32? { number(at: offset) }
  func int32(at offset: Int) -> Int32? { number(at: offset) }
}

extension FixedWidthInteger {
  /// Its bytes in the machine's order.
  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }
}
