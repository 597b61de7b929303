public import Foundation

/// Where a list of places is kept: bytes that several programs may change.
///
/// A value of functions, so that a program may keep them somewhere else and a test may fail them.
public struct PlaceStorage: Sendable {
  /// What is to become of the bytes.
  public enum Change: Sendable, Hashable {
    /// They stay.
    case keep
    /// Others take their place.
    case replace(Data)
    /// Others take their place, and they are kept under another name, which ends in the text.
    case setAside(String, replacedBy: Data)
  }

  /// Where the bytes are, for people.
  public let path: String
  private let run: @Sendable (Decision) throws(PlacesError) -> String?

  /// Makes a change of the bytes there are; nil where there are none yet.
  ///
  /// It may be asked twice, and what it says last counts.
  public typealias Decision = (Data?) throws(PlacesError) -> Change

  /// Storage that does what it is told.
  ///
  /// - Parameters:
  ///   - path: Where the bytes are, for people.
  ///   - update: Lets a closure decide on the newest bytes, and carries out the last decision so
  ///     that nobody else changes them in between; gives where bytes were set aside.
  public init(
    path: String,
    update: @escaping @Sendable (_ decide: Decision) throws(PlacesError) -> String?
  ) {
    self.path = path
    run = update
  }

  /// Lets `decide` decide on the newest bytes and carries that out.
  ///
  /// - Returns: Where the bytes were kept that were set aside.
  @discardableResult
  public func update(_ decide: Decision) throws(PlacesError) -> String? { try run(decide) }
}

extension PlaceStorage {
  /// A file.
  ///
  /// It is replaced as a whole or not at all, and readable by its owner alone. Programs wait for
  /// each other by a lock on a second file beside it, which ends in `.lock`. A symbolic link stays
  /// one. The folder is made with the first change. A file over 4 MiB is not read.
  public static func file(_ url: URL) -> PlaceStorage {
    PlaceStorage(path: url.path) { (decide) throws(PlacesError) in
      try LockedFile(url).update(decide)
    }
  }

  /// Where the XDG Base Directory Specification wants a program's places: `places.json` in the
  /// program's folder under `XDG_CONFIG_HOME`, which must be absolute to count, else under
  /// `.config` at home; nil where neither is known.
  public static func standardURL(
    program: String = "weather-cli",
    environment: [String: String]
  ) -> URL? {
    UserFolder.configuration.path(of: program, environment: environment)
      .map { URL(filePath: "\($0)/places.json", directoryHint: .notDirectory) }
  }
}
