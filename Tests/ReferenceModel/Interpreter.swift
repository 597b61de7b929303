/// Says what a graph sends, by lists alone: each operator makes one list of timed events of others.
///
/// It is slow and it is simple. A list holds all that a signal would send if nobody stopped it;
/// to stop it is to leave the rest of the list unread.
struct Interpreter {
  /// What hot sources do.
  let hots: [Hot]
  /// Nothing from this tick on is looked at.
  let horizon: Int
  /// How many more events may be written; a graph may be too large to be worth it.
  private(set) var budget: Int

  init(_ hots: [Hot], until horizon: Int, budget: Int = 20_000) {
    self.hots = hots
    self.horizon = horizon
    self.budget = budget
  }

  struct TooLarge: Error {}

  /// What `graph` sends to who subscribes at `moment`.
  mutating func run(_ graph: Graph, at moment: Moment) throws -> [Event] {
    let events = try interpret(graph, at: moment).prefix { $0.moment.time < horizon }
    budget -= events.count + 1
    if budget < 0 { throw TooLarge() }
    return Array(events)
  }

  private mutating func interpret(_ graph: Graph, at moment: Moment) throws -> [Event] {
    if let events = source(graph.operation, at: moment) { return events }
    if let events = try oneByOne(graph, at: moment) { return events }
    if let events = try followed(graph, at: moment) { return events }
    if let events = try joined(graph, at: moment) { return events }
    if let events = try flattened(graph, at: moment) { return events }
    if let events = try timed(graph, at: moment) { return events }
    if let events = try cut(graph, at: moment) { return events }
    if let events = try shared(graph, at: moment) { return events }
    preconditionFailure("The model does not know \(graph.operation)")
  }
}
