/// A graph with everything that happens to it: the whole of one check.
public struct Specimen: Hashable, Sendable {
  /// What is composed.
  public var graph: Graph
  /// The hot sources that it may listen to.
  public var hots: [Hot]
  /// The tick before which the observer leaves.
  public var end: Int

  /// `graph` over those hot sources, observed until `end`.
  public init(_ graph: Graph, hots: [Hot] = [], until end: Int = 40) {
    self.graph = graph
    self.hots = hots
    self.end = end
  }

  /// What has to be seen; nil if that is too much to be worth it.
  public func expected() -> [Seen]? {
    var interpreter = Interpreter(hots, until: end)
    // Hot sources and the end are queued first, the observer comes after them.
    let events = try? interpreter.run(graph, at: Moment.start.then(1))
    return events?.map { Seen($0.moment.time, $0.kind) }
  }
}

extension Specimen: CustomStringConvertible {
  /// The graph, and what the hot sources do that it uses.
  public var description: String {
    let used = hots.indices.filter { graph.uses(.hot($0)) }
    let lines = used.map { "hot(\($0)) is \(hots[$0].memory) \(hots[$0].script)" }
    return (["\(graph)"] + lines + ["until \(end)"]).joined(separator: "\n")
  }
}

extension Graph {
  fileprivate func uses(_ wanted: Operation) -> Bool {
    operation == wanted || inputs.contains { $0.uses(wanted) }
  }
}
