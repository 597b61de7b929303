/// Something to measure: set up once, then run over a number of events.
package struct Workload: Sendable {
  package let name: String
  /// How many events a timed run has.
  package let events: Int
  /// How many events instructions and allocations are counted over; counts repeat, so few do.
  ///
  /// A timed run has no fewer.
  package let countedEvents: Int
  /// Sets up for a number of events and returns the part that is measured.
  package let make: @Sendable (Int) -> () -> Void

  package init(
    _ name: String,
    events: Int,
    counted: Int? = nil,
    make: @escaping @Sendable (Int) -> () -> Void
  ) {
    self.name = name
    self.events = events
    countedEvents = counted ?? min(events, 10_000)
    self.make = make
  }
}

/// One row of the table of costs: what a path costs an event, and what it may cost.
package struct Row: Sendable {
  package let name: String
  package let workload: Workload
  /// What the workload does besides, to be subtracted.
  package let over: Workload?
  /// How many of the row's unit one event has, for example the stages of a chain.
  package let times: Double
  package let instructionGoal: Double?
  package let allocationGoal: Double?
  /// Whether counts repeat; where threads race each other, time alone says something.
  package let isCounted: Bool

  package init(
    _ name: String,
    _ workload: Workload,
    over: Workload? = nil,
    times: Double = 1,
    instructions: Double? = nil,
    allocations: Double? = 0,
    isCounted: Bool = true
  ) {
    self.name = name
    self.workload = workload
    self.over = over
    self.times = times
    instructionGoal = instructions
    allocationGoal = allocations
    self.isCounted = isCounted
  }

  /// The row's figure, from those of its workloads.
  func figure(_ measured: [String: Double]) -> Double? {
    guard let whole = measured[workload.name] else { return nil }
    guard let over else { return whole / times }
    return measured[over.name].map { (whole - $0) / times }
  }
}

/// Memory that something keeps while it lives.
package struct Footprint {
  package let name: String
  package let byteGoal: Double?
  package let count: Int
  /// Makes that many and returns what keeps them alive.
  package let make: (Int) -> [AnyObject]

  package init(
    _ name: String,
    bytes: Double? = nil,
    count: Int,
    make: @escaping (Int) -> [AnyObject]
  ) {
    self.name = name
    byteGoal = bytes
    self.count = count
    self.make = make
  }
}

/// Memory that events leave behind while a chain lives on.
package struct Growth {
  package let name: String
  package let events: Int
  /// Sets up for a number of events and returns the part that may not grow.
  package let make: (Int) -> () -> Void

  package init(_ name: String, events: Int, make: @escaping (Int) -> () -> Void) {
    self.name = name
    self.events = events
    self.make = make
  }
}

/// What a benchmark program measures beside one floor.
package struct Suite {
  package let rows: [Row]
  package let footprints: [Footprint]
  package let growths: [Growth]
  /// A hand-written equivalent, measured in turn with every workload, that times are compared to.
  package let floor: Workload

  package init(
    rows: [Row],
    footprints: [Footprint] = [],
    growths: [Growth] = [],
    floor: Workload
  ) {
    self.rows = rows
    self.footprints = footprints
    self.growths = growths
    self.floor = floor
  }

  /// Each workload once.
  var workloads: [Workload] { workloads(of: rows) }

  /// Each workload whose counts repeat, once.
  var countedWorkloads: [Workload] { workloads(of: rows.filter(\.isCounted)) }

  private func workloads(of rows: [Row]) -> [Workload] {
    var seen: Set<String> = []
    return ([floor] + rows.flatMap { [$0.workload] + ($0.over.map { [$0] } ?? []) })
      .filter { seen.insert($0.name).inserted }
  }

  /// The rows whose names contain `text`.
  func only(_ text: String?) -> Suite {
    guard let text else { return self }
    return Suite(
      rows: rows.filter { $0.name.contains(text) },
      footprints: footprints.filter { $0.name.contains(text) },
      growths: growths.filter { $0.name.contains(text) },
      floor: floor
    )
  }
}
