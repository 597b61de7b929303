import Counting

extension Suite {
  /// Nanoseconds an event: medians of rounds in which every workload has its turn, each beside a
  /// turn of the floor, so that what disturbs the machine disturbs both.
  func times(rounds: Int, share: Double) -> [Figure] {
    var times: [String: [Double]] = [:]
    var ratios: [String: [Double]] = [:]
    for _ in 0..<rounds {
      for workload in workloads {
        let floorTime = time(floor, share)
        let time = time(workload, share)
        times[workload.name, default: []].append(time)
        ratios[workload.name, default: []].append(time / floorTime)
      }
    }
    let medians = (times.mapValues(median), ratios.mapValues(median))
    return rows.map { row in
      var figure = Figure(name: row.name)
      figure.nanoseconds = row.figure(medians.0)
      figure.ratio = row.figure(medians.1)
      return figure
    }
  }

  /// Allocations an event, exactly: what twice the events cost more than once.
  ///
  /// Whatever happens once, at the start or when a buffer grows, cancels out.
  func allocations() -> [Figure] {
    var counts: [String: Double] = [:]
    for workload in countedWorkloads {
      let events = workload.countedEvents
      workload.make(events)()
      let once = allocations(workload, events)
      counts[workload.name] = Double(allocations(workload, events * 2) - once) / Double(events)
    }
    return rows.filter(\.isCounted).map { row in
      var figure = Figure(name: row.name)
      figure.allocations = row.figure(counts)
      figure.allocationGoal = row.allocationGoal
      return figure
    } + footprints.map(bytes)
  }

  /// Bytes that are alive after all events and were not before, once the first ones had warmed up
  /// what is kept.
  func growth(share: Double) -> [Figure] {
    growths.map { growth in
      let warm = growth.make(10_000)
      warm()
      let events = max(Int(Double(growth.events) * share), 10_000)
      let run = growth.make(events)
      let before = counting_live_bytes()
      run()
      var figure = Figure(name: growth.name)
      figure.bytes = Double(counting_live_bytes() - before)
      return figure
    }
  }

  private func bytes(_ footprint: Footprint) -> Figure {
    _ = footprint.make(footprint.count)
    let before = counting_live_bytes()
    let made = footprint.make(footprint.count)
    let bytes = Double(counting_live_bytes() - before)
    var figure = Figure(name: footprint.name)
    // The array that holds them is not theirs.
    figure.bytes = bytes / Double(made.count) - 8
    figure.byteGoal = footprint.byteGoal
    return figure
  }

  private func time(_ workload: Workload, _ share: Double) -> Double {
    let events = max(Int(Double(workload.events) * share), workload.countedEvents)
    let run = workload.make(events)
    let start = counting_nanoseconds()
    run()
    return Double(counting_nanoseconds() - start) / Double(events)
  }

  /// The least of several counts: what the system's own threads allocate meanwhile only adds.
  private func allocations(_ workload: Workload, _ events: Int) -> Int {
    let counts = (0..<7).map { _ in
      let run = workload.make(events)
      let before = counting_allocations()
      run()
      return Int(counting_allocations() - before)
    }
    return counts.min() ?? 0
  }

  private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}
