import WeatherCore

/// Where a key is to be had from.
enum KeySource: Sendable, Equatable {
  /// It was written out.
  case key(APIKey)
  /// `@FILE`: the first line of a file that its owner alone may read.
  case file(String)
  /// `!COMMAND`: the first line that a command of the shell writes, as `!pass show owm` does.
  case command(String)

  /// nil for what is none of these.
  init?(_ text: String) {
    let text = text.trimmed
    let rest = text.dropFirst().trimmed
    switch text.first {
    case "@":
      if rest.isEmpty { return nil }
      self = .file(rest)
    case "!":
      if rest.isEmpty { return nil }
      self = .command(rest)
    default:
      guard let key = APIKey(text) else { return nil }
      self = .key(key)
    }
  }

  var literal: APIKey? { if case .key(let key) = self { key } else { nil } }

  /// The key itself, which may take as long as the command takes.
  func key(in world: World) throws(ConfigurationError) -> APIKey {
    switch self {
    case .key(let key): return key
    case .command(let command):
      guard let key = world.runCommand(command).flatMap(Self.firstLine) else {
        throw .noKeyFromCommand
      }
      return key
    case .file(let name):
      let home = world.environment["HOME"] ?? ""
      let path = name.hasPrefix("~/") ? home + name.dropFirst(1) : name
      switch world.configurationFile(path) {
      case .absent: throw .noKeyFile(path: path)
      case .unreadable: throw .unreadableKey(path: path)
      case .tooLarge: throw .noKey(path: path)
      case .text(let text, let mode, let isOwn):
        if !isOwn { throw .foreignKey(path: path) }
        if mode & 0o077 != 0 { throw .exposedKey(path: path) }
        guard let key = Self.firstLine(text) else { throw .noKey(path: path) }
        return key
      }
    }
  }

  private static func firstLine(_ text: String) -> APIKey? {
    text.split(whereSeparator: \.isNewline).first.flatMap { APIKey(String($0)) }
  }
}
