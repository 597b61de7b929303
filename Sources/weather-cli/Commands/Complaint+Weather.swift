import Foundation
import WeatherCore

extension Complaint {
  /// - Parameters:
  ///   - provider: Who could not answer, if that is known.
  ///   - asked: Who was asked, and how.
  init(_ error: WeatherError, by provider: String? = nil, _ asked: Asked = Asked()) {
    let demo = "or see how it looks: weather-cli demo"
    let culprits = asked.culprits(of: error, named: provider)
    let name = provider ?? (culprits.count == 1 ? culprits[0].title : nil)
    let summary = name.map { error.summary(naming: $0) } ?? error.summary
    let advice =
      switch error {
      case .missingKey, .invalidKey: asked.keyAdvice(error, culprits)
      case .offline where asked.isOffline: "Leave --offline out to ask for it."
      case .offline: "Try again when you are online, \(demo)"
      case .transport: error.advice + " Without a network: weather-cli demo"
      case .notOffered:
        [ProviderName.openWeatherMap, .openMeteo].first { !asked.providers.contains($0) }
          .map { "Ask another provider, for example: --provider \($0.rawValue)" } ?? error.advice
      default: error.advice
      }
    self.init(summary: summary, advice: [advice], exit: ExitCode(error))
  }

  /// What was asked about a place did not come.
  init(_ error: WeatherError, for place: String, by provider: String?, _ asked: Asked) {
    self.init(error, by: provider, asked)
    if asked.isDemo, case .notFound = error {
      let command = Spelling.nearest(to: place, among: Tool.demo.words)
      advice = [command.map { "Did you mean weather-cli demo \($0)?" } ?? "Choose one of those."]
    }
    guard error == .offline else { return }
    summary =
      asked.isOffline
      ? "Nothing is stored for \(place)." : "No network, and nothing stored for \(place)."
  }

  /// That what is shown is out of date; nil where nobody failed.
  init?(stale origin: Report.Origin, now: Date, _ asked: Asked) {
    guard let failure = origin.failure else { return nil }
    self.init(failure, by: origin.source.name, asked)
    let age = now.timeIntervalSince(origin.received)
    if Words.isAhead(age) {
      summary += " What is shown was stored at a time that is still to come here."
      advice.append("See that the clock is right.")
    } else {
      summary += " What is shown was stored \(Words.age(age))."
    }
    exit = .success
  }

  /// That a provider was passed over for another one.
  init(_ passedOver: WeatherSource.PassedOver, for source: WeatherSource, _ asked: Asked) {
    self.init(passedOver.error, by: passedOver.name, asked)
    summary += " So this is from \(source.name)."
    exit = .success
  }

  /// The part that was asked for did not come.
  ///
  /// It was asked for by coordinates, so that they are not known is no matter of spelling.
  init(
    _ missing: Report.Missing,
    alone place: String,
    by provider: String?,
    _ asked: Asked
  ) {
    self.init(missing.error, for: place, by: provider, asked)
    guard asked.isDemo else {
      if case .notFound = missing.error { advice = ["Try a place nearby, or another one."] }
      return
    }
    guard missing.error.isLack else { return }
    summary = "The recording of \(place) holds no \(missing.part.content)."
    let command = Command(rawValue: missing.part.rawValue) ?? .glance
    advice = [
      "Another does: weather-cli demo \(command.rawValue) \(Session.demoPlace(for: command))"
    ]
    exit = .other
  }

  /// A part of the report that did not come, while others did.
  init(_ missing: Report.Missing, of place: String, by provider: String?, _ asked: Asked) {
    self.init(missing, alone: place, by: provider, asked)
    summary = "The \(missing.part.name) did not come. \(summary)"
  }

  /// Pieces of a part that could not be read, while the rest of it could; nil for none.
  init?(_ flaws: [Report.Flaw], of part: Report.Part) {
    let flaws = flaws.filter { $0.part == part }
    guard let first = flaws.first else { return nil }
    let pieces = flaws.count == 1 ? "A piece" : "\(flaws.count) pieces"
    let place = flaws.count == 1 ? "" : "the first is "
    self.init(
      summary: "\(pieces) of the \(part.name) cannot be read: \(place)\(first.issue.path)",
      advice: ["The rest is shown; if it stays so, report it with this message."],
      exit: .success
    )
  }
}
