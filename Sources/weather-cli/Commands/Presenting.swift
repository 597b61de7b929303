import Foundation
import WeatherCore

/// Turns a report into what is written.
struct Presenting: Sendable {
  let invocation: Invocation
  let settings: Settings
  let world: World

  /// - Throws: A complaint where the command has no such form.
  init(_ invocation: Invocation, _ session: Session) throws(Complaint) {
    self.invocation = invocation
    settings = session.settings
    world = session.world
    switch (invocation.options.form, invocation.command) {
    case (.screen, _), (.json, _), (_, .glance), (_, .current), (_, .demo): break
    default:
      throw Complaint(
        summary: "weather-cli \(invocation.command.rawValue) is written as text or as JSON alone.",
        advice: ["The other forms show the weather now; leave the command out."],
        exit: .usage
      )
    }
  }

  /// The data, a message for all that is missing, and the end.
  func outputs(_ report: Report) -> [Output] {
    let missing = report.missing
    let asked = missing.first { $0.part == subject }
    if missing.count == report.askedParts, let asked {
      return Complaint(part: asked.error, of: report.title).outputs
    }
    let flaws = report.flaws
    let complaints =
      passedOver(report)
      + [report.stalest.flatMap { Complaint(stale: $0, now: report.now) }].compactMap(\.self)
      + missing.map { Complaint($0, of: report.title) }
      + Report.Part.allCases.compactMap { Complaint(flaws, of: $0) }
    return [.out(text(report))] + complaints.map { .error($0.text) }
      + [.exit(ending(report, asked))]
  }

  private func ending(_ report: Report, _ asked: Report.Missing?) -> ExitCode {
    if let asked { return ExitCode(asked.error) }
    return invocation.options.isStrict && report.stalest != nil ? .stale : .success
  }

  /// The part that a command is about: without it, it has failed.
  private var subject: Report.Part {
    switch invocation.command {
    case .glance, .current, .demo, .sun: .current
    case .hourly: .hourly
    case .daily: .daily
    case .alerts: .alerts
    case .air: .air
    }
  }

  /// Each provider that failed once, however many parts it failed for.
  private func passedOver(_ report: Report) -> [Complaint] {
    let origins = Report.Part.allCases.compactMap { report.origins[$0] }
    return origins.flatMap { origin in
      origin.source.passedOver.filter { !$0.error.isLack }
        .map { Complaint($0, for: origin.source) }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func text(_ report: Report) -> String {
    // JSON is for programs: its units do not depend on the place, unless some are asked for.
    if invocation.options.form == .json {
      return JSONReport(
        report,
        units: settings.units?.units(in: nil) ?? .metric,
        isAlmanac: invocation.command == .sun
      ).text
    }
    var units =
      settings.units?.units(in: report.place.country)
      ?? Units(UnitSystem(country: report.place.country))
    if let language = settings.appearance.language {
      units.decimalSign = Language.locale(language).decimalSeparator ?? "."
    }
    let brief = Brief(report, units: units, appearance: settings.appearance)
    switch invocation.options.form {
    case .screen, .json:
      return CellWidth.measuring(settings.appearance.ambiguous) { screen(report, units) }
    case .oneline: return brief.line + "\n"
    case .format(let template): return template.filled { brief.text(of: $0) } + "\n"
    case .waybar: return Waybar(brief).text
    case .prometheus: return Metrics(report).text
    }
  }

  private func screen(_ report: Report, _ units: Units) -> String {
    let inColor = settings.color.isOn(in: world.environment, isTerminal: world.output.isTerminal)
    let appearance = settings.appearance
    return Screen(report, units: units, columns: world.columns, appearance: appearance)
      .lines(invocation.command)
      .map { appearance.icons.drawn($0).rendered(inColor: inColor) + "\n" }.joined()
  }
}

extension WeatherError {
  /// Whether a provider could not have answered whatever its state.
  fileprivate var isLack: Bool {
    switch self {
    case .missingKey, .notSubscribed, .notOffered: true
    default: false
    }
  }
}
