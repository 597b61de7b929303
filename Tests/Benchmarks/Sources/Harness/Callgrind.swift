import Counting
import Foundation

/// Instructions an event, counted by valgrind's callgrind; they repeat from run to run.
enum Callgrind {
  /// Runs this very program under callgrind and reads what it counted of each workload.
  static func counts() throws -> [String: Double] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("callgrind-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=\(folder.path)/out",
      CommandLine.arguments[0],
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let counts = try read(folder)
    guard process.terminationStatus == 0, !counts.isEmpty else { throw Failed() }
    return counts
  }

  /// The figures of a suite's rows.
  static func instructions(of suite: Suite, _ counts: [String: Double]) -> [Figure] {
    suite.rows.filter(\.isCounted).map { row in
      var figure = Figure(name: row.name)
      figure.instructions = row.figure(counts)
      figure.instructionGoal = row.instructionGoal
      return figure
    }
  }

  /// The other side: marks the measured part of each workload.
  static func mark(_ suite: Suite) {
    for workload in suite.countedWorkloads {
      workload.make(64)()
      let run = workload.make(workload.countedEvents)
      counting_callgrind_start()
      run()
      counting_callgrind_finish("\(workload.name)@\(workload.countedEvents)")
    }
  }

  struct Failed: Error, CustomStringConvertible {
    var description: String {
      """
      valgrind counted nothing. Install valgrind with its headers, and build again: \
      apt-get install valgrind
      """
    }
  }

  /// One file a mark: its label says whose, its summary how many.
  private static func read(_ folder: URL) throws -> [String: Double] {
    var counts: [String: Double] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      let trigger = "desc: Trigger: Client Request: "
      guard let label = lines.first(where: { $0.hasPrefix(trigger) })?.dropFirst(trigger.count),
        let total = lines.first(where: { $0.hasPrefix("summary: ") || $0.hasPrefix("totals: ") }),
        let count = total.split(separator: " ").last.flatMap({ Double($0) }),
        let at = label.lastIndex(of: "@"), let events = Double(label[label.index(after: at)...])
      else { continue }
      counts[String(label[..<at])] = count / events
    }
    return counts
  }
}
