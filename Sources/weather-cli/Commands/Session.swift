import Signals
import WeatherCore

/// What a run works with, settled from the command line, the environment and the configuration.
struct Session: Sendable {
  let answering: Answering
  let settings: Settings
  /// The places that are kept; none where they are not needed or cannot be read.
  let kept: PlaceList
  /// What is to be told before anything else.
  let warnings: [Complaint]
  /// What is told of requests and stored answers; nil where nobody wants to know.
  let log: RequestLog?
  let world: World

  /// - Parameter isDemo: Whether recorded data is shown, which needs neither key nor configuration,
  ///   so that a broken one is no reason to fail.
  init(_ options: Options, isDemo: Bool = false, in world: World) throws(Complaint) {
    var settings: Settings
    let notices: [Complaint]
    do throws(ConfigurationError) {
      let configuration = try Self.configuration(isDemo: isDemo, in: world)
      settings = try Settings(options, configuration, in: world)
      notices = isDemo ? [] : configuration.notices
    } catch {
      throw Complaint(error)
    }
    settings.isDemo = isDemo
    self.settings = settings
    let keyVariable = settings.providers.compactMap(\.keyVariable).first
    if options.key != nil, keyVariable == nil { throw .keyOfNobody(settings.providers) }
    let log = options.isDebugging ? RequestLog(on: world.scheduler) : nil
    var world = world
    var store = settings.usesCache ? world.store : .none
    if log != nil || world.tracer != nil {
      let observe = { [tracer = world.tracer] (transport: Transport) in
        let traced = transport.traced(in: tracer)
        return log?.transport(traced) ?? traced
      }
      world.transport = world.observed?(observe) ?? observe(world.transport)
    }
    if let log { store = log.store(store) }
    self.world = world
    self.log = log
    let (kept, warnings) = isDemo ? (PlaceList(), []) : Self.places(in: world)
    self.kept = kept
    let shownKey = options.key == nil ? nil : keyVariable.map(Complaint.keyOnCommandLine(better:))
    self.warnings = notices + warnings + [shownKey].compactMap(\.self)
    if isDemo {
      answering = Answering(demoIn: world)
    } else {
      let supply = try Supply(settings, in: world, store)
      answering = Answering(supply: supply, world: world, asked: settings.asked) {
        [now = world.now] _, _ in Answering.Setting(now: now())
      }
    }
  }

  private static func configuration(
    isDemo: Bool,
    in world: World
  ) throws(ConfigurationError) -> Configuration {
    do throws(ConfigurationError) {
      return try .load(environment: world.environment, read: world.configurationFile)
    } catch {
      if isDemo { return Configuration() }
      throw error
    }
  }

  private static func places(in world: World) -> (PlaceList, [Complaint]) {
    guard let storage = world.places else { return (PlaceList(), []) }
    let places = SavedPlaces(in: storage)
    return (places.list.value, [places.notice.value].compactMap { $0.map { Complaint($0) } })
  }

  /// The place that is meant: the one that was said, else the selected one, else that of the
  /// configuration.
  func query(_ invocation: Invocation) throws(Complaint) -> PlaceQuery {
    if let place = invocation.place { return place }
    if settings.isDemo { return .name(Self.demoPlace(for: invocation.command)) }
    if let selected = kept.selected { return .kept(selected) }
    if let place = settings.place { return place }
    let word = invocation.command == .glance ? "" : " " + invocation.command.rawValue
    let (line, demo) = ("weather-cli" + word, "weather-cli demo" + word)
    throw Complaint(
      summary: "No place was given, and the configuration names none.",
      advice: ["Give one, as in \(line) Lisbon, or see how it looks: \(demo)"],
      exit: .usage
    )
  }

  /// The recording to show where none is named: one that has what a command is about.
  static func demoPlace(for command: Command = .glance) -> String {
    command == .alerts ? "Berlin" : "Lisbon"
  }
}
