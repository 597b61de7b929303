import Signals
import WeatherCore

/// What `weather-cli watch` does: a round through the places, a rest, and again.
///
/// ```
/// places ─ four at a time: place ─ report ─ record ─┐
///   ▲                                               ├─ outputs
///   └────────── rest, short after a failure ────────┘
/// ```
struct WatchRun: Sendable {
  private let session: Session
  private let presenting: Presenting
  private let plan: WatchPlan

  /// - Throws: A complaint where the places cannot be shown in that form.
  init(_ plan: WatchPlan, _ options: Options, _ session: Session) throws(Complaint) {
    var options = options
    if options.form == .screen { options.form = .oneline }
    presenting = try Presenting(Invocation(options: options), session, isRecord: true)
    self.plan = plan
    self.session = session
  }

  /// How many places are asked about at once.
  private static let breadth = 4
  /// The rest after a round in which something failed that may pass.
  private static let briefRest = Duration.seconds(60)

  /// A record for each place in each round, and what went wrong; never ends by itself.
  ///
  /// Fails where a place is not known or a key is refused, since neither gets better by waiting.
  var outputs: Signal<[Output], Complaint> {
    let queries: [PlaceQuery]
    do throws(Complaint) {
      queries = try places
    } catch {
      return .fail(error)
    }
    return .defer { rounds(queries) }
  }

  private var places: [PlaceQuery] {
    get throws(Complaint) {
      if !plan.all { return plan.places.isEmpty ? [try session.query(Invocation())] : plan.places }
      if !session.kept.places.isEmpty { return session.kept.places.map { .kept($0) } }
      throw Complaint(
        summary: "No places are kept, so there is nothing to watch.",
        advice: ["Name some, or keep one: weather-cli places add Lisbon"],
        exit: .usage
      )
    }
  }

  private func rounds(_ queries: [PlaceQuery]) -> Signal<[Output], Complaint> {
    let scheduler = session.world.scheduler
    let hasFailed = MutableProperty(false)
    let start = MutableProperty(scheduler.now)
    let rest = Signal<[Output], Complaint>.defer {
      let every = hasFailed.value ? min(Self.briefRest, plan.every) : plan.every
      return Signal<Int, Never>.timer(
        max(.zero, start.value + every - scheduler.now),
        on: scheduler
      )
      .map { _ in [] }.promoteError()
    }
    return (isExposition ? exposition(queries) : round(queries))
      .doNext { if $0.mayPass { hasFailed.value = true } }
      .map(\.outputs)
      .initially {
        hasFailed.value = false
        start.value = scheduler.now
      }
      .concat(rest)
      .repeat()
  }

  /// Each place once, in the order in which the answers come.
  private func round(_ queries: [PlaceQuery]) -> Signal<Record, Complaint> {
    Signal<PlaceQuery, Complaint>.values(queries)
      .flattenMap(.concurrent(Self.breadth)) { record($0, isOneOfSeveral: queries.count > 1) }
      .enumerated()
      .map { [self] index, record in
        var record = record
        record.progress = progress(index + 1, of: queries.count)
        return record
      }
      .startWith(Record(progress: progress(0, of: queries.count)))
  }

  /// Whether a round is one document, in which each metric is told of once.
  private var isExposition: Bool { presenting.invocation.options.form == .prometheus }

  /// Each place once, and then what is known of all of them, with an empty line after it.
  private func exposition(_ queries: [PlaceQuery]) -> Signal<Record, Complaint> {
    .defer { [self] in
      let reports = MutableProperty<[Report]>([])
      let document = Signal<Record, Complaint>.defer {
        let text = Metrics.text(reports.value.sorted { $0.title < $1.title })
        return .just(Record(data: text.isEmpty ? [] : [.out(text + "\n")]))
      }
      return round(queries)
        .doNext { record in
          if let report = record.report { reports.modify { $0.append(report) } }
        }
        .concat(document)
    }
  }

  private func record(
    _ query: PlaceQuery,
    isOneOfSeveral: Bool
  ) -> Signal<Record, Complaint> {
    session.answering.place(query, kept: session.kept)
      .flattenMap { place in
        session.answering.report(.glance, at: place).promoteError(Complaint.self)
      }
      .tryMap { [self] (report) throws(Complaint) in
        let code = presenting.ending(report)
        if code == .key {
          throw Complaint(
            report.missing.first?.error ?? .invalidKey,
            by: presenting.provider(of: report),
            presenting.settings.asked
          )
        }
        return Record(
          data: isExposition ? [] : presenting.data(report),
          complaints: presenting.complaints(report)
            .map { isOneOfSeveral ? $0.about(report.title) : $0 },
          mayPass: code != .success || report.stalest?.failure != nil,
          report: report.current == nil ? nil : report
        )
      }
      .catch { complaint in
        switch complaint.exit {
        case .network, .rateLimit:
          let told = isOneOfSeveral ? complaint.about(query.title) : complaint
          return .just(Record(complaints: [told], mayPass: true))
        default: return .fail(complaint)
        }
      }
  }

  /// How far the round is, on a terminal; taken back at its end.
  private func progress(_ done: Int, of count: Int) -> [Output] {
    let world = session.world
    guard world.showsProgress else { return [] }
    if done == count { return [.progress("")] }
    let line = Line("\(done) of \(count) places").truncated(to: (world.messages.columns ?? 80) - 1)
    return [.progress(line.rendered(inColor: false))]
  }
}

/// What is written of one place in one round.
private struct Record: Sendable {
  var data: [Output] = []
  var complaints: [Complaint] = []
  var progress: [Output] = []
  /// Whether something is missing that may be there later.
  var mayPass = false
  /// What is known, if anything is.
  var report: Report?

  var outputs: [Output] { data + complaints.map { .error($0.text) } + progress }
}

extension PlaceQuery {
  /// What it is called in a message; nil where that has to be found out.
  fileprivate var title: String? {
    switch self {
    case .name(let name): name
    case .coordinate(let coordinate): Words.coordinate(coordinate)
    case .kept(let kept): Words.title(kept.place)
    case .here: nil
    }
  }
}

extension Complaint {
  /// The complaint, saying of which of several places it is.
  fileprivate func about(_ place: String?) -> Complaint {
    guard let place, !summary.contains(place) else { return self }
    var complaint = self
    complaint.summary = "\(place): \(summary)"
    return complaint
  }
}
