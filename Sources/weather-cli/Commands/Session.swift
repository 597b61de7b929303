import WeatherCore

/// What a run works with, settled from the command line, the environment and the configuration.
struct Session: Sendable {
  let answering: Answering
  let place: PlaceQuery
  /// nil follows the country of the place.
  let units: UnitSystem?
  /// What must not be written; nil where none is used.
  let key: APIKey?

  init(_ invocation: Invocation, in world: World) throws(Complaint) {
    if invocation.command == .demo {
      // Recorded data needs neither key nor configuration, so a broken one is no reason to fail.
      let configuration = try? Configuration.load(
        environment: world.environment,
        read: world.configurationFile
      )
      answering = Answering(demoIn: world)
      place = invocation.place ?? .name(Self.demoPlace)
      units = invocation.options.units ?? configuration?.units
      key = configuration?.key
      return
    }
    let configuration: Configuration
    do throws(ConfigurationError) {
      configuration = try .load(environment: world.environment, read: world.configurationFile)
    } catch {
      throw Complaint(error)
    }
    place = try Self.place(invocation, configuration)
    units = invocation.options.units ?? configuration.units
    guard let key = configuration.key else { throw Complaint.missingKey(askedFor: place) }
    self.key = key
    answering = Answering(key: key, baseURL: try Self.baseURL(world), in: world)
  }

  private static let demoPlace = "Lisbon"

  private static func place(
    _ invocation: Invocation,
    _ configuration: Configuration
  ) throws(Complaint) -> PlaceQuery {
    if let place = invocation.place ?? configuration.place { return place }
    throw Complaint(
      summary: "No place was given, and the configuration names none.",
      advice: ["Give one, as in weather-cli Lisbon, or see how it looks: weather-cli demo"],
      exit: .usage
    )
  }

  private static func baseURL(_ world: World) throws(Complaint) -> BaseURL {
    guard let text = world.environment["OPENWEATHERMAP_BASE_URL"], !text.isEmpty else {
      return .openWeatherMap
    }
    if let url = BaseURL(text) { return url }
    throw Complaint(
      summary: "OPENWEATHERMAP_BASE_URL is not an address that a key may be sent to.",
      advice: [
        "Use https, or http to 127.0.0.1 or [::1], without user and query, and a port to 65535."
      ],
      exit: .usage
    )
  }
}

extension Answering {
  /// Live weather of OpenWeatherMap.
  init(key: APIKey, baseURL: BaseURL, in world: World) {
    let client = OpenWeatherMapClient(
      key: key,
      transport: world.transport,
      baseURL: baseURL,
      now: world.now
    )
    let source = Report.Source(name: client.name, attribution: client.attribution)
    self.init(provider: client, world: world, naming: client.places(at:)) { _ in
      Setting(source: source, now: world.now())
    }
  }
}
