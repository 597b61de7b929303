import WeatherCore

/// Turns a report into what is written.
struct Presenting: Sendable {
  let invocation: Invocation
  /// Those of the option, else of the configuration; nil follows the country of the place.
  let units: UnitSystem?
  let world: World

  /// The data, a message for all that is missing, and the end.
  func outputs(_ report: Report) -> [Output] {
    let missing = report.missing
    let asked = missing.first { $0.part == subject }
    let flaws = report.flaws
    let complaints =
      missing.map { Complaint($0) } + Report.Part.allCases.compactMap { Complaint(flaws, of: $0) }
    if missing.count == report.askedParts, let asked {
      return Complaint(part: asked.error).outputs
    }
    let end = Output.exit(asked.map { ExitCode($0.error) } ?? .success)
    return [.out(text(report))] + complaints.map { .error($0.text) } + [end]
  }

  /// The part that a command is about: without it, it has failed.
  private var subject: Report.Part {
    switch invocation.command {
    case .glance, .current, .demo: .current
    case .hourly: .hourly
    case .daily: .daily
    }
  }

  private func text(_ report: Report) -> String {
    if invocation.options.asJSON { return JSONReport(report, units: units ?? .metric).text }
    let inColor = invocation.options.color.isOn(
      in: world.environment,
      isTerminal: world.output.isTerminal
    )
    let units = self.units ?? UnitSystem(country: report.place.country)
    return Screen(report, units: units, columns: world.columns).lines(invocation.command)
      .map { $0.rendered(inColor: inColor) + "\n" }.joined()
  }
}
