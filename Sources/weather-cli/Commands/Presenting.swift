import Foundation
import Signals
import WeatherCore

/// Turns a report into what is written.
struct Presenting: Sendable {
  let invocation: Invocation
  let settings: Settings
  let world: World
  /// Whether JSON is one line, for programs that read line by line.
  private let isRecord: Bool

  /// - Throws: A complaint where the command has no such form.
  init(
    _ invocation: Invocation,
    _ session: Session,
    isRecord: Bool = false
  ) throws(Complaint) {
    self.invocation = invocation
    self.isRecord = isRecord
    settings = session.settings
    world = session.world
    switch invocation.options.form {
    case .screen, .json: break
    case .oneline, .format, .waybar, .prometheus:
      if invocation.command.hasBriefForms { break }
      throw Complaint(
        summary: "weather-cli \(invocation.command.rawValue) is written as text or as JSON alone.",
        advice: ["The other forms show the weather now; leave the command out."],
        exit: .usage
      )
    }
  }

  /// The data, a message for all that is missing, and the end.
  func outputs(_ report: Report) -> [Output] {
    data(report) + complaints(report).map { .error($0.text) } + [.exit(ending(report))]
  }

  /// What is to be told besides the data.
  func complaints(_ report: Report) -> [Complaint] {
    if let nothing = nothing(report) { return [nothing] }
    let flaws = report.flaws
    return passedOver(report)
      + [report.stalest.flatMap { Complaint(stale: $0, now: report.now, settings.asked) }]
      .compactMap(\.self)
      + report.missing.map {
        Complaint($0, of: report.title, by: provider(of: report), settings.asked)
      }
      + Report.Part.allCases.compactMap { Complaint(flaws, of: $0) }
  }

  /// Why nothing that was asked for came; nil where something did.
  private func nothing(_ report: Report) -> Complaint? {
    guard report.missing.count == report.askedParts else { return nil }
    return missing(report).map {
      Complaint($0, alone: report.title, by: provider(of: report), settings.asked)
    }
  }

  /// The part that the command is about, if it did not come.
  private func missing(_ report: Report) -> Report.Missing? {
    report.missing.first { $0.part == subject }
  }

  /// The outputs, with the picture written to its file where one was asked for.
  func written(_ report: Report) -> Signal<[Output], Never> {
    let outputs = outputs(report)
    guard let path = invocation.options.svg, path != "-", let picture = picture(report) else {
      return .just(outputs)
    }
    return world.writeOutput(path, picture.text).map { isWritten in
      isWritten
        ? outputs : outputs.filter { !$0.isEnd } + Complaint(unwritten: "picture", path).outputs
    }
  }

  /// Who was asked for what is missing; nil for one of several.
  func provider(of report: Report) -> String? {
    settings.providers.count == 1 ? report.source.name : nil
  }

  /// How the command ends.
  func ending(_ report: Report) -> ExitCode {
    if let nothing = nothing(report) { return nothing.exit }
    if let missing = missing(report) { return ExitCode(missing.error) }
    return invocation.options.isStrict && report.stalest != nil ? .stale : .success
  }

  /// The part that a command is about: without it, it has failed.
  private var subject: Report.Part {
    switch invocation.command {
    case .glance, .current, .sun: .current
    case .hourly, .chart: .hourly
    case .daily: .daily
    case .alerts: .alerts
    case .air: .air
    }
  }

  /// Each provider that failed, or lacks its key, once, however many parts it failed for.
  private func passedOver(_ report: Report) -> [Complaint] {
    let origins = Report.Part.allCases.compactMap { report.origins[$0] }
    return origins.flatMap { origin in
      origin.source.passedOver.filter { !$0.error.isLack || $0.error == .missingKey }
        .map { Complaint($0, for: origin.source, settings.asked) }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The text, or the picture where one was asked for on the output; none where nothing came.
  func data(_ report: Report) -> [Output] {
    if nothing(report) != nil { return [] }
    guard let path = invocation.options.svg else { return [.out(text(report))] }
    guard let picture = picture(report) else {
      return [.error("weather-cli: The provider has no hours to draw.\n")]
    }
    return path == "-" ? [.out(picture.text)] : []
  }

  private func picture(_ report: Report) -> Meteogram? {
    let units = settings.units(for: report.place)
    return Meteogram(report, units: units, appearance: settings.appearance)
  }

  private func text(_ report: Report) -> String {
    // JSON is for programs: its units do not depend on the place, unless some are asked for.
    if invocation.options.form == .json {
      let json = JSONReport(
        report,
        units: settings.units?.units(in: nil) ?? .metric,
        isAlmanac: invocation.command == .sun
      )
      return isRecord ? json.line : json.text
    }
    let units = settings.units(for: report.place)
    let brief = Brief(report, units: units, appearance: settings.appearance)
    switch invocation.options.form {
    case .screen, .json:
      return CellWidth.measuring(settings.appearance.ambiguous) { screen(report, units) }
    case .oneline: return brief.line + "\n"
    case .format(let template): return template.filled { brief.text(of: $0) } + "\n"
    case .waybar: return Waybar(brief).text
    case .prometheus: return Metrics.text([report])
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

extension Settings {
  /// The units for a place: those that were asked for, else those of its country.
  func units(for place: Place) -> Units {
    var units = units?.units(in: place.country) ?? Units(UnitSystem(country: place.country))
    if let language = appearance.language {
      units.decimalSign = Language.locale(language).decimalSeparator ?? "."
    }
    return units
  }
}
